import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ScriptName } from '../assets.js';
import { isEmbeddable } from '../embed/embeddable.js';
import { type Site, SiteContext } from '../site.js';
import { Footer } from './footer.js';
import { Header } from './header.js';

/** A page, before it is put into the frame that all share. */
export interface Page {
  /** What it is about, without the name of the site. */
  readonly title: string;
  /** One or two sentences, for search engines and for links that unfurl. */
  readonly description: string;
  /** Its one address, from the root of the site, without a slash in front. */
  readonly path: string;
  readonly body: ComponentChildren;
  readonly scripts?: readonly ScriptName[];
  /** As schema.org has it. */
  readonly linkedData?: Readonly<Record<string, unknown>>;
  /** False for what search engines should not list: results, errors. */
  readonly listed?: boolean;
  /** Of HTTP; 200 when absent. */
  readonly status?: number;
}

/** Of the site, as its pages and links to them show it. */
export const SITE_NAME = 'SWTCG Rules';

/** Scripts and styles from this server only, none inline; nothing else is loaded. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function renderPage(page: Page, site: Site): string {
  const html = renderToString(
    <SiteContext.Provider value={site}>
      <html lang="en">
        <Head page={page} site={site} />
        <body>
          <a class="skip" href="#main">
            Skip to the content
          </a>
          <Header path={page.path} />
          <main id="main">{page.body}</main>
          <Footer revision={site.revision} />
        </body>
      </html>
    </SiteContext.Provider>,
  );
  // Rendered texts are escaped, so the first end of a head is the head's.
  const whole = html.replace('</head>', () => `${linkedData(page)}</head>`);
  return `<!doctype html>\n${whole}\n`;
}

function Head({ page, site }: { readonly page: Page; readonly site: Site }) {
  const { title, description, scripts = [] } = page;
  const asset = (name: string) => `${site.root}${assetPath(site, name)}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title === '' ? SITE_NAME : `${title} - ${SITE_NAME}`}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" type="image/svg+xml" href={asset('icon')} />
      <link rel="stylesheet" href={asset('style')} />
      {scripts.map((script) => (
        <script key={script} src={asset(script)} defer />
      ))}
      {page.listed === false && <meta name="robots" content="noindex" />}
      <Unfurled page={page} site={site} />
    </head>
  );
}

/** From the root of the site. */
function assetPath({ assets }: Site, name: string): string {
  return `assets/${assets.files.get(name) ?? name}`;
}

const PICTURE_SAYS = `${SITE_NAME}: keywords, rulings and attacks of the Star Wars Trading Card Game`;

/** What other sites show of a link to the page. */
function Unfurled({ page, site }: { readonly page: Page; readonly site: Site }) {
  const { title, description, path } = page;
  const url = site.publicUrl === null ? null : `${site.publicUrl}/${path}`;
  return (
    <>
      <meta property="og:type" content={page.linkedData === undefined ? 'website' : 'article'} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={title === '' ? SITE_NAME : title} />
      <meta property="og:description" content={description} />
      {url !== null && <meta property="og:url" content={url} />}
      {url !== null && page.listed !== false && <link rel="canonical" href={url} />}
      {site.publicUrl !== null && url !== null && isEmbeddable(path) && (
        <link
          rel="alternate"
          type="application/json+oembed"
          title={title}
          href={`${site.publicUrl}/oembed?${new URLSearchParams({ url, format: 'json' })}`}
        />
      )}
      {site.publicUrl !== null && (
        <>
          <meta property="og:image" content={`${site.publicUrl}/${assetPath(site, 'picture')}`} />
          <meta property="og:image:width" content="600" />
          <meta property="og:image:height" content="315" />
          <meta property="og:image:alt" content={PICTURE_SAYS} />
        </>
      )}
      <meta name="twitter:card" content={site.publicUrl === null ? 'summary' : 'summary_large_image'} />
    </>
  );
}

/** As a block of data, which no policy for scripts forbids; nothing in it can end its element. */
function linkedData({ linkedData: data }: Page): string {
  if (data === undefined) return '';
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
