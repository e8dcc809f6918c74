import { attack } from '../../../engine/attack.js';
import type { AttackInput } from '../../../engine/attack-input.js';
import { printAttackLine } from '../../../engine/notation/print-attack-line.js';
import type { AttackReport, Refusal, Warning } from '../../../engine/report.js';
import type { LineRead } from '../../attacks/attack-by-line.js';
import { fullName } from '../../knowledge-base/card-record.js';
import { type AnswerDraft, draft, type Piece } from '../answer-draft.js';
import type { SolveAttack } from '../answer-options.js';
import { confidenceOf } from '../confidence.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { asksForOpposite, chanceOf, chanceSaid, type Measure, measureOf, unitOf } from './asked-chance.js';
import { beyondOneAttack } from './beyond-one-attack.js';
import { cardFault, withLinesLeftOut } from './cards-of-attack.js';
import { unreadNumbers } from './find-facts.js';
import { lineInQuestion } from './line-in-question.js';
import { type NaturalChance, naturalChance } from './natural-chance.js';
import { averagePrinted, chancePrinted } from './percent.js';
import { attackOf, missingNumbers, type ReadAttack, readAttack, SECOND } from './read-attack.js';

/** A chat waits for no large attack: what takes more is refused here, and may still be asked of the engine. */
const UNDECIDED = 'ASSUMPTION_NOT_SOLVED';
const EXAMPLE = 'Ask like this: chance for 5 power, Critical Hit 2 vs 4 health, Armor.';
const ODDS_WORK = { assumptions: true, courses: 15_000 } as const;

/** The exact chance of an attack that the question describes; numbers that it leaves out are named, not invented. */
export function oddsAnswer(asked: AskedQuestion, solve: SolveAttack = attack): AnswerDraft {
  const natural = naturalChance(asked.line);
  if (natural !== null) return naturalAnswer(asked, natural);
  const beyond = beyondOneAttack(asked);
  if (beyond !== null) return beyondAnswer(asked, beyond);
  const measure = measureOf(asked.line);
  const line = lineInQuestion(asked);
  const solved = line === null ? null : solve(line.input, ODDS_WORK);
  if (line !== null && solved?.ok) {
    const answer = solvedAnswer(asked, line.input, solved, measure, namesInLine(line));
    return line.cards.length === 0 ? answer : withLinesLeftOut(answer, line.warnings);
  }
  const read = readAttack(asked);
  const fault = cardFault(asked, read);
  if (fault !== null) return fault;
  const unread = unreadNumbers(asked);
  if (unread.length > 0) return unreadAnswer(asked, unread);
  const missing = missingNumbers(read, needsHealth(measure));
  if (missing.length > 0) return missingAnswer(asked, missing);
  const input = attackOf(read);
  const report = solve(input, ODDS_WORK);
  if (!report.ok) return refusedAnswer(asked, input, report);
  const answer = withOpenHealth(solvedAnswer(asked, input, report, measure, namesOf(asked, read)), read);
  const printed = [...read.attacker.warnings, ...read.defender.warnings];
  return asked.cards.length === 0 ? answer : withLinesLeftOut(answer, printed);
}

function naturalAnswer(asked: AskedQuestion, { natural, dice, chance }: NaturalChance): AnswerDraft {
  return draft({
    intent: 'ODDS',
    pieces: [
      said(`The chance of at least one natural ${natural} on ${dice} dice is ${chancePrinted(chance)}.`),
    ],
    keywords: asked.keywords,
    confidence: confidenceOf(asked, { official: false, computed: true, fits: true }),
  });
}

interface Names {
  readonly attacker: string;
  readonly defender: string;
}

const ROLES: Names = { attacker: 'the attacker', defender: 'the defender' };
const SECOND_UNIT = 'the second unit';
const BOTH = / (?:both|all|two) | and /;

interface Target {
  readonly role: string;
  readonly name: string;
}

/** Whose fate is asked: the defender's, the second unit's, or that of each. */
function targetsOf({ line }: AskedQuestion, input: AttackInput, names: Names): readonly Target[] {
  const defender = { role: input.defender.role, name: names.defender };
  const second = input.others.find(({ role }) => role === SECOND);
  if (second === undefined) return [defender];
  const other = { role: SECOND, name: SECOND_UNIT };
  return BOTH.test(line) ? [defender, other] : [other];
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

function needsHealth({ of }: Measure): boolean {
  return of === 'DISCARD' || of === 'SURVIVE';
}

function solvedAnswer(
  asked: AskedQuestion,
  input: AttackInput,
  solved: AttackReport,
  measure: Measure,
  names: Names,
): AnswerDraft {
  const notation = printAttackLine(input);
  const targets = targetsOf(asked, input, names);
  const chances = targets.flatMap((target) => {
    const chance = chanceOf(solved, measure, target.role);
    return chance === null ? [] : [{ ...target, chance }];
  });
  const [only] = chances;
  const chance = only?.chance ?? null;
  const means = meansSaid(solved, targets);
  const sure =
    chance !== null && chances.length === 1 && asked.form.yesNo
      ? certainty(chance, asked.form.negated && !asksForOpposite(asked.line))
      : null;
  const choices = solved.choices.length > 0 ? [said('Both sides choose as is best for them.')] : [];
  return draft({
    intent: 'ODDS',
    pieces: [
      ...(sure === null ? [] : [{ kind: 'VERDICT', answer: sure } as const]),
      ...chances.map((one) =>
        said(`${chanceSaid(measure, names.attacker, one.name)} is ${chancePrinted(one.chance)}.`),
      ),
      ...(chance === null ? [said(means)] : []),
      said(`Solved exactly: ${notation}.`),
      ...(chance === null ? [] : [said(means)]),
      ...choices,
    ],
    keywords: asked.keywords,
    citations: [],
    attack: { input, notation, solved },
    assumptions: solved.assumptions,
    warnings: solved.warnings,
    confidence: confidenceOf(asked, {
      official: false,
      computed: solved.assumptions.length === 0 && !solved.warnings.some(({ code }) => code === UNDECIDED),
      fits: true,
    }),
  });
}

function meansSaid(solved: AttackReport, targets: readonly Target[]): string {
  const placed = targets.map(({ role, name }) => {
    const unit = unitOf(solved, role);
    return `${unit === undefined ? '0' : averagePrinted(unit.expectedCounters)} damage counters are placed on ${name}`;
  });
  return `On average ${placed.join(' and ')}, from ${averagePrinted(solved.expectedHits)} hits.`;
}

function certainty(
  chance: { readonly numerator: bigint; readonly denominator: bigint },
  negated: boolean,
): 'YES' | 'NO' | null {
  if (chance.numerator !== 0n && chance.numerator !== chance.denominator) return null;
  return (chance.numerator !== 0n) !== negated ? 'YES' : 'NO';
}

/** Counted on a unit that nothing discards, where no health was given and none was needed. */
function withOpenHealth(answer: AnswerDraft, { defender }: ReadAttack): AnswerDraft {
  if (defender.health !== null) return answer;
  const message = 'No health of the defender was given: damage was counted on a unit with 99 health.';
  return { ...answer, warnings: [...answer.warnings, { code: 'HEALTH_LEFT_OPEN', message }] };
}

function unreadAnswer(asked: AskedQuestion, unread: readonly string[]): AnswerDraft {
  return draft({
    intent: 'ODDS',
    pieces: [
      said(`Not everything in the question was understood: what does ${unread.join(', ')} stand for?`),
      said(EXAMPLE),
    ],
    keywords: asked.keywords,
    confidence: 'LOW',
    warnings: [{ code: 'NUMBERS_NOT_READ', message: `Not understood: ${unread.join(', ')}.` }],
  });
}

function beyondAnswer(asked: AskedQuestion, beyond: Warning): AnswerDraft {
  return draft({
    intent: 'ODDS',
    pieces: [said(beyond.message), said(EXAMPLE)],
    keywords: asked.keywords,
    confidence: 'LOW',
    warnings: [beyond],
  });
}

function missingAnswer(asked: AskedQuestion, missing: readonly string[]): AnswerDraft {
  const list =
    missing.length < 2 ? missing.join('') : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  return draft({
    intent: 'ODDS',
    pieces: [said(`The chance can't be worked out without ${list}.`), said(EXAMPLE)],
    keywords: asked.keywords,
    confidence: 'LOW',
    warnings: [{ code: 'NUMBERS_MISSING', message: `The question leaves out ${list}.` }],
  });
}

function refusedAnswer(asked: AskedQuestion, input: AttackInput, refusal: Refusal): AnswerDraft {
  return draft({
    intent: 'ODDS',
    pieces: [
      said(`This attack can't be solved: ${refusal.message}`),
      said(`It was read as: ${printAttackLine(input)}.`),
      ...(refusal.code === 'TOO_COMPLEX'
        ? [said('Asked as an attack in one line it may still be small enough.')]
        : []),
    ],
    keywords: asked.keywords,
    confidence: 'LOW',
    warnings: [{ code: refusal.code, message: refusal.message }],
  });
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
