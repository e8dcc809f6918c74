import { describe, expect, it } from 'vitest';
import type { AttackInput } from '../attack-input.js';
import { KEYWORDS } from '../keyword-list.js';
import { canonicalBoard } from './canonical-board.js';
import { type PlacedKeyword, printedLine, standardValue } from './placed-keyword.js';
import { placesOf } from './places.js';

function placed(slug: string): PlacedKeyword {
  const rules = KEYWORDS.find((one) => one.slug === slug);
  if (rules === undefined) throw new Error(`no keyword ${slug}`);
  const value = standardValue(rules);
  return { rules, value, line: printedLine(rules, value), place: placesOf(rules)[0] ?? 'ATTACKER' };
}

function boardOf(...slugs: readonly string[]): AttackInput {
  const all = slugs.map(placed);
  return canonicalBoard(all, all);
}

describe('the plainest board for some keywords', () => {
  it('is one attacker and one defender, where no more is needed', () => {
    const { attacker, defender, others } = boardOf('critical-hit', 'shields');
    expect(attacker.abilities).toEqual(['Critical Hit 2']);
    expect(defender.abilities).toEqual(['Shields 2']);
    expect(others).toEqual([]);
  });

  it('has a second unit for Overkill, and units that fall so that hits are left over', () => {
    const { attacker, defender, others } = boardOf('overkill');
    expect(others.map(({ side }) => side)).toEqual(['DEFENDER']);
    expect(defender.health).toBeLessThan(attacker.power);
  });

  it('has the attacker in another arena for Bombard, with the same power as without it', () => {
    const bombard = placed('bombard');
    const { attacker, defender } = canonicalBoard([bombard], [bombard]);
    expect(defender.arena).toBe('GROUND');
    expect(attacker.arena).not.toBe('GROUND');
    expect(attacker.power).toBe(bombard.value);
    expect(canonicalBoard([bombard], []).attacker.arena).toBe('GROUND');
  });

  it('has counters for Resilience', () => {
    expect(boardOf('resilience').attacker.counters).toBe(2);
  });

  it('has a tapped defender for Stealth, which could not be attacked else', () => {
    const stealth: PlacedKeyword = { ...placed('stealth'), place: 'DEFENDER' };
    expect(canonicalBoard([stealth], [stealth]).defender.tapped).toBe(true);
  });

  it('has a unit to avenge', () => {
    expect(boardOf('avenge').others).toHaveLength(2);
  });

  it('is the same in every run but for the abilities', () => {
    const all = ['overkill', 'evade'].map(placed);
    const bare = canonicalBoard(all, []);
    expect(bare.others).toHaveLength(1);
    expect([bare.attacker, bare.defender].flatMap(({ abilities }) => abilities)).toEqual([]);
  });
});

describe('where a keyword stands', () => {
  it.each([
    ['critical-hit', ['ATTACKER']],
    ['shields', ['DEFENDER', 'SECOND']],
    ['evade', ['DEFENDER', 'ATTACKER', 'SECOND']],
    ['intercept', ['SECOND']],
    ['inspiration', ['FELLOW', 'SECOND']],
    ['lucky', ['ATTACKER', 'DEFENDER']],
    ['tenacity', ['ATTACKER']],
    ['stun', ['ATTACKER', 'DEFENDER', 'SECOND']],
    ['equip', ['ATTACKER']],
  ])('%s: %s', (slug, places) => {
    const rules = KEYWORDS.find((one) => one.slug === slug);
    expect(rules === undefined ? [] : placesOf(rules)).toEqual(places);
  });
});
