import type { Options } from './options.js';

/** An element that stands for a keyword. */
export interface Trigger {
  readonly element: HTMLElement;
  /** The link in or around it, if there is one. */
  readonly link: HTMLAnchorElement | null;
  /** Name or slug of the keyword. */
  readonly name: string;
}

export type FindTrigger = (target: EventTarget | null) => Trigger | null;

const LONGEST_NAME = 100;

/** Finds what an event happened at or in. Text that is being edited is left alone. */
export function createFinder({ server, links }: Pick<Options, 'server' | 'links'>): FindTrigger {
  const pages = withoutScheme(`${server}/keywords/`);
  const linked = (link: HTMLAnchorElement): string => {
    const address = withoutScheme(link.href);
    const slug = address.startsWith(pages) ? address.slice(pages.length).split(/[?#]/, 1)[0] : '';
    return slug === undefined || slug.includes('/') ? '' : decoded(slug);
  };
  return (target) => {
    if (!(target instanceof Element)) return null;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const marked = target.closest<HTMLElement>('[data-keyword]') ?? link?.querySelector('[data-keyword]');
    const element = marked ?? link;
    if (!(element instanceof HTMLElement) || element.isContentEditable) return null;
    const name = marked == null ? (links && link !== null ? linked(link) : '') : nameOf(marked);
    if (name === '' || name.length > LONGEST_NAME) return null;
    return { element, link: link ?? element.querySelector<HTMLAnchorElement>('a[href]'), name };
  };
}

/** An attribute without a value means that the text is the name. */
function nameOf(element: Element): string {
  return (element.getAttribute('data-keyword') || element.textContent || '').trim();
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:/, '');
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return '';
  }
}
