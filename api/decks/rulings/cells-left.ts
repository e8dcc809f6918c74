import type { CardIndex } from '../../knowledge-base/card-index.js';
import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import { foldedWords, foldName } from '../../knowledge-base/fold.js';
import type { Warning } from '../../knowledge-base/search.js';
import { SIDE_NAMES } from '../../knowledge-base/side-names.js';
import type { DeckEntry } from '../deck-reading.js';

/** Signs of a cell that are told. */
const MOST_TOLD = 100;

/** Cells of a row with a number or a word of some card in them, unless they say what is printed on the card of the row. */
export function cellsLeft(
  { cardIndex }: { readonly cardIndex: CardIndex },
  { line, texts }: Pick<DeckEntry, 'line' | 'texts'>,
  card: CardRecord,
): readonly Warning[] {
  const left = texts.filter((text) => maySayCards(cardIndex, text) && !isPrintedOn(card, text));
  if (left.length === 0) return [];
  const told = left.map((text) => `'${[...text].slice(0, MOST_TOLD).join('')}'`).join(', ');
  const message = `Line ${line}: ${told} beside ${fullName(card)} was not used. Write one card a line, such as '2 ${fullName(card)}'.`;
  return [{ code: 'CELL_NOT_USED', message }];
}

function maySayCards({ byWord }: CardIndex, text: string): boolean {
  return /\p{N}/u.test(text) || foldedWords(text).some((word) => byWord.has(word));
}

function isPrintedOn(
  { name, version, side, typeLine, arenas, subtypes, lines, printings }: CardRecord,
  text: string,
): boolean {
  const folded = foldName(text);
  const printed = [
    name,
    `${name}${version}`,
    side,
    SIDE_NAMES[side],
    typeLine,
    ...arenas,
    ...subtypes,
    subtypes.join(' '),
  ];
  const rarities = printings.flatMap(({ rarity }) => rarity ?? []);
  return [...printed, ...lines, lines.join(' '), ...rarities].some((one) => foldName(one) === folded);
}
