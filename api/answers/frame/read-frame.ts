import { ACT_FORMS } from './acts.js';
import type { Act, Frame, Given } from './frame.js';
import { GIVEN_FORMS } from './givens.js';
import { findAt, type Readings, readingsOf } from './pattern.js';

/** What may stand between the clauses of a question. */
const BETWEEN: readonly string[] = ['MARK', 'AND', 'IDLE', 'TAG'];

/** A longer question tells a story. */
const MOST_WORDS = 40;

interface Read {
  readonly act: Act | null;
  readonly given: readonly Given[];
}

/** What a masked question asks and tells; null where a word of it is left unread, or where it asks for two things. */
export function readFrame(line: string): Frame | null {
  if (line.split(' ').length > MOST_WORDS) return null;
  const readings = readingsOf(line);
  const dead = new Set<string>();
  const walk = (from: number, read: Read): Frame | null => {
    if (from >= line.length) return read.act === null ? null : { act: read.act, given: read.given };
    const key = `${from}/${read.act !== null}`;
    if (dead.has(key)) return null;
    dead.add(key);
    for (const { end, read: more } of stepsAt(readings, from, read)) {
      const frame = walk(end, more);
      if (frame !== null) return frame;
    }
    return null;
  };
  return walk(0, { act: null, given: [] });
}

interface Step {
  readonly end: number;
  readonly read: Read;
}

function stepsAt(readings: Readings, from: number, read: Read): readonly Step[] {
  const acts =
    read.act !== null
      ? []
      : ACT_FORMS.flatMap(({ places, asks }) =>
          findAt(places, readings, from).flatMap(({ end, parts }): readonly Step[] => {
            const asked = asks(parts);
            return asked === null
              ? []
              : [{ end, read: { act: asked.act, given: [...read.given, ...asked.given] } }];
          }),
        );
  const givens = GIVEN_FORMS.flatMap(({ places, given }) =>
    findAt(places, readings, from).flatMap(({ end, parts }): readonly Step[] => {
      const told = given(parts);
      return told.length === 0 ? [] : [{ end, read: { ...read, given: [...read.given, ...told] } }];
    }),
  );
  const between = readings.at(from, BETWEEN).map(({ end }) => ({ end, read }));
  return [...acts, ...givens, ...between];
}
