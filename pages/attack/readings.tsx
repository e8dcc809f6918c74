import { assumption, isPlayedOtherwise, type ReadingCode } from '../../engine/readings.js';
import type { Assumption } from '../../engine/report.js';
import { Link } from '../layout/link.js';
import { attackPath } from '../paths.js';
import { EVERY_READING, type ShownReadings } from './reading-asked.js';

interface ReadingsProps {
  /** As it was asked. */
  readonly line: string;
  readonly readings: ShownReadings;
}

/** Above the result of an attack that is played by another reading than ours: which, and the way back. */
export function OtherReading({ line, readings: { other } }: ReadingsProps) {
  if (other === null) return null;
  const { statement, alternative } = assumption(other);
  return (
    <p class="notice">
      Played by another reading of the rules: {alternative}{' '}
      <Link to={attackPath(line)}>Play it by ours: {statement}</Link>
    </p>
  );
}

/** The readings of the rules on which the result depends, each with the way to the result of the other. */
export function Readings({ line, readings: { other, matter } }: ReadingsProps) {
  if (matter === null)
    return (
      <p class="source">
        <Link to={attackPath(line, EVERY_READING)}>Find the readings of the rules on which this depends</Link>
        , which takes a moment.
      </p>
    );
  if (matter.length === 0) return null;
  return (
    <section aria-labelledby="readings">
      <h2 id="readings">How the rules are read</h2>
      <p class="soft">No source states these, and the result depends on each.</p>
      <ul>
        {matter.map((one) => (
          <Reading key={one.code} line={line} reading={one} other={other} />
        ))}
      </ul>
    </section>
  );
}

interface ReadingProps extends Pick<ReadingsProps, 'line'> {
  readonly reading: Assumption;
  readonly other: ReadingCode | null;
}

function Reading({ line, reading: { code, statement, alternative }, other }: ReadingProps) {
  return (
    <li>
      {statement}{' '}
      {code === other || !isPlayedOtherwise(code) ? (
        <span class="source">
          Else: {alternative}
          {code === other && ' So it is played above.'}
        </span>
      ) : (
        <span class="source">
          Else: <Link to={attackPath(line, code)}>{alternative}</Link>
        </span>
      )}
    </li>
  );
}
