import type { Warning } from '../../../engine/report.js';
import { noUnit } from '../../attacks/printed-unit.js';
import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import { suggestCards } from '../../knowledge-base/find-card.js';
import { type AnswerDraft, draft } from '../answer-draft.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { ReadAttack } from './read-attack.js';

const MOST_VERSIONS = 10;

/** Why the cards of a question can't attack each other as it says: one is meant by several, is no unit, or stands beside another. Null: they can. */
export function cardFault(
  asked: AskedQuestion,
  { attacker, defender, unplaced }: ReadAttack,
): AnswerDraft | null {
  const shared = asked.cards.find(({ cards }) => cards.length > 1);
  if (shared !== undefined) return severalVersions(asked, shared.cards);
  const cards = asked.cards.flatMap((mention) => mention.cards);
  const none = cards.find(({ arenas }) => arenas.length === 0);
  if (none !== undefined) return faulty(asked, [none], 'NO_UNIT', noUnit(none));
  const beside = [attacker.cards, defender.cards].find(({ length }) => length > 1);
  if (beside === undefined)
    return unplaced.length > 0 && cards.length > 2 ? tooManyCards(asked, cards) : null;
  const both = beside.flatMap((slug) => asked.kb.cards.get(slug) ?? []);
  const names = both.map(fullName).join(' and ');
  const message = `${names} stand on one side; name one card that attacks and one that is attacked: ${EXAMPLE}.`;
  return faulty(asked, both, 'SEVERAL_CARDS', message);
}

function tooManyCards(asked: AskedQuestion, cards: readonly CardRecord[]): AnswerDraft {
  const message = `${cards.map(fullName).join(', ')} are named; name one card that attacks and one that is attacked: ${EXAMPLE}.`;
  return faulty(asked, cards, 'SEVERAL_CARDS', message);
}

const EXAMPLE = "'... vs ... in the Ground arena'";

/** Each version is another card: which one is meant decides the numbers. */
function severalVersions(asked: AskedQuestion, all: readonly CardRecord[]): AnswerDraft {
  const cards = all.slice(0, MOST_VERSIONS);
  const labels = suggestCards(cards).map(({ label }) => label);
  const message = `Several cards fit that name: ${labels.join(', ')}. Ask again with the version of the one that is meant.`;
  const name = cards[0]?.name ?? '';
  const at = asked.question.toLowerCase().indexOf(name.toLowerCase());
  const again = (label: string): string =>
    `${asked.question.slice(0, at)}${label}${asked.question.slice(at + name.length)}`;
  const suggestions = at < 0 ? [] : cards.slice(0, 3).map((card) => again(fullName(card)));
  return { ...faulty(asked, cards, 'SEVERAL_VERSIONS', message), suggestions };
}

function faulty(
  asked: AskedQuestion,
  cards: readonly CardRecord[],
  code: string,
  message: string,
): AnswerDraft {
  return draft({
    intent: 'ODDS',
    pieces: [{ kind: 'SAID', text: message }],
    keywords: asked.keywords,
    cards: cards.map(({ slug }) => slug),
    confidence: 'LOW',
    warnings: [{ code, message }],
  });
}

/** What of a printed line takes no part in the attack. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'CARD_LINE_LEFT_OUT',
  'CONDITION_UNKNOWN',
  'EFFECT_NOT_PLAYED',
  'GRANT_UNKNOWN',
  'TEXT_WITHOUT_KEYWORD',
]);

/** The answer, and in words what of its cards takes no part in it. `printed`: what was left out before it was solved. */
export function withLinesLeftOut(answer: AnswerDraft, printed: readonly Warning[]): AnswerDraft {
  const warnings = [...printed, ...answer.warnings];
  const left = warnings.filter(({ code }) => LEFT_OUT.has(code)).map(({ message }) => message);
  const said = left.length === 0 ? [] : [`Of the printed lines not all take part. ${capitals(left)}`];
  const isLess = printed.some(({ code }) => code === 'CARD_LINE_LEFT_OUT');
  return {
    ...answer,
    pieces: [...answer.pieces, ...said.map((text) => ({ kind: 'SAID', text }) as const)],
    warnings,
    confidence: isLess && answer.confidence === 'HIGH' ? 'MEDIUM' : answer.confidence,
  };
}

function capitals(sentences: readonly string[]): string {
  return sentences.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}`).join(' ');
}
