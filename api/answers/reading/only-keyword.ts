import type { KeywordRecord } from '../../knowledge-base/records.js';
import type { AskedQuestion } from './asked-question.js';

/** The keyword of a question for Yes or No that is about it alone; null where there are others, or a card. */
export function onlyKeyword({ keywords, form, cards }: AskedQuestion): KeywordRecord | null {
  const [keyword] = keywords;
  return keyword === undefined || keywords.length > 1 || !form.yesNo || cards.length > 0 ? null : keyword;
}

/** The same, of a question that denies nothing. */
export function plainKeyword(asked: AskedQuestion): KeywordRecord | null {
  return asked.form.negated ? null : onlyKeyword(asked);
}
