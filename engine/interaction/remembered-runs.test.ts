import { describe, expect, it } from 'vitest';
import { budgetOf } from '../choice/budget.js';
import { KEYWORDS } from '../keyword-list.js';
import { canonicalBoard } from './canonical-board.js';
import { printedLine, standardValue } from './placed-keyword.js';
import { placesOf } from './places.js';
import { rememberedRun } from './remembered-runs.js';
import { type Run, runAttack } from './run.js';

const SLUGS = ['overkill', 'stun', 'evade', 'critical-hit'];

const placed = KEYWORDS.filter(({ slug }) => SLUGS.includes(slug)).flatMap((rules) => {
  const value = standardValue(rules);
  const [place = 'ATTACKER'] = placesOf(rules);
  return [{ rules, value, line: printedLine(rules, value), place }];
});
const board = canonicalBoard(placed, placed);

function numbersOf(run: Run) {
  const { outcome, warnings } = run;
  const bySlug = KEYWORDS.map(({ slug }) => [run.chanceOf(slug), run.timesOf(slug)]);
  const finals = ([1, 2, 3, 4, 5, 6] as const).map((natural) => run.chanceOfFinal(natural));
  const counters = ['attacker', 'defender', 'second unit', 'nobody'].map((role) => run.countersOn(role));
  return { outcome, warnings, bySlug, finals, counters, prevention: run.preventionChance() };
}

describe('a run that is remembered', () => {
  it('has the numbers of the attack, each time', () => {
    const solved = runAttack(board, KEYWORDS, budgetOf());
    const [first, again] = [0, 1].map(() => rememberedRun(board, KEYWORDS, budgetOf()));
    if (!solved.ok || !first?.ok || !again?.ok) throw new Error('The attack is refused.');
    expect(numbersOf(first)).toEqual(numbersOf(solved));
    expect(numbersOf(again)).toEqual(numbersOf(solved));
    expect(solved.chanceOf('stun').numerator).toBeGreaterThan(0n);
  });

  it('takes of the budget what it took to solve', () => {
    const spent = [0, 1].map(() => {
      const budget = budgetOf(10_000);
      rememberedRun({ ...board, darkSide: 'DEFENDER' }, KEYWORDS, budget);
      return 10_000 - budget.left;
    });
    expect(spent[0]).toBeGreaterThan(0);
    expect(spent[1]).toBe(spent[0]);
  });

  it('is refused where solving it would be, also when it is known', () => {
    const ask = (courses: number) => rememberedRun(board, KEYWORDS, budgetOf(courses));
    expect(ask(1)).toMatchObject({ ok: false, code: 'TOO_COMPLEX' });
    expect(ask(10_000)).toMatchObject({ ok: true });
    expect(ask(1)).toMatchObject({ ok: false, code: 'TOO_COMPLEX' });
  });

  it('may be a refusal, the same each time', () => {
    const illegal = { ...board, defender: { ...board.defender, arena: 'SPACE' as const } };
    const [first, again] = [0, 1].map(() => rememberedRun(illegal, KEYWORDS, budgetOf()));
    expect(first).toMatchObject({ ok: false, code: 'ILLEGAL_ATTACK' });
    expect(again).toEqual(first);
  });
});
