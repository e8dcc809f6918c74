import type { Judged, YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { anyConceptOf, conceptOf } from '../reading/concepts.js';
import { onlyKeyword } from '../reading/only-keyword.js';
import type { Sentence } from '../sentences/sentence-index.js';
import { sentencesOf } from '../sentences/sentence-index.js';
import { CHOICE_FORMS } from './choice-forms.js';
import { LEAVE_FORMS } from './leave-forms.js';
import { RULING_FORMS, type RulingForm } from './ruling-forms.js';

/** What a question may say beside a form without asking for more than the sentence speaks of. */
const BESIDE: ReadonlySet<string> = new Set(
  `use work get give make take do put apply happen last keep stay have go unit card ability bonus power choose any up chosen print list offer
  wear reach count boost still pump off`
    .split(/\s+/)
    .map(anyConceptOf),
);
/** They turn a question round, or ask for two things. */
const TURNS =
  /\b(?:without|unless|except|or|not|never|no|none|nothing|nobody|neither|only|solely|always|impossible|false|wrong|illegal|lose|loses|lost|if|while)\b/;

/**
 * Yes or No to a question in a form that a sentence of the keyword answers by its own form: who, how long, when, whether one must. All else that is
 * asked must be in the sentence. Null when no form fits, or when two sentences answer otherwise.
 */
export function formVerdict(asked: AskedQuestion): Judged | null {
  const { index } = asked;
  const keyword = onlyKeyword(asked);
  if (keyword === null) return null;
  const own = sentencesOf(index, keyword.slug).filter((one) =>
    one.mentions.every((slug) => slug === keyword.slug),
  );
  const judged = [...RULING_FORMS, ...LEAVE_FORMS, ...CHOICE_FORMS].flatMap((said) =>
    own.flatMap((by) => judgedBy(asked, said, by) ?? []),
  );
  const [first] = judged;
  return first === undefined || judged.some(({ answer }) => answer !== first.answer) ? null : first;
}

function judgedBy(asked: AskedQuestion, said: RulingForm, by: Sentence): Judged | null {
  if (!said.says.test(by.text) || CONDITIONAL.test(by.text.replace(CONSEQUENCE, ''))) return null;
  const no = isAsked(asked, said.no, said, by);
  const yes = isAsked(asked, said.yes, said, by);
  if (no === yes) return null;
  const answer: YesNo = yes ? 'YES' : 'NO';
  return { answer, by };
}

/** What follows from it takes nothing back. */
const CONSEQUENCE = /, so .*$/;
/** Conditions that are the keyword's own use leave nothing open. */
const CONDITIONAL =
  /(?<!\beven )\bif (?!it would be|the bonus from|that cost)|\bunless (?!you announce)|\bexcept\b/i;

/** Said beside: `when Damage Control triggers`, `this time`. */
const BY_THE_WAY =
  /\b(?:when|if|once) (?:it|\w+|\w+ \w+) (?:triggers?|happens?|occurs?|resolves?|is (?:used|activated))\b|\bthis time\b|\bwhere they are\b|\bon purpose\b|\bprinted after\b|\bat once(?= \?|$)|\bin tandem(?= \?|$)/g;

/** In so many words, and with nothing else that the sentence does not speak of. */
function isAsked(
  { line, mentions, words }: AskedQuestion,
  asks: RegExp | null,
  { but, beside }: RulingForm,
  by: Sentence,
): boolean {
  const plain = line.replace(BY_THE_WAY, ' ');
  const found = asks?.exec(plain);
  if (found == null) return false;
  const rest = plain.replace(found[0], ' ');
  if (TURNS.test(rest) || but?.test(rest) === true) return false;
  const more = new Set((beside ?? '').split(' ').map(anyConceptOf));
  const names = new Set(
    mentions.flatMap(({ start, valueEnd }) => words.slice(start, valueEnd).map(({ text }) => text)),
  );
  return rest
    .split(' ')
    .filter((word) => !names.has(word))
    .every((word) => isCovered(word, by, more));
}

function isCovered(word: string, { concepts, names }: Sentence, more: ReadonlySet<string>): boolean {
  const concept = /^[\p{L}\d]/u.test(word) ? conceptOf(word) : null;
  return concept === null || [concepts, names, more, BESIDE].some((known) => known.has(concept));
}
