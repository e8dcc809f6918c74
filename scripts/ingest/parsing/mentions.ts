import { foldText } from '../../../api/knowledge-base/fold.js';
import { wordForms } from '../../../api/knowledge-base/word-forms.js';

/** A name under which a keyword may be mentioned: its own or a former one. */
export interface MentionableName {
  readonly slug: string;
  readonly name: string;
  /** The name is also an everyday word of rules text: in lower case it is no mention. */
  readonly everyday: boolean;
}

/** Finds the keywords that a text names, by slug, in alphabetical order. */
export type MentionFinder = (text: string) => readonly string[];

interface Pattern {
  readonly slug: string;
  /** Folded words of the name; the first and last may be inflected. */
  readonly words: readonly ReadonlySet<string>[];
  readonly everyday: boolean;
}

interface Word {
  readonly folded: string;
  readonly printed: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*/gu;
/** What may follow a keyword that opens a sentence, where its capital proves nothing. */
const USED_AS_NAME =
  /^(?: (?:X|[+-]?\d+)\b|,| (?:and|or) \p{Lu}| (?:abilit|effect|damage|is|isn|does|doesn|can|cannot|applies|works|has|have|overrides|value|cost|dice))/u;

/** Characters on each side of a word that tell whether it is used as a name. */
const SEEN_AROUND = 40;

/**
 * Names match in all their word forms ("intercepting", "Critical Hits"); the longest name wins ("Double Strike"). A name that is also
 * an everyday word ("deploy", "switch") counts only as a name: with a capital inside a sentence, or, where the sentence opens with it,
 * when a value, a list or a verb shows that the ability is meant.
 */
export function mentionFinder(names: readonly MentionableName[]): MentionFinder {
  const byFirstForm = new Map<string, Pattern[]>();
  for (const name of names) {
    const pattern = patternOf(name);
    for (const form of pattern?.words[0] ?? []) {
      const known = byFirstForm.get(form);
      if (known === undefined) byFirstForm.set(form, [pattern as Pattern]);
      else known.push(pattern as Pattern);
    }
  }
  for (const patterns of byFirstForm.values()) patterns.sort((a, b) => b.words.length - a.words.length);
  return (text) => findMentions(text, byFirstForm);
}

function patternOf({ slug, name, everyday }: MentionableName): Pattern | null {
  const words = wordsOf(name).map((word) => word.folded);
  if (words.length === 0) return null;
  return {
    slug,
    everyday: everyday && words.length === 1,
    words: words.map(
      (word, index) => new Set(index === 0 || index === words.length - 1 ? wordForms(word) : [word]),
    ),
  };
}

function findMentions(text: string, byFirstForm: ReadonlyMap<string, readonly Pattern[]>): readonly string[] {
  const words = wordsOf(text);
  const found = new Set<string>();
  for (let index = 0; index < words.length; index += 1) {
    const candidates = byFirstForm.get(words[index]?.folded ?? '') ?? [];
    const hit = candidates.find((pattern) => matchesAt(text, words, index, pattern));
    if (hit === undefined) continue;
    found.add(hit.slug);
    index += hit.words.length - 1;
  }
  return [...found].sort();
}

function matchesAt(text: string, words: readonly Word[], index: number, pattern: Pattern): boolean {
  if (!pattern.words.every((forms, offset) => forms.has(words[index + offset]?.folded ?? ''))) return false;
  return !pattern.everyday || isUsedAsName(text, words, index);
}

function isUsedAsName(text: string, words: readonly Word[], index: number): boolean {
  const word = words[index] as Word;
  if (!/^\p{Lu}/u.test(word.printed)) return false;
  const before = text.slice(Math.max(0, word.start - SEEN_AROUND), word.start).trimEnd();
  const opensSentence =
    before === '' || /[.!?:;]["\u201D)\]]*$/.test(before) || /(?:^|[.!?]\s)["\u201C(]$/.test(before);
  return !opensSentence || USED_AS_NAME.test(foldCaseKept(text.slice(word.end, word.end + SEEN_AROUND)));
}

function foldCaseKept(text: string): string {
  return text.replace(/[\u2013\u2212]/g, '-').replace(/\s+/g, ' ');
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    folded: foldText(match[0])
      .replace(/'s?$|'/g, '')
      .replaceAll('-', ''),
    printed: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
