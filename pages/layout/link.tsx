import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { SiteContext } from '../site.js';

interface LinkProps {
  /** From the root of the site, without a slash in front. */
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly title?: string;
  readonly rel?: 'nofollow';
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page';
}

/** A link within the site; relative, so that it holds behind any prefix. */
export function Link({ to, children, ...more }: LinkProps) {
  return (
    <a href={useHref(to)} {...more}>
      {children}
    </a>
  );
}

/** The same address for other attributes than `href` of a link. */
export function useHref(to: string): string {
  const { root } = useContext(SiteContext);
  return `${root}${to}` || './';
}
