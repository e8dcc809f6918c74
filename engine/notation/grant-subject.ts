import type { Arena } from '../attack-input.js';
import type { Grant } from './parsed-line.js';

const OWN = /^(?:this (?:unit|card|character)|it)$/i;
const OTHERS = /^(?:each|all)(?: of)? your other\s+/i;
const ALL = /^(?:each|all)(?: of)? your\s+(?!opponent)/i;
const ENEMIES = /^(?:each|all)(?: of)? your opponent(?:s['’]|['’]s)?\s+|^(?:each|all) (?:enemy|opposing)\s+/i;
const ATTACHED = /^(?:the )?(?:equipped|piloted|attached)\s+/i;
const SAME_ARENA = /\s+in (?:this|its|the same) arena$/i;
const ONE_ARENA = /\s+in the (space|ground|character) arena$/i;
/** With these words the reach of a grant can't be told from arenas and subtypes. */
const UNTELLABLE =
  /(?:^|\s)(?:or|and|with|without|that|who|in|from|on|named|unique|non\S*|un?tapped|tapped|damaged|undamaged|attacking|defending)(?=\s|$)|[,/"]/i;

/** Whom `gets` is said of. Null: the unit itself. */
export function grantSubject(printed: string): Grant | null {
  const subject = printed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ also$/i, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (OWN.test(subject)) return null;
  const reach = (
    [
      ['OTHERS', OTHERS],
      ['ENEMIES', ENEMIES],
      ['ALL', ALL],
      ['ATTACHED', ATTACHED],
    ] as const
  ).find(([, pattern]) => pattern.test(subject));
  const inWords: Grant = { to: 'TEXT', subtypes: [], arenas: [], subject };
  if (reach === undefined) return inWords;
  const [to, pattern] = reach;
  const units = subject.replace(pattern, '').replace(SAME_ARENA, '');
  const arena = ONE_ARENA.exec(units)?.[1];
  const words = units.replace(ONE_ARENA, '');
  if (UNTELLABLE.test(words)) return to === 'ATTACHED' ? { ...inWords, to } : inWords;
  return { to, ...unitWords(words, arena), subject };
}

function unitWords(words: string, arena: string | undefined): Pick<Grant, 'subtypes' | 'arenas'> {
  const arenas: Arena[] = arena === undefined ? [] : [arena.toUpperCase() as Arena];
  const subtypes: string[] = [];
  for (const word of words.split(' ').filter((part) => part !== '')) {
    const one = singular(word);
    if (/^(?:space|ground|character)$/i.test(one)) arenas.push(one.toUpperCase() as Arena);
    else if (!/^(?:unit|card)$/i.test(one)) subtypes.push(one);
  }
  return { arenas: [...new Set(arenas)], subtypes };
}

function singular(word: string): string {
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}
