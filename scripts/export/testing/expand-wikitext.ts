/** Wikitext of templates by their titles, without namespace. */
export type Templates = ReadonlyMap<string, string>;

/** What a template was called with, by its number (`1`). */
type Arguments = ReadonlyMap<string, string>;

interface Frame {
  readonly templates: Templates;
  readonly given: Arguments;
}

/**
 * What MediaWiki with ParserFunctions makes of calls of templates, for the constructs that the exported templates use: arguments with
 * defaults, `#if`, `#switch` with cases that share a value, `lc`, and what is left out when a template is called. Anything else throws.
 */
export function expandWikitext(text: string, templates: Templates): string {
  return expand(text, { templates, given: new Map() });
}

function expand(text: string, frame: Frame): string {
  let out = '';
  for (let at = 0; at < text.length; ) {
    const width = text.startsWith('{{{', at) ? 3 : text.startsWith('{{', at) ? 2 : 0;
    if (width === 0) {
      out += text.charAt(at);
      at += 1;
      continue;
    }
    const end = closing(text, at, width);
    const inner = text.slice(at + width, end);
    out += width === 3 ? argument(inner, frame) : call(inner, frame);
    at = end + width;
  }
  return out;
}

/** Where the braces that open at `start` close. */
function closing(text: string, start: number, width: number): number {
  const open = [width];
  for (let at = start + width; at < text.length; ) {
    const innermost = open.at(-1) ?? 0;
    if (text.startsWith('}'.repeat(innermost), at)) {
      open.pop();
      if (open.length === 0) return at;
      at += innermost;
    } else if (text.startsWith('{{{', at) || text.startsWith('{{', at)) {
      open.push(text.startsWith('{{{', at) ? 3 : 2);
      at += open.at(-1) ?? 0;
    } else at += 1;
  }
  throw new Error(`Braces are left open: ${text.slice(start, start + 80)}`);
}

/** Cut at the bars that stand in no braces and no link. */
function parts(text: string): readonly string[] {
  const cut = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    if (pair === '{{' || pair === '[[') depth += 1;
    if (pair === '}}' || pair === ']]') depth -= 1;
    if (/^(?:\{\{|\[\[|\}\}|\]\])$/.test(pair)) {
      cut.push(`${cut.pop()}${pair}`);
      at += 1;
    } else if (text.charAt(at) === '|' && depth === 0) cut.push('');
    else cut.push(`${cut.pop()}${text.charAt(at)}`);
  }
  return cut;
}

function argument(inner: string, frame: Frame): string {
  const [name = '', fallback] = parts(inner);
  const key = expand(name, frame).trim();
  return frame.given.get(key) ?? (fallback === undefined ? `{{{${key}}}}` : expand(fallback, frame));
}

function call(inner: string, frame: Frame): string {
  const [head = '', ...rest] = parts(inner);
  const [, name = '', subject = ''] = /^\s*(#\w+|lc):([\s\S]*)$/.exec(head) ?? [];
  if (name === 'lc') return expand(subject, frame).toLowerCase();
  if (name === '#if')
    return expand((expand(subject, frame).trim() === '' ? rest[1] : rest[0]) ?? '', frame).trim();
  if (name === '#switch') return chosen(plain(expand(subject, frame)), rest, frame);
  const template = frame.templates.get(expand(head, frame).trim());
  if (template === undefined) throw new Error(`No template or function is called ${head.slice(0, 80)}`);
  return expand(included(template), { ...frame, given: argumentsOf(rest, frame) });
}

/** The value of the first case that is the subject; one without a value has that of the next that has one. */
function chosen(subject: string, cases: readonly string[], frame: Frame): string {
  let isFound = false;
  for (const one of cases) {
    const at = topLevelEquals(one);
    isFound ||= plain(expand(at < 0 ? one : one.slice(0, at), frame)) === subject;
    if (isFound && at >= 0) return expand(one.slice(at + 1), frame).trim();
  }
  return '';
}

function topLevelEquals(text: string): number {
  const at = text.indexOf('=');
  const braces = text.indexOf('{{');
  return braces >= 0 && braces < at ? -1 : at;
}

/** Cases are compared without white space around them, and with their entities read. */
function plain(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).trim();
}

function argumentsOf(rest: readonly string[], frame: Frame): Arguments {
  return new Map(rest.map((one, index) => [String(index + 1), expand(one, frame)]));
}

function included(text: string): string {
  return text.replace(/<noinclude>[\s\S]*?<\/noinclude>/g, '').replace(/<\/?includeonly>/g, '');
}
