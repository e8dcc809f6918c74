/** Where things have their pages, from the root of the site, without a slash in front. */

/** Half of a surrogate pair can't be put into an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

export function keywordPath(slug: string): string {
  return `keywords/${encoded(slug)}`;
}

/** `id` is bare: `overkill/both-units-resolve-damage`. */
export function rulingPath(id: string): string {
  return `rulings/${id.split('/').map(encoded).join('/')}`;
}

export function cardPath(slug: string): string {
  return `cards/${encoded(slug)}`;
}

export function interactionsPath(slugs: readonly string[]): string {
  return slugs.length === 0 ? 'interactions' : `interactions?k=${slugs.map(encoded).join(',')}`;
}

/** How to report a mistake. */
export const REPORT_PATH = 'report';

/** Where a check of keywords, or one `finding` of it, is reported as wrong. */
export function reportPath(slugs: readonly string[], finding: string | null): string {
  const of = finding === null ? '' : `&of=${finding.split(',').map(encoded).join(',')}`;
  return `${REPORT_PATH}?k=${slugs.map(encoded).join(',')}${of}`;
}

/** `line`: the attack in one line; empty for the calculator without one. `reading`: as `ReadingAsked` has it; empty for none. */
export function attackPath(line: string, reading = ''): string {
  return withParameters('attack', [
    ['q', line],
    ['reading', line === '' ? '' : reading],
  ]);
}

/** The calculator with fields that make no attack yet, so that they can be mended where they are; `fields` by their names in the form. */
export function attackFieldsPath(
  fields: readonly (readonly [name: string, value: string])[],
  reading = '',
): string {
  return withParameters('attack', [...fields, ['reading', reading]]);
}

/** The sheet of a deck list. */
export function deckPath(list: string): string {
  return withParameters('deck', [['list', list]]);
}

/** `page`: of the hits, from 1. */
export function searchPath(query: string, page = 1): string {
  return withParameters('search', [['q', query], pageParameter(page)]);
}

/** `keyword`: slug of one that they have; empty for all cards. `page`: of the list, from 1. */
export function cardsPath(keyword: string, page = 1): string {
  return withParameters('cards', [['keyword', keyword], pageParameter(page)]);
}

type Parameter = readonly [name: string, value: string];

function pageParameter(page: number): Parameter {
  return ['page', page === 1 ? '' : String(page)];
}

/** What is empty is left out. */
function withParameters(path: string, parameters: readonly Parameter[]): string {
  const said = parameters.filter(([, value]) => value !== '');
  return said.length === 0
    ? path
    : `${path}?${said.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`;
}
