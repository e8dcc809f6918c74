import { foldText } from '../knowledge-base/fold.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { literally } from '../knowledge-base/literally.js';
import type { RulingRecord } from '../knowledge-base/records.js';
import { wordForms } from '../knowledge-base/word-forms.js';

/**
 * A ruling in a form that patterns can read: folded, the keyword it belongs to as `{k}`, the others that it names as `{0}`, `{1}` ... in the
 * order of `mentions`. "This ability" is the keyword, too.
 */
export interface MarkedRuling {
  readonly text: string;
  readonly mentions: readonly string[];
}

export function markedRuling(kb: KnowledgeBase, ruling: RulingRecord): MarkedRuling {
  const marks = ruling.mentions.map((slug, index) => [slug, `{${index}}`] as const);
  const all = [...marks, [ruling.keyword ?? '', '{k}'] as const]
    .flatMap(([slug, mark]) => namesOf(kb, slug).map((name) => ({ name, mark })))
    .sort((a, b) => b.name.length - a.name.length);
  const text = all.reduce((marked, { name, mark }) => withMark(marked, name, mark), plain(ruling.text));
  return { text: text.replace(/\bthis (?:ability|effect)\b/g, '{k}'), mentions: ruling.mentions };
}

function namesOf(kb: KnowledgeBase, slug: string): readonly string[] {
  const keyword = kb.keywords.get(slug);
  return keyword === undefined ? [] : [keyword.name, ...keyword.aliases].map(plain);
}

/** Straight quotes, single spaces, lower case. */
function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** All word forms of a name: the last word of it is inflected. */
function withMark(text: string, name: string, mark: string): string {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const forms = wordForms(foldText(last)).map((form) => [...words.slice(0, -1), form].join(' '));
  const pattern = forms
    .toSorted((a, b) => b.length - a.length)
    .map(literally)
    .join('|');
  return text.replace(new RegExp(`(?<![\\p{L}{])(?:${pattern})(?![\\p{L}}])`, 'gu'), mark);
}
