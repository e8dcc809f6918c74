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

/** Above the result of an attack that is played by another reading than ours: which, and the way back; and what could not be had. */
export function OtherReading({ line, readings: { other, matter, ignored } }: ReadingsProps) {
  return (
    <>
      {other !== null && <PlayedOtherwise line={line} other={other} matter={matter} />}
      {ignored.map((code) => (
        <p key={code} class="notice">
          {isPlayedOtherwise(code)
            ? `One reading is turned at a time: “${code}” is left out.`
            : `There is no reading “${code.slice(0, LONGEST_CODE)}” that can be played otherwise; nothing is played by it.`}
        </p>
      ))}
    </>
  );
}

const LONGEST_CODE = 60;

interface OtherwiseProps {
  readonly line: string;
  readonly other: ReadingCode;
  readonly matter: ShownReadings['matter'];
}

function PlayedOtherwise({ line, other, matter }: OtherwiseProps) {
  const { statement, alternative } = assumption(other);
  const isIdle = matter?.every(({ code }) => code !== other) === true;
  return (
    <p class="notice">
      {isIdle
        ? `By this reading of the rules this attack comes out as by ours: ${alternative}`
        : `Played by another reading of the rules: ${alternative}`}{' '}
      <Link to={attackPath(line)}>Play it by ours: {statement}</Link>
    </p>
  );
}

/** The readings of the rules on which the result depends, each with the way to the result of the other. */
export function Readings({ line, readings: { other, matter, isEvery } }: ReadingsProps) {
  if (matter === null)
    return (
      <p class="source">
        <Link to={attackPath(line, EVERY_READING)}>Find the readings of the rules on which this depends</Link>
        , which takes a moment.
      </p>
    );
  if (matter.length === 0)
    return isEvery ? (
      <p class="source">
        All readings of the rules that no source states were tried: the result depends on none.
      </p>
    ) : null;
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
