import { averagePrinted, percentPrinted } from '../../api/answers/odds/percent.js';
import type { LineSolved } from '../../api/attacks/attack-by-line.js';
import { isFateNotKnown, notSaid } from '../../api/attacks/not-said.js';
import { fullName } from '../../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { UnitInput } from '../../engine/attack-input.js';
import type { ChoiceAdvice, TraceStep, UnitOutcome } from '../../engine/report.js';
import { Link } from '../layout/link.js';
import { attackPath, keywordPath, rulingPath } from '../paths.js';
import { ReportLink } from '../shared/report-link.js';
import type { Reported } from '../shared/report-text.js';
import { besideCard } from './beside-card.js';
import { Distribution } from './distribution.js';
import { fateOf } from './fate.js';
import type { ShownReadings } from './reading-asked.js';
import { OtherReading, Readings } from './readings.js';

interface ResultProps {
  readonly kb: KnowledgeBase;
  /** As it was asked. */
  readonly line: string;
  readonly attack: LineSolved;
  readonly readings: ShownReadings;
}

/** All that comes out of one attack. */
export function AttackResult({ kb, line, attack, readings }: ResultProps) {
  const { solved, notation } = attack;
  const notes = [
    ...besideCard(attack),
    ...[...attack.warnings, ...notSaid(attack)].map(({ message }) => message),
  ];
  const nameOf = (role: string): string => {
    const named = attack.cards.find((one) => one.role === role);
    return named === undefined
      ? role
      : `${fullName(named.card)}${named.role === fullName(named.card) ? '' : `, ${role}`}`;
  };
  return (
    <>
      <OtherReading line={line} readings={readings} />
      <Figures attack={attack} />
      {notes.map((note) => (
        <p key={note} class="source">
          {note}
        </p>
      ))}
      {solved.units.filter(isTouched).map((unit) => (
        <Distribution
          key={unit.role}
          unit={unit}
          name={nameOf(unit.role)}
          remaining={remainingOf(attack, unit.role)}
          before={unitOf(attack, unit.role)?.counters ?? 0}
        />
      ))}
      <Choices kb={kb} choices={solved.choices} />
      <Readings line={line} readings={readings} />
      <Trace kb={kb} trace={solved.trace} />
      <p class="source">
        In one line: <Link to={attackPath(notation)}>{notation}</Link>
      </p>
      <ReportLink reported={reportedAttack(line, attack, readings)} />
    </>
  );
}

function reportedAttack(line: string, attack: LineSolved, { other }: ShownReadings): Reported {
  const { solved, notation } = attack;
  const shown = solved.units.map(
    (unit) =>
      `${unit.role} is discarded: ${fateOf(attack, unit)}; damage counters placed on average: ${averagePrinted(unit.expectedCounters)}`,
  );
  return {
    about: other === null ? 'attack' : `attack by the other reading of ${other}`,
    path: attackPath(line, other ?? ''),
    shown,
    facts: [['Attack', notation], ...(other === null ? [] : [['Reading', other] as const])],
  };
}

/** The defender always; others when something may happen to them. */
function isTouched({ role, counters, discardChance }: UnitOutcome): boolean {
  return role === 'defender' || counters.some(({ value }) => value > 0) || discardChance.numerator > 0n;
}

function unitOf({ input }: LineSolved, role: string): UnitInput | undefined {
  return [input.attacker, input.defender, ...input.others].find((one) => one.role === role);
}

/** Damage counters that discard the unit; null for one that is not among the input's, or whose health nobody said. */
function remainingOf(attack: LineSolved, role: string): number | null {
  if (isFateNotKnown(attack, role)) return null;
  const unit = unitOf(attack, role);
  return unit === undefined ? null : unit.health - unit.counters;
}

function Figures({ attack }: Pick<ResultProps, 'attack'>) {
  const { solved } = attack;
  const unit = (role: string) => solved.units.find((one) => one.role === role);
  const defender = unit('defender');
  const attacker = unit('attacker');
  const figures: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Defender is discarded', defender && fateOf(attack, defender)],
    ['Damage to the defender', defender && averagePrinted(defender.expectedCounters)],
    ['Hits on average', averagePrinted(solved.expectedHits)],
    ['Attacker is discarded', attacker && fateOf(attack, attacker)],
  ];
  return (
    <dl class="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Choices({ kb, choices }: { readonly kb: KnowledgeBase; readonly choices: readonly ChoiceAdvice[] }) {
  if (choices.length === 0) return null;
  return (
    <>
      <h2>What to choose</h2>
      <ul>
        {choices.map(({ window, player, situation, choice }) => (
          <li key={`${window} ${player} ${situation} ${choice}`}>
            <b>{player === 'ATTACKER' ? 'Attacker' : 'Defender'}</b>,{' '}
            {kb.timingWindows.get(window)?.name ?? window}: {situation === '' ? '' : `${situation}: `}
            {choice}
          </li>
        ))}
      </ul>
    </>
  );
}

function Trace({ kb, trace }: { readonly kb: KnowledgeBase; readonly trace: readonly TraceStep[] }) {
  if (trace.length === 0) return null;
  return (
    <>
      <h2>Step by step</h2>
      <ol class="findings">
        {trace.map((step, index) => (
          <li key={index}>
            <p class="relation">
              {kb.timingWindows.get(step.window)?.name ?? step.window}
              {step.probability.numerator > 0n && ` · ${percentPrinted(step.probability)}`}
              {step.keyword !== null && kb.keywords.has(step.keyword) && (
                <>
                  {' · '}
                  <Link to={keywordPath(step.keyword)}>{kb.keywords.get(step.keyword)?.name}</Link>
                </>
              )}
            </p>
            <p>{step.text}</p>
            {step.rulings.map((id) => {
              const ruling = kb.rulings.get(id);
              return ruling === undefined ? null : (
                <p key={id} class="source">
                  “{ruling.text}” <Link to={rulingPath(id)}>{id}</Link>
                </p>
              );
            })}
          </li>
        ))}
      </ol>
    </>
  );
}
