import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { Piece } from '../answer-draft.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { hasKeyword } from './card-has-keyword.js';

const MOST_NAMED = 10;

/** That a name of the question stands for several cards, and which; null when each stands for one. */
export function severalVersions({ cards: mentions }: Pick<AskedQuestion, 'cards'>): string | null {
  const shared = mentions.filter(({ cards }) => cards.length > 1);
  const [first] = shared.flatMap(({ cards }) => cards);
  if (first === undefined) return null;
  const names = shared.flatMap(({ cards }) => cards).map(nameWithSet);
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return `Several cards fit that name: ${names.slice(0, MOST_NAMED).join(', ')}${more}.`;
}

/** Cards that share name and version are told apart by a set. */
function nameWithSet(card: CardRecord, _at: number, all: readonly CardRecord[]): string {
  const set = card.printings[0]?.set;
  const isShared = all.some((other) => other !== card && fullName(other) === fullName(card));
  return isShared && set !== undefined ? `${fullName(card)}, ${set}` : fullName(card);
}

/** Whether the card has the keyword that is asked about; of several versions Yes or No only where it is true of all, and the lines of each. */
export function hasInVersions(asked: AskedQuestion, versions: readonly CardRecord[]): readonly Piece[] {
  const told = versions.map((card) => ({ card, pieces: hasKeyword(asked, card) }));
  if (told.length < 2) return told.flatMap(({ pieces }) => pieces);
  const answers = told.map(({ pieces }) => pieces.find(({ kind }) => kind === 'VERDICT'));
  const [first] = answers;
  const isSame =
    first?.kind === 'VERDICT' &&
    answers.every((one) => one?.kind === 'VERDICT' && one.answer === first.answer);
  return [
    ...(isSame ? [first] : []),
    ...told.slice(0, MOST_NAMED).flatMap(({ card, pieces }) => linesOf(card, pieces)),
  ];
}

function linesOf(card: CardRecord, pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'SAID') return [];
    const isNamed = piece.text.includes(fullName(card));
    return [{ kind: 'SAID', text: isNamed ? piece.text : `${fullName(card)}: ${piece.text}` } as const];
  });
}
