import { describe, expect, it } from 'vitest';
import type { AttackInput } from '../attack-input.js';
import { KEYWORDS } from '../keyword-list.js';
import { canonicalBoard } from './canonical-board.js';
import { type PlacedKeyword, printedLine, standardValue } from './placed-keyword.js';
import { type Place, placesOf } from './places.js';

function placed(slug: string): PlacedKeyword {
  const rules = KEYWORDS.find((one) => one.slug === slug);
  if (rules === undefined) throw new Error(`no keyword ${slug}`);
  const value = standardValue(rules);
  return { rules, value, line: printedLine(rules, value), place: placesOf(rules)[0] ?? 'ATTACKER' };
}

/** `evade of attacker`; without a place, where it usually stands. */
function at(text: string): PlacedKeyword {
  const [slug = '', place] = text.split(' of ');
  return place === undefined ? placed(slug) : { ...placed(slug), place: PLACES[place] ?? 'ATTACKER' };
}

const PLACES: Readonly<Record<string, Place>> = { defender: 'DEFENDER', second: 'SECOND', fellow: 'FELLOW' };

function boardOf(...slugs: readonly string[]): AttackInput {
  const all = slugs.map(at);
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

/** Who stands beside the two, in what order, with what health and in which arena. */
function beside(...texts: readonly string[]): readonly string[] {
  return boardOf(...texts).others.map(
    ({ role, side, health, arena }) => `${role} (${side}) ${health} ${arena}`,
  );
}

describe('beside the attacker and the defender stand', () => {
  it.each([
    ['nobody', ['fury', 'evade'], []],
    ['the unit that has a keyword', ['evade of second'], ['second unit (DEFENDER) 40 CHARACTER']],
    ['one that fights with the attacker', ['inspiration'], ["attacker's fellow (ATTACKER) 40 CHARACTER"]],
    ['one for excess hits', ['overkill'], ['second unit (DEFENDER) 2 CHARACTER']],
    ['one that may become the defender', ['redirect'], ['second unit (DEFENDER) 40 CHARACTER']],
    [
      'two for dice of damage, of which one may fall',
      ['area-damage'],
      ['second unit (DEFENDER) 2 CHARACTER', 'third unit (DEFENDER) 2 CHARACTER'],
    ],
    [
      'one that is struck, before the one that protects it',
      ['area-damage', 'protect'],
      ['second unit (DEFENDER) 40 CHARACTER', 'third unit (DEFENDER) 2 CHARACTER'],
    ],
    ['one that protects from no such dice', ['overkill', 'protect'], ['second unit (DEFENDER) 2 CHARACTER']],
    [
      'one that falls, before the one that avenges it',
      ['avenge'],
      ['third unit (DEFENDER) 2 CHARACTER', 'second unit (DEFENDER) 40 CHARACTER'],
    ],
    [
      'the same ones where there are dice of damage besides',
      ['avenge', 'area-damage'],
      ['third unit (DEFENDER) 2 CHARACTER', 'second unit (DEFENDER) 40 CHARACTER'],
    ],
    [
      'one to be named, before the one that steps in for it',
      ['redirect', 'intercept'],
      ['third unit (DEFENDER) 40 CHARACTER', 'second unit (DEFENDER) 40 CHARACTER'],
    ],
    [
      'an enemy in the arena from which an attack reaches another one, for power by enemies',
      ['bombard', 'intimidation'],
      ['unit behind (DEFENDER) 40 SPACE'],
    ],
    ['none for power of another kind', ['bombard', 'resilience'], []],
    ['none for power of the defender', ['bombard', 'intimidation of defender'], []],
    ['none where nothing reaches another arena', ['intimidation'], []],
  ])('%s: %j', (_, texts, others) => {
    expect(beside(...texts)).toEqual(others);
  });
});

describe('on the plainest board', () => {
  it.each([
    ['nobody falls', ['fury', 'evade'], 40, 40],
    ['the defender falls for excess hits', ['overkill'], 40, 2],
    ['the defender falls for what a discard sets off', ['bounty'], 40, 2],
    ['the defender falls where that is its own discard', ['last-stand'], 40, 2],
    ['the defender falls where more power may make it', ['overload'], 40, 2],
    ['the attacker falls where that is its discard', ['last-stand of attacker'], 2, 2],
    ['the attacker falls for what the defender has of it', ['bounty of defender'], 2, 2],
    ['the attacker falls beyond the counters that it has', ['last-stand of attacker', 'resilience'], 4, 2],
    [
      'the defender is sturdier where power is bought with the fall of the attacker',
      ['overload', 'last-stand of attacker'],
      2,
      4,
    ],
    ['and not for that of the defender', ['overload', 'last-stand of defender'], 40, 2],
    ['the defender has less than can be prevented of what excess hits leave', ['overkill', 'protect'], 40, 1],
    ['as for its own prevention', ['overkill', 'evade of defender'], 40, 1],
    ['and not where another is protected', ['overkill', 'protect of defender'], 40, 2],
    ['or prevents for itself', ['overkill', 'evade of second'], 40, 2],
    ['or where nothing falls', ['fury', 'protect'], 40, 40],
  ])('%s: %j', (_, texts, attackerHealth, defenderHealth) => {
    const { attacker, defender } = boardOf(...texts);
    expect([attacker.health, defender.health]).toEqual([attackerHealth, defenderHealth]);
  });

  it('the attacker is the stronger one and tapped, the others are as they come', () => {
    const { attacker, defender, others } = boardOf('overkill', 'stealth');
    expect([attacker.power, attacker.tapped]).toEqual([4, true]);
    expect([defender, ...others].map(({ power, tapped, counters }) => [power, tapped, counters])).toEqual([
      [2, null, 0],
      [2, null, 0],
    ]);
  });

  it('counters are those that power asks for, on the attacker only', () => {
    expect(boardOf('critical-hit').attacker.counters).toBe(0);
    expect(boardOf('resilience of defender').attacker.counters).toBe(0);
  });

  it('every ability is used when it can be, but for promises made blind', () => {
    const always = { lucky: 'ALWAYS', prevention: 'ALWAYS', overkill: 'SECOND_UNIT', attackPop: 'ALWAYS' };
    expect(boardOf('lucky', 'parry').policy).toEqual(always);
    expect(boardOf('lucky', 'cunning').policy).toEqual({ ...always, lucky: 'OPTIMAL' });
  });

  it('either side can pay for everything, and both choose for discards', () => {
    const { force, objective, darkSide, roll, selfAttack } = boardOf('evade');
    expect({ force, objective, darkSide, roll, selfAttack }).toEqual({
      force: { ATTACKER: 99, DEFENDER: 99 },
      objective: 'DISCARD',
      darkSide: 'ATTACKER',
      roll: null,
      selfAttack: false,
    });
  });

  it('the attacker is in the arena of the defender, unless it reaches another one', () => {
    const arenas = (...texts: readonly string[]) => {
      const { attacker, defender } = boardOf(...texts);
      return [attacker.arena, defender.arena];
    };
    expect(arenas('fury')).toEqual(['CHARACTER', 'CHARACTER']);
    expect(arenas('ion-cannon')).toEqual(['GROUND', 'SPACE']);
    expect(arenas('barrage')).toEqual(['SPACE', 'CHARACTER']);
    expect(arenas('bombard of defender')).toEqual(['CHARACTER', 'CHARACTER']);
  });

  it('a unit that may step in does its own part first', () => {
    const [second] = boardOf('intercept', 'retaliate of second').others;
    expect(second?.abilities).toEqual(['Retaliate 2', 'Intercept']);
  });
});
