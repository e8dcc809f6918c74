import { conditionAlone } from './ability-condition.js';
import { type KeywordNames, leadingName, nearestNames } from './keyword-names.js';
import { addProblem, type LineScan } from './line-scan.js';
import { costAlone } from './lost-arrow.js';
import { nameAmongMarks, strangeName } from './name-among-marks.js';
import { nameAmongWords } from './name-among-words.js';
import type { Span } from './quoted-spans.js';
import { receiverNotSaid } from './receiver-not-said.js';

const LONGEST_END = 40;
const TO_USE =
  /^(?!when|if|each time|after|as\s|while)[^.;|]*?\bpays?\s[^.;|]*?\sto\s+(?:use|give)\s+(?=\p{Lu})/iu;

/**
 * What is wrong with a sentence that gives nothing: a condition alone; a name that is not written as an ability, or is none in a row of
 * abilities. On a card that, or what is in parentheses, may be anything. `alone`: nothing else stands on its line.
 */
export function reportSentence(scan: LineScan, span: Span, alone: boolean): void {
  const text = scan.text.slice(span.start, span.end);
  const isCard = scan.extent === 'CARD';
  const amongMarks = isCard && /[()]/.test(text) ? null : nameAmongMarks(scan.names, text, isCard);
  const lone = isBehindFault(scan, span) ? null : conditionAlone(text);
  const fault =
    paidInWords(scan.names, text) ??
    lone ??
    receiverNotSaid(scan, span) ??
    amongMarks ??
    nameAmongWords(scan, span, alone);
  if (fault !== null) addProblem(scan, span, fault);
  const strange = fault === null && !isCard ? strangeName(scan.names, text) : null;
  if (strange === null) return;
  const suggestions = nearestNames(scan.names, strange);
  const hint = suggestions.length === 0 ? '' : ` Did you mean ${suggestions.join(' or ')}?`;
  addProblem(scan, span, `'${strange}' is no known keyword.${hint}`, suggestions);
}

/** `Each of your Jedi may pay 2 Force to use Evade 2` */
function paidInWords(names: KeywordNames, sentence: string): string | null {
  const before = TO_USE.exec(sentence)?.[0];
  const named = before === undefined ? null : leadingName(names, sentence.slice(before.length));
  if (named === null) return null;
  return `What is paid for ${named.keyword.name} is said in words; expected it like 'Each of your Jedi gets "Pay 2 Force -> Evade 2"'.`;
}

/** What stands right behind a fault may be that of it: `Parry against a Sith`. */
function isBehindFault({ text, problems }: LineScan, { start }: Span): boolean {
  const last = problems.at(-1);
  return last !== undefined && last.end <= start && /^\s*$/.test(text.slice(last.end, start));
}

/** A cost with nothing behind it; `sentence` ends the line where it stands alone or right behind an ability. */
export function reportCost(scan: LineScan, span: Span, sentence: Span & { readonly alone: boolean }): void {
  if (!sentence.alone && !endsAbility(scan, sentence)) return;
  const fault = costAlone(scan.text.slice(span.start, span.end));
  if (fault !== null) addProblem(scan, span, fault);
}

/** Is it the last of its line, right behind an ability? */
function endsAbility({ text, abilities }: LineScan, { start, end }: Span): boolean {
  const last = abilities.at(-1);
  if (last === undefined || !/^[.!]?\s*(?:$|[|\r\n])/.test(text.slice(end, end + LONGEST_END))) return false;
  return last.end <= start && /^[.\s]*$/.test(text.slice(last.end, start));
}
