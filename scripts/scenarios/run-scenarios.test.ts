import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../api/project.js';
import { KEYWORDS } from '../../engine/keyword-list.js';
import { runScenarios } from './run-scenarios.js';

let root = '';
const file = (): string => join(root, 'data', 'scenarios', 'evade.txt');
const run = (...options: readonly string[]) => runScenarios(root, options, EVADE);

/** Evade alone, with all that the project has of it. */
const EVADE = KEYWORDS.filter(({ slug }) => slug === 'evade');
const RULINGS = EVADE.flatMap(({ rules }) => rules.flatMap(({ rulings }) => rulings));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scenarios-test-'));
  mkdirSync(join(root, 'data', 'scenarios'), { recursive: true });
  cpSync(join(projectRoot(), 'data', 'scenarios', 'evade.txt'), file());
  const rulings = Object.fromEntries(RULINGS.map((id) => [id, {}]));
  writeFileSync(join(root, 'data', 'ruling-ids.json'), JSON.stringify({ rulings }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function change(from: string | RegExp, to: string): string {
  const before = readFileSync(file(), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file(), after);
  return before;
}

describe('npm run scenarios', () => {
  it('says how much agrees', () => {
    const { exitCode, message } = run();
    expect(exitCode).toBe(0);
    expect(message).toMatch(/^3 scenarios and 3 rulings agree; 2 rules, switched off, changed \d scenarios/);
  });

  it('points at a number that does not come out', () => {
    change('counters defender: 0 3/4', 'counters defender: 0 1/4');
    const { exitCode, message } = run();
    expect(exitCode).toBe(1);
    expect(message).toMatch(
      /^data\/scenarios\/evade\.txt:6:22: Found 0 3\/4, 1 1\/4; expected 0 1\/4, 1 1\/4\./,
    );
  });

  it('rewrites numbers and what scenarios rest on, and leaves all else', () => {
    const before = change('counters defender: 0 3/4, 1 1/4', 'counters defender: ?');
    change(/ {2}rests on: .*\n/, '  rests on: armor/five\n');
    expect(run('--rewrite')).toEqual({
      exitCode: 0,
      message: 'Written: data/scenarios/evade.txt. Review them.',
    });
    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect(run('--rewrite').message).toBe('Nothing changed.');
  });

  it('writes what comes out of a scenario that expects nothing yet', () => {
    const before = change('  counters defender: 0 3/4, 1 1/4\n', '');
    run('--rewrite');
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });

  it('writes nothing when one of the scenarios can not be read', () => {
    change('1 power vs 2 health', '1 power beside 2 health');
    change('counters defender: 0 3/4', 'counters defender: 0 1/4');
    const before = readFileSync(file(), 'utf8');
    const { exitCode, message } = run('--rewrite');
    expect(exitCode).toBe(1);
    expect(message).toContain('Nothing was written.');
    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect(readdirSync(join(root, 'data', 'scenarios')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('prints the numbers of the README', () => {
    expect(run('--summary').message).toContain('| rulings | 3 |\n| MODELLED | 3 |\n| NOT_IN_ATTACK | 0 |');
  });

  it('refuses an option that it does not know', () => {
    expect(run('--fast')).toEqual({
      exitCode: 1,
      message: "scenarios does not know '--fast'; expected nothing, --rewrite or --summary.",
    });
  });
});
