import { attack } from '../../../engine/attack.js';
import type { AttackInput } from '../../../engine/attack-input.js';
import type { KeywordRules } from '../../../engine/keyword.js';
import { KEYWORDS } from '../../../engine/keyword-list.js';
import { printAttackLine } from '../../../engine/notation/print-attack-line.js';
import { type Rational, toNumber } from '../../../engine/rational.js';
import type { AttackReport } from '../../../engine/report.js';
import type { LineRead } from '../../attacks/attack-by-line.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { fullName } from '../../knowledge-base/card-record.js';
import { type AnswerDraft, draft, type Piece } from '../answer-draft.js';
import type { SolveAttack } from '../answer-options.js';
import { confidenceOf } from '../confidence.js';
import type { YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import {
  type ChanceSaid,
  fateChances,
  measureChances,
  type Names,
  type NoChance,
  SECOND_UNIT,
  type Solved,
  unitOf,
} from './asked-chance.js';
import { cardFault, withLinesLeftOut } from './cards-of-attack.js';
import { lineInQuestion } from './line-in-question.js';
import { furtherAttack } from './more-than-one-chance.js';
import { chancePrinted, exactAverage } from './percent.js';
import { attackOf, type ReadAttack, readAttacks, SECOND } from './read-attack.js';
import { oddsFault, refusedOdds, unsolvedOdds } from './refused-odds.js';
import { keywordsOf } from './unit-keywords.js';

/** A chat waits for no large attack: what takes more is refused here, and may still be asked of the engine. */
const UNDECIDED = 'ASSUMPTION_NOT_SOLVED';
const ODDS_WORK = { assumptions: true, courses: 15_000 } as const;
const ROLES: Names = { attacker: 'the attacker', defender: 'the defender' };

/** The exact chance of an attack that the question describes; what it leaves out, or what of it is not understood, is named and not invented. */
export function oddsAnswer(asked: AskedQuestion, solve: SolveAttack = attack): AnswerDraft {
  const reads = readAttacks(asked);
  const line = lineInQuestion(asked, reads[0]);
  const solved = line === null ? null : solve(line.input, ODDS_WORK);
  if (line !== null && solved?.ok)
    return answerOfLine(asked, line, { input: line.input, report: solved, solve: solver(solve) });
  const answers = reads.map((read) => answerOf(asked, read, solve));
  const [first, second] = answers;
  if (first === undefined || second === undefined) return first ?? refusedOdds(asked, NOTHING_READ);
  return compared([first, second], reads);
}

const NOTHING_READ = { code: 'NOT_ALL_READ', message: 'No attack was found in the question.' };

function solver(solve: SolveAttack): Solved['solve'] {
  return (input) => solve(input, ODDS_WORK);
}

function answerOfLine(asked: AskedQuestion, line: LineRead, solved: Solved): AnswerDraft {
  const answer = solvedAnswer(asked, PLAIN_ASKED, solved, namesInLine(line));
  return line.cards.length === 0 ? answer : withLinesLeftOut(answer, line.warnings);
}

type Asked = Pick<ReadAttack, 'fates' | 'measures' | 'thresholds'>;

const PLAIN_ASKED: Asked = { fates: [], measures: [], thresholds: [] };

function answerOf(asked: AskedQuestion, read: ReadAttack, solve: SolveAttack): AnswerDraft {
  const fault =
    (read.unread.length === 0 ? cardFault(asked, read) : null) ?? oddsFault(asked, read, needsHealth(read));
  if (fault !== null) return fault;
  const input = attackOf(read);
  const report = solve(input, ODDS_WORK);
  if (!report.ok) return unsolvedOdds(asked, input, report);
  const solved = { input, report, solve: solver(solve) };
  const answer = withOpenHealth(solvedAnswer(asked, read, solved, namesOf(asked, read)), read);
  const printed = [...read.attacker.warnings, ...read.defender.warnings];
  return asked.cards.length === 0 ? answer : withLinesLeftOut(answer, printed);
}

function needsHealth({ measures, fates }: ReadAttack): boolean {
  if (fates.length > 0) return fates.some(({ whose }) => whose !== 'attacker');
  return measures.length === 0;
}

/** Cards by their names, other units by their parts in the attack. */
function namesOf({ kb }: AskedQuestion, { attacker, defender }: ReadAttack): Names {
  const [one, other] = [attacker, defender].map(({ card }) => kb.cards.get(card ?? ''));
  return {
    attacker: one === undefined ? ROLES.attacker : fullName(one),
    defender: other === undefined ? ROLES.defender : fullName(other),
  };
}

function namesInLine({ cards }: LineRead): Names {
  const nameOf = (role: keyof Names): string => {
    const named = cards.find((one) => one.role === role);
    return named === undefined ? ROLES[role] : fullName(named.card);
  };
  return { attacker: nameOf('attacker'), defender: nameOf('defender') };
}

function chancesAsked(
  line: string,
  asked: Asked,
  solved: Solved,
  names: Names,
): readonly ChanceSaid[] | NoChance {
  const { fates, measures } = asked;
  const measured = measures.filter(({ of }) => of !== 'AVERAGE');
  if (fates.length + measured.length > 1) return TWO_ASKED;
  const [fate] = fates;
  const [measure] = measured;
  if (measure !== undefined)
    return measureChances(solved, measure, names, TO_ATTACKER.test(line) ? 'attacker' : 'defender');
  if (fate !== undefined) return fateChances(solved, fate, names);
  return measures.length > 0 ? [] : fateChances(solved, { whose: fateMeant(solved), survives: false }, names);
}

const TO_ATTACKER =
  / attacker (?:takes?|gets?|suffers?|receives?) (?:\S+ ){0,5}(?:damage|counters?) | (?:damage|counters?) (?:to|on) (?:the |my |an )?attacker /;

/** Where a second unit stands and nobody's fate is said. */
function fateMeant({ input }: Solved): 'defender' | 'BOTH' {
  return input.others.length > 0 ? 'BOTH' : 'defender';
}

const TWO_ASKED: NoChance = {
  code: 'TWO_ASKED',
  message: 'The question asks for more than one chance: ask for each by itself.',
};

function isNone(chances: readonly ChanceSaid[] | NoChance): chances is NoChance {
  return 'code' in chances;
}

function solvedAnswer(asked: AskedQuestion, wanted: Asked, solved: Solved, names: Names): AnswerDraft {
  const chances = chancesAsked(asked.line, wanted, solved, names);
  if (isNone(chances)) return refusedOdds(asked, chances);
  const { input, report } = solved;
  const notation = printAttackLine(input);
  const [only] = chances;
  const sure = only !== undefined && chances.length === 1 && asked.form.yesNo ? certainty(only.chance) : null;
  const means = said(meansSaid(report, input, names));
  return draft({
    intent: 'ODDS',
    pieces: [
      ...(sure === null ? [] : [{ kind: 'VERDICT', answer: sure } as const]),
      ...chances.map(({ of, chance }) => said(`${of} is ${chancePrinted(chance)}.`)),
      ...(only === undefined ? [means] : thresholdsSaid(wanted.thresholds, only.chance)),
      said(`Solved exactly: ${notation}.`),
      ...(only === undefined ? [] : [means]),
      ...idleSaid(asked, solved),
      ...(report.choices.length > 0 ? [said('Both sides choose as is best for them.')] : []),
    ],
    keywords: asked.keywords,
    citations: [],
    attack: { input, notation, solved: report },
    assumptions: report.assumptions,
    warnings: report.warnings,
    confidence: confidenceOf(asked, {
      official: false,
      computed: report.assumptions.length === 0 && !report.warnings.some(({ code }) => code === UNDECIDED),
      fits: true,
    }),
  });
}

function thresholdsSaid(thresholds: readonly number[], chance: Rational): readonly Piece[] {
  const percent = toNumber(chance) * 100;
  return thresholds.map((threshold) => {
    const than = percent > threshold ? 'more than' : percent < threshold ? 'less than' : 'exactly';
    return said(`That is ${than} ${threshold} %.`);
  });
}

/** Keywords of the question that do nothing on the board that was solved, and those of what comes after it. */
function idleSaid({ kb, mentions }: AskedQuestion, { input, report }: Solved): readonly Piece[] {
  const held = [input.attacker, input.defender, ...input.others].flatMap(keywordsOf);
  const idle = held.filter(({ rules }) => {
    const steps = report.trace.filter(({ keyword }) => keyword === rules.slug);
    return (
      steps.length > 0 &&
      steps.every(({ probability }) => probability.numerator === 0n) &&
      mentions.some(({ keyword }) => keyword.slug === rules.slug)
    );
  });
  const further = held.filter(({ rules }) => {
    const keyword = kb.keywords.get(rules.slug);
    return keyword !== undefined && factsOf(kb, keyword, KEYWORDS).attacksAgain;
  });
  const namesOf = (chosen: boolean): string =>
    [...new Set(idle.filter(({ rules }) => isChosen(rules) === chosen).map(({ rules }) => rules.name))].join(
      ', ',
    );
  const [unused, without] = [namesOf(true), namesOf(false)];
  return [
    ...further.map(({ rules }) => said(furtherAttack(rules.name))),
    ...(without === '' ? [] : [said(`On this board ${without} does nothing.`)]),
    ...(unused === ''
      ? []
      : [said(`Nobody uses ${unused} here: as both sides play best, it does not come to that.`)]),
  ];
}

/** A player uses it or doesn't; where nobody does, that one could may still keep the other from something. */
function isChosen({ parts }: KeywordRules): boolean {
  return (
    parts.prevents !== undefined ||
    parts.rerolls !== undefined ||
    parts.strikesBackAtEnd !== undefined ||
    parts.changesDefender !== undefined ||
    parts.powerForDamage !== undefined ||
    parts.dividesExcess !== undefined ||
    parts.damageAfterDiscard !== undefined
  );
}

/** The attacker too, where anything harms it. */
function meansSaid(report: AttackReport, { others }: AttackInput, { attacker, defender }: Names): string {
  const isHarmed = unitOf(report, 'attacker')?.expectedCounters.numerator !== 0n;
  const own = isHarmed ? [{ role: 'attacker', name: attacker }] : [];
  const second = others.some(({ role }) => role === SECOND) ? [{ role: SECOND, name: SECOND_UNIT }] : [];
  const placed = [{ role: 'defender', name: defender }, ...second, ...own].map(({ role, name }) => {
    const unit = unitOf(report, role);
    return `${unit === undefined ? '0' : exactAverage(unit.expectedCounters)} damage counters are placed on ${name}`;
  });
  return `On average ${placed.join(' and ')}, from ${exactAverage(report.expectedHits)} hits.`;
}

function certainty(chance: Rational): YesNo | null {
  if (chance.numerator === 0n) return 'NO';
  return chance.numerator === chance.denominator ? 'YES' : null;
}

/** Counted on a unit that nothing discards, where no health was given and none was needed. */
function withOpenHealth(answer: AnswerDraft, { defender }: ReadAttack): AnswerDraft {
  if (defender.health !== null || answer.attack === null) return answer;
  const message = 'No health of the defender was given: damage was counted on a unit with 99 health.';
  return { ...answer, warnings: [...answer.warnings, { code: 'HEALTH_LEFT_OPEN', message }] };
}

/** Which of two is better: the chances of both, side by side. */
function compared(
  [first, second]: readonly [AnswerDraft, AnswerDraft],
  reads: readonly ReadAttack[],
): AnswerDraft {
  if (first.attack === null) return first;
  if (second.attack === null) return second;
  const named = reads.map(({ alternative }) => alternative ?? '');
  const pieces = [first, second].flatMap(({ pieces }, index) =>
    pieces.map((piece, at) =>
      piece.kind === 'SAID' && at === 0 ? said(`With ${named[index]}: ${piece.text}`) : piece,
    ),
  );
  return {
    ...first,
    pieces: pieces.filter(({ kind }) => kind !== 'VERDICT'),
    assumptions: [...first.assumptions, ...second.assumptions],
    warnings: [...first.warnings, ...second.warnings],
    confidence: second.confidence === 'HIGH' ? first.confidence : second.confidence,
  };
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
