import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asked, run, told } from '../testing/asked-pair.js';

const REVIEWED = readFileSync(new URL('../../data/interactions.txt', import.meta.url), 'utf8').split('\n');
const PAIR = /^(?<one>\S+) \+ (?<other>\S+): INTERACT (?<findings>.*)$/;
const FINDING = /^(?<from>\S+) (?<relation>[A-Z_]+) (?<to>\S+) \[(?<evidence>[A-Z ]+)\](?<cited>.*)$/;
/** A number that is its unit's power is another line on the same board: such runs are tried beside the rulings. */
const BY_POWER = / retaliate\/retaliate-based-on-a\b/;

interface Reviewed {
  readonly one: string;
  readonly other: string;
  /** What runs of the engine bear out. */
  readonly shown: readonly string[];
  /** `from to` of what rulings alone say, whatever the runs show there. */
  readonly ruled: readonly string[];
}

/** Null for a line that runs have nothing to do with, and for one keyword twice: what that comes to is a matter of stacking. */
function reviewed(line: string): Reviewed | null {
  const { one = '', other = '', findings = '' } = PAIR.exec(line)?.groups ?? {};
  const read = findings.split('; ').flatMap((finding) => {
    const groups = FINDING.exec(finding)?.groups;
    return groups === undefined ? [] : [groups];
  });
  const isShown = ({ evidence = '', cited = '' }: (typeof read)[number]): boolean =>
    evidence.includes('ENGINE') && !BY_POWER.test(cited);
  const ruled = read.filter((finding) => !isShown(finding)).map(({ from, to }) => `${from} ${to}`);
  const shown = read
    .filter((finding) => isShown(finding))
    .filter(({ from, to }) => !ruled.includes(`${from} ${to}`))
    .map(({ from, relation, to }) => `${from} ${relation} ${to}`);
  return one === other || shown.length === 0 ? null : { one, other, shown, ruled };
}

/** A third of the list is enough to meet every kind of effect many times. */
const PAIRS = REVIEWED.flatMap((line) => reviewed(line) ?? []).filter((_, index) => index % 3 === 0);

describe('runs show of two keywords what the reviewed list says', () => {
  it.each(PAIRS.map((pair) => [pair.one, pair.other, pair] as const))('%s and %s', (one, other, pair) => {
    const found = told(run(asked(one), asked(other))).filter((effect) => {
      const [from, , to] = effect.split(' ');
      return !pair.ruled.includes(`${from} ${to}`);
    });
    expect([...found].sort()).toEqual([...pair.shown].sort());
  });

  it('for more than a hundred pairs', () => {
    expect(PAIRS.length).toBeGreaterThan(100);
  });
});
