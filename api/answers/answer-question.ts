import { notSaid } from '../attacks/not-said.js';
import type { CardRecord } from '../knowledge-base/card-record.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { RulingRecord } from '../knowledge-base/records.js';
import { codePointLength, firstCodePoints } from '../knowledge-base/rendering/code-points.js';
import type { Warning } from '../knowledge-base/search.js';
import type { AnswerDraft, AnswerIntent } from './answer-draft.js';
import type { AnswerOptions } from './answer-options.js';
import { cardAgainstCard } from './cards/card-against-card.js';
import { withCardSaid } from './cards/card-and-keyword.js';
import { cardAnswer } from './cards/card-answer.js';
import { cardAsUnitAnswer } from './cards/card-as-unit-answer.js';
import { cardAttackAnswer, withFateAsked } from './cards/card-attack-answer.js';
import { cardDamagePrevented } from './cards/card-damage-prevented.js';
import { cardKindAnswer } from './cards/card-kind-answer.js';
import { cardStatusAnswer } from './cards/card-status-answer.js';
import { cardsAsUnitsAnswer } from './cards/cards-as-units-answer.js';
import { cardsWithKeyword } from './cards/cards-with-keyword.js';
import { costOfAbility } from './cards/cost-of-ability.js';
import { partOfNameAnswer, unknownCardAnswer } from './cards/unknown-card-answer.js';
import { versionNotPrinted } from './cards/version-not-printed.js';
import { answerWithoutKeyword, definitionAnswer } from './definition-answer.js';
import { maskedLine } from './facts/masked-line.js';
import { interactionAnswer } from './interaction-answer.js';
import { oddsAnswer } from './odds/odds-answer.js';
import { type AskedQuestion, readQuestion } from './reading/asked-question.js';
import { intentOf } from './reading/intent.js';
import { isUnderstood } from './reading/understood.js';
import { questionOfTheRest } from './reading/units-without.js';
import { rememberedCheck } from './remembered-check.js';
import { type RenderedAnswer, renderAnswer } from './render-answer.js';
import { rulingsCited } from './rulings-cited.js';
import { stackingAnswer } from './stacking-answer.js';
import { timingAnswer } from './timing-answer.js';
import { asUndecided } from './undecided.js';
import { unknownAnswer } from './unknown-answer.js';
import { windowAnswer } from './window-answer.js';

/** Code points of a question that are read. */
export const LONGEST_QUESTION = 1_000;

export interface Answer extends Omit<AnswerDraft, 'pieces' | 'citations' | 'cards'>, RenderedAnswer {
  /** As it was read. */
  readonly question: string;
  readonly citations: readonly RulingRecord[];
  readonly cards: readonly CardRecord[];
}

/**
 * Answers a question as a person types it, from the rules alone: every sentence is official text, a summary of ours, or composed from
 * what the engine and the interaction check found. The same question gets the same answer. Any string is a question; never throws.
 */
export function answerQuestion(kb: KnowledgeBase, question: string, options: AnswerOptions): Answer {
  const read = firstCodePoints(question, LONGEST_QUESTION);
  const asked = readQuestion(kb, read);
  const { pieces, citations, cards, ...facts } = asUndecided(asked, draftOf(asked, options));
  return {
    ...facts,
    question: read,
    ...renderAnswer(pieces, options.maxLength, options.publicUrl),
    citations: rulingsCited(kb, citations),
    cards: cards.flatMap((slug) => kb.cards.get(slug) ?? []),
    warnings: [
      ...tooLong(question),
      ...(facts.attack === null ? [] : notSaid(facts.attack)),
      ...facts.warnings,
    ],
  };
}

function draftOf(asked: AskedQuestion, options: AnswerOptions): AnswerDraft {
  // What is asked of a card is asked in several ways, of the same keywords.
  const checkInteraction =
    asked.cards.length > 0 ? rememberedCheck(options.checkInteraction) : options.checkInteraction;
  const { solve } = options;
  const ofOther = (one: AskedQuestion): AnswerDraft => draftOf(one, { ...options, checkInteraction });
  const [keyword] = asked.keywords;
  const withoutKeyword = (): AnswerDraft =>
    windowAnswer(asked) ?? answerWithoutKeyword(asked) ?? unknown(asked);
  const answers: Readonly<Record<AnswerIntent, () => AnswerDraft>> = {
    ODDS: () => cardAttackAnswer(asked) ?? withFateAsked(asked, oddsAnswer(asked, solve)),
    CARD: () => unknownCardAnswer(asked) ?? cardStatusAnswer(asked) ?? cardAnswer(asked),
    STACKING: () => stackingOrRuling(asked),
    TIMING: () => timingAnswer(asked),
    INTERACTION: () => ofTheRest(asked, interactionAnswer(asked, checkInteraction), ofOther),
    DEFINITION: () => (keyword === undefined ? withoutKeyword() : definitionAnswer(asked, keyword)),
    UNKNOWN: withoutKeyword,
  };
  const lacking = versionNotPrinted(asked);
  if (lacking !== null) return lacking;
  if (!isUnderstood(asked)) return unknown(asked);
  const answer =
    cardKindAnswer(asked) ??
    cardsWithKeyword(asked) ??
    costOfAbility(asked) ??
    cardAgainstCard(asked, checkInteraction) ??
    cardsAsUnitsAnswer(asked, checkInteraction, ofOther) ??
    cardDamagePrevented(asked, checkInteraction, ofOther) ??
    withCardSaid(asked, cardAsUnitAnswer(asked, checkInteraction, answers[intentOf(asked)](), ofOther));
  return answer.cards.length > 0 ? answer : { ...answer, cards: cardsNamed(asked) };
}

/** Where one of several is said not to be there, how the others meet. */
function ofTheRest(
  asked: AskedQuestion,
  answer: AnswerDraft,
  ofOther: (one: AskedQuestion) => AnswerDraft,
): AnswerDraft {
  const { kb, question, keywords, form } = asked;
  const rest =
    keywords.length > 2 && form.yesNo && !isDecided(answer) ? questionOfTheRest(kb, question) : null;
  const other = rest === null ? null : readQuestion(kb, rest);
  if (other === null || other.keywords.length !== keywords.length - 1) return answer;
  const told = ofOther(other);
  return isDecided(told) ? told : answer;
}

/** Of one instance alone its class says nothing: where that decides nothing, a ruling may. */
function stackingOrRuling(asked: AskedQuestion): AnswerDraft {
  const stacked = stackingAnswer(asked);
  const [keyword] = asked.keywords;
  if (keyword === undefined || !asked.form.yesNo || isDecided(stacked) || asked.mentions.length > 1)
    return stacked;
  const ruled = definitionAnswer(asked, keyword);
  const texts = rulingsCited(asked.kb, ruled.citations.slice(0, 1)).map(({ text }) => text);
  const isMeant = !COUNTED.test(maskedLine(asked)) || texts.some((text) => OF_SEVERAL.test(text));
  return isDecided(ruled) && isMeant ? { ...ruled, intent: 'STACKING' } : stacked;
}

/** `two Pilots`, `both Evades`: what a ruling says of one it may not say of these. */
const COUNTED =
  /\b(?:two|2|both|three|3|several|multiple|many|all|each|every|another|second|more) K\b(?! effects?)/;
const OF_SEVERAL = /\b(?:several|instances|two|all of them)\b/i;

function isDecided({ pieces }: AnswerDraft): boolean {
  return pieces.some(({ kind }) => kind === 'VERDICT');
}

function unknown(asked: AskedQuestion): AnswerDraft {
  return unknownCardAnswer(asked) ?? partOfNameAnswer(asked) ?? unknownAnswer(asked);
}

function cardsNamed({ cards }: AskedQuestion): readonly string[] {
  return cards.flatMap((mention) => mention.cards[0]?.slug ?? []);
}

function tooLong(question: string): readonly Warning[] {
  const length = codePointLength(question);
  if (length <= LONGEST_QUESTION) return [];
  const message = `The question has ${length} characters; the first ${LONGEST_QUESTION} were read.`;
  return [{ code: 'QUESTION_CUT', message }];
}
