import { KEYWORDS } from '../../../engine/keyword-list.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { ownSentences, type Sentence } from '../sentences/sentence-index.js';
import { ASKS_ARENA } from './asks-arena.js';
import { ASKS_CONDITION } from './asks-condition.js';
import { ASKS_DAMAGE } from './asks-damage.js';
import { ASKS_DICE } from './asks-dice.js';
import { ASKS_GIFT } from './asks-gift.js';
import { ASKS_LEAVE } from './asks-leave.js';
import { ASKS_MOMENT } from './asks-moment.js';
import { ASKS_NATURAL } from './asks-natural.js';
import { ASKS_NUMBER } from './asks-number.js';
import { ASKS_POWER } from './asks-power.js';
import { ASKS_RESULT } from './asks-result.js';
import { ASKS_SECOND_UNIT } from './asks-second-unit.js';
import { ASKS_SIDE } from './asks-side.js';
import { ASKS_WHOM } from './asks-whom.js';
import { ASKS_WINDOW } from './asks-window.js';
import type { FactForm, Known } from './fact-form.js';
import { maskedLine, maskedMain } from './masked-line.js';

const FORMS: readonly FactForm[] = [
  ...ASKS_NATURAL,
  ...ASKS_NUMBER,
  ...ASKS_LEAVE,
  ...ASKS_GIFT,
  ...ASKS_DICE,
  ...ASKS_DAMAGE,
  ...ASKS_WHOM,
  ...ASKS_MOMENT,
  ...ASKS_WINDOW,
  ...ASKS_CONDITION,
  ...ASKS_SIDE,
  ...ASKS_RESULT,
  ...ASKS_SECOND_UNIT,
  ...ASKS_ARENA,
  ...ASKS_POWER,
];

/**
 * Yes or No to a short question that asks for one fact about a keyword, and for nothing else: what it looks for, gives, hits, needs, and when. The facts
 * are read off its text and the parts that the engine plays. Null where no form fits, where none answers, or where two answer otherwise.
 */
export function factVerdict(asked: AskedQuestion): Judged | null {
  const { kb, keywords, form, cards } = asked;
  const [keyword] = keywords;
  if (keyword === undefined || keywords.length > 1 || form.asks !== null || cards.length > 0) return null;
  const fitting = fittingForms(maskedLine(asked)) ?? fittingForms(maskedMain(asked));
  if (fitting === null) return null;
  const known: Known = {
    ...factsOf(kb, keyword, KEYWORDS),
    asked,
    sentences: ownSentences(asked.index, keyword),
  };
  const judged = fitting.flatMap(({ form: one, parts }) => {
    const holds = one.holds(known, parts);
    const by = shownBy(known, one);
    return holds === null || by === null ? [] : [{ answer: holds ? 'YES' : 'NO', by } as const];
  });
  const [first] = judged;
  return first === undefined || judged.some(({ answer }) => answer !== first.answer) ? null : first;
}

interface Fitting {
  readonly form: FactForm;
  /** The groups of its pattern. */
  readonly parts: readonly string[];
}

function fittingForms(line: string | null): readonly Fitting[] | null {
  if (line === null) return null;
  const fitting = FORMS.flatMap((form) => {
    const found = form.asks.exec(line);
    return found === null ? [] : [{ form, parts: found.slice(1) }];
  });
  return fitting.length === 0 ? null : fitting;
}

function shownBy({ sentences, asked }: Known, { shown, elsewhere }: FactForm): Sentence | null {
  const definition = sentences.find(({ ruling }) => ruling === null);
  const telling = sentences.filter(({ text }) => shown?.test(text) === true);
  const own = telling.find(({ ruling }) => ruling !== null) ?? telling[0];
  const ofAnother = elsewhere === undefined ? undefined : definedElsewhere(asked, elsewhere);
  return own ?? ofAnother ?? definition ?? sentences[0] ?? null;
}

function definedElsewhere({ index }: AskedQuestion, pattern: RegExp): Sentence | undefined {
  return index.sentences.find(
    ({ text, ruling, authority }) => ruling === null && authority === 'OFFICIAL' && pattern.test(text),
  );
}
