import { rulesOf } from '../../interactions/rules-of.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import type { AnswerDraft } from '../answer-draft.js';
import type { CheckInteraction } from '../answer-options.js';
import { type AskedQuestion, readQuestion } from '../reading/asked-question.js';
import { LINK, OF_CARD, UNIT } from './barred-by-card.js';
import { cardForm } from './card-form.js';
import { alwaysHeld } from './card-holding.js';
import { isUnpreventable, overcoming } from './keyword-overcomes.js';

const PREVENT = '(?:prevent|stop|reduce|block|avoid)';
const FORMS: readonly RegExp[] = [
  `^(?:can|could|may|will|does) ${OF_CARD} (?:ever )?be (?:prevented|stopped|reduced|blocked|avoided)(?: (?:by|with|using) (?:${UNIT}|keyword))?$`,
  `^(?:can|could|may|will|does) ${UNIT} ${PREVENT}${LINK} ${OF_CARD}$`,
].map((form) => new RegExp(form));
/** `Can Mudhorn's Area Damage be prevented?`: of a card all of whose damage can't be; null for other questions. */
export function cardDamagePrevented(
  asked: AskedQuestion,
  check: CheckInteraction,
  answer: (one: AskedQuestion) => AnswerDraft,
): AnswerDraft | null {
  const { kb, form, cards, keywords } = asked;
  const [mention, another] = cards;
  const [card, alike] = mention?.cards ?? [];
  if (card === undefined || alike !== undefined || another !== undefined || !form.yesNo) return null;
  const line = cardForm(asked, 0).replace(/^(can|could|may|will|does) not /, '$1 ');
  const keyword = kb.keywords.get(alwaysHeld(card).find(isUnpreventable) ?? '');
  if (keyword === undefined || !FORMS.some((one) => one.test(line))) return null;
  const others = keywords.filter(({ slug }) => !card.keywords.includes(slug));
  const helps = others.some(({ slug }) => overcoming(check, kb, slug, keyword.slug) !== null);
  const [other, more] = others;
  if (more !== undefined || (other !== undefined && !helps && !prevents(other))) return null;
  const said = answer(readQuestion(kb, questionOf(keyword.name, other?.name ?? null)));
  const expected = helps ? 'YES' : 'NO';
  const [verdict] = said.pieces;
  if (verdict?.kind !== 'VERDICT' || verdict.answer !== expected) return null;
  const turned = expected === 'NO' ? 'YES' : 'NO';
  return {
    ...said,
    pieces: [{ kind: 'VERDICT', answer: form.negated ? turned : expected }, ...said.pieces.slice(1)],
    keywords: [...new Set([...keywords, keyword])],
    cards: [card.slug],
  };
}

/** What prevents damage by who uses it does not prevent what can't be. */
function prevents({ slug }: KeywordRecord): boolean {
  return rulesOf(slug)?.parts.prevents !== undefined;
}

function questionOf(keyword: string, help: string | null): string {
  return help === null
    ? `Can damage from a unit with ${keyword} be prevented?`
    : `Can a unit with ${help} prevent damage from a unit with ${keyword}?`;
}
