import { termOf } from './terms.js';

/** Of each list only one holds of one thing. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ['same', 'other'],
  ['self', 'other'],
  ['self', 'defender'],
  ['rightguess', 'wrongguess'],
  ['before', 'after'],
  ['raise', 'lower'],
  ['start', 'end'],
  ['ground', 'space', 'character'],
  ['left', 'right'],
  ['more', 'fewer'],
  ['top', 'bottom'],
  ['attacker', 'defender'],
  ['first', 'last'],
  ['correct', 'wrong'],
  ['opponent', 'own'],
  ['hand', 'deck', 'pile'],
  ['full', 'half'],
  ['old', 'added'],
  ['deploy', 'move', 'put'],
  ['alwayson', 'activate'],
  ['attack dice', 'dice of damage'],
  ['faceup', 'facedown'],
];

const LISTS: readonly (readonly string[])[] = EXCLUSIVE.map((words) => words.map(termOf));
const LISTS_OF: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...new Set(LISTS.flat())].map((term) => [term, LISTS.filter((list) => list.includes(term))] as const),
);

/** Those of the terms that can't hold where this one does. */
export function excludedBy(term: string, terms: ReadonlySet<string>): readonly string[] {
  return (LISTS_OF.get(term) ?? []).flatMap((list) => list.filter((one) => one !== term && terms.has(one)));
}
