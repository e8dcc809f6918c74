import { percentPrinted } from '../../api/answers/odds/percent.js';
import { add, printRational, type Rational, toNumber, ZERO } from '../../engine/rational.js';
import type { UnitOutcome } from '../../engine/report.js';

interface DistributionProps {
  readonly unit: UnitOutcome;
  readonly name: string;
  /** From so many placed damage counters on the unit is discarded; null when that is not known. */
  readonly remaining: number | null;
  /** Counters that were on it before. */
  readonly before: number;
}

interface Row {
  readonly value: number;
  readonly exactly: Rational;
  readonly atLeast: Rational;
  readonly atMost: Rational;
}

/** How many damage counters an attack places on a unit, as bars and as a table of the same numbers. */
export function Distribution({ unit, name, remaining, before }: DistributionProps) {
  const rows = rowsOf(unit);
  const onIt = before === 0 ? '' : `Besides the ${before} that it had, `;
  return (
    <section aria-label={`Damage counters placed on ${name}`}>
      <h2>Damage counters placed on {name}</h2>
      <div class="outcome">
        <figure>
          <Bars rows={rows} name={name} remaining={remaining} />
          <figcaption class="source">
            {remaining !== null &&
              `${onIt}${remaining} or more discard it. It is discarded with a chance of ${percentPrinted(unit.discardChance)}.`}
          </figcaption>
        </figure>
        <Numbers rows={rows} name={name} />
      </div>
    </section>
  );
}

function rowsOf({ counters }: UnitOutcome): readonly Row[] {
  let atMost = ZERO;
  const upwards = counters.map(({ value, probability }) => {
    atMost = add(atMost, probability);
    return { value, exactly: probability, atMost };
  });
  let atLeast = ZERO;
  return upwards
    .toReversed()
    .map((row) => {
      atLeast = add(atLeast, row.exactly);
      return { ...row, atLeast };
    })
    .toReversed();
}

const ROW = 22;
const WIDTH = 330;
const LEFT = 26;
const RIGHT = 62;

interface RowsProps extends Omit<DistributionProps, 'unit' | 'before'> {
  readonly rows: readonly Row[];
}

function Bars({ rows, name, remaining }: RowsProps) {
  const height = ROW * rows.length;
  const most = Math.max(...rows.map(({ exactly }) => toNumber(exactly)));
  return (
    <svg
      class="bars"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={`Bars: damage counters placed on ${name}; the table has the same numbers.`}
    >
      {rows.map(({ value, exactly }, index) => {
        const width = Math.max(1, ((WIDTH - LEFT - RIGHT) * toNumber(exactly)) / most);
        const middle = ROW * (index + 0.5) + 4;
        return (
          <g key={value}>
            <text class="axis" x={LEFT - 6} y={middle} text-anchor="end">
              {value}
            </text>
            <rect
              {...(remaining !== null && value >= remaining ? { class: 'lethal' } : {})}
              x={LEFT}
              y={ROW * index + 3}
              width={width.toFixed(1)}
              height={ROW - 6}
              rx={2}
            />
            <text x={(LEFT + width + 5).toFixed(1)} y={middle}>
              {percentPrinted(exactly)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Longer fractions than this are told by the API alone. */
const LONGEST_FRACTION = 24;

function Numbers({ rows, name }: Omit<RowsProps, 'remaining'>) {
  return (
    <table class="numeric">
      <caption class="unseen">Damage counters placed on {name}, with their chances</caption>
      <thead>
        <tr>
          <th scope="col">Placed</th>
          <th scope="col">Exactly</th>
          <th scope="col">At least</th>
          <th scope="col">At most</th>
          <th scope="col" class="wide-only">
            Fraction
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, exactly, atLeast, atMost }) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>{percentPrinted(exactly)}</td>
            <td>{percentPrinted(atLeast)}</td>
            <td>{percentPrinted(atMost)}</td>
            <td class="soft wide-only">{fractionOf(exactly)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function fractionOf(chance: Rational): string {
  const fraction = printRational(chance);
  return fraction.length <= LONGEST_FRACTION ? fraction : '…';
}
