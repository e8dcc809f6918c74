import { type Board, hasPart, type Instance, withPart } from './board.js';
import type { BoardBuilt } from './build-board.js';
import type { KeywordParts } from './keyword.js';
import type { ReadingCode } from './readings.js';
import { stackingReading } from './stacking.js';

/** What the readings ask of a board. */
interface Facts {
  readonly board: Board;
  /** Some unit has the part. */
  readonly any: (part: keyof KeywordParts) => boolean;
  /** All instances with the part, of all units. */
  readonly all: (part: keyof KeywordParts) => readonly Instance[];
  readonly attackerHas: (part: keyof KeywordParts) => boolean;
  /** The attacker looks at the initial roll for this. */
  readonly looksFor: (effect: NonNullable<KeywordParts['onInitialNatural']>['effect']) => boolean;
}

/** Could it matter how this is read? Where not, the other reading need not be solved. Stacking and the floor of power are asked for apart. */
const MATTERS: Partial<Record<ReadingCode, (facts: Facts) => boolean>> = {
  'pop-dark-first': ({ all, any }) => all('prevents').length > 1 || any('changesDefender'),
  'other-costs-payable': ({ board }) =>
    board.units.some(({ instances }) => instances.some(({ hasCost, force }) => hasCost && force === null)),
  'inspiration-adds': ({ any }) => any('strengthens'),
  'bonus-at-once': ({ any }) => any('strengthens'),
  'no-automatic-faces': ({ attackerHas }) => attackerHas('addsToAttackDice'),
  'initial-roll-only': ({ looksFor }) => looksFor('ATTACK_DICE') && looksFor('DICE_OF_DAMAGE_TO_ITSELF'),
  'fury-before-reroll': ({ looksFor, any }) => looksFor('ATTACK_DICE') && any('rerolls'),
  'lucky-together': ({ all }) => all('rerolls').some(({ value }) => value > 1),
  'critical-hit-not-split': ({ any }) => any('dividesExcess') && any('onFinalNatural'),
  'absorb-persuade-once': ({ all }) =>
    all('prevents').some(({ rules }) => rules.parts.prevents?.rewards === true),
  'deflect-source-is-unit': ({ all }) =>
    all('prevents').some(({ rules }) => rules.parts.prevents?.reflects === true),
  'parry-first': ({ any }) => any('prevents') && any('onFinalNatural'),
  'cunning-attacker-sees': ({ attackerHas }) => attackerHas('hidesDice') && attackerHas('rerolls'),
  'area-damage-each-discard': ({ any }) => any('damageAfterDiscard'),
  'area-damage-survivor': ({ any }) => any('damageAfterDiscard'),
  'area-damage-at-once': ({ any }) => any('damageAfterDiscard'),
  'area-damage-no-chain': ({ any }) => any('damageAfterDiscard'),
  'riposte-survives': ({ any }) => any('onFinalNatural'),
  'avenge-survivor': ({ any }) => any('avenges'),
  'avenge-any-damage': ({ any }) => any('avenges'),
  'attack-end-order': waitsForTheEnd,
  'attack-end-instances': waitsForTheEnd,
  'retaliate-order': ({ any }) => any('strikesBackAtEnd'),
  'redirect-limits': ({ all }) =>
    all('changesDefender').some(({ rules }) => rules.parts.changesDefender === 'TO_ANOTHER_UNIT'),
  'rewards-after-attack': ({ all, any }) =>
    any('reward') && all('strikesBackAtEnd').some(({ byPower }) => byPower),
};

function waitsForTheEnd({ any }: Facts): boolean {
  return (
    any('strikesBackAtEnd') ||
    any('onInitialNatural') ||
    any('onFinalNatural') ||
    any('avenges') ||
    any('powerForDamage')
  );
}

/** Readings that the units of an attack could bring up at all. */
export function relevantReadings({ board, printed }: BoardBuilt): readonly ReadingCode[] {
  const repeated = printed.flatMap((abilities) =>
    abilities
      .filter(({ rules }, index) => abilities.findIndex((one) => one.rules === rules) < index)
      .map(({ rules }) => rules.stacking),
  );
  const stacking = [...new Set(repeated)].flatMap((one) => stackingReading(one) ?? []);
  const facts = factsOf(board);
  const others = Object.entries(MATTERS).flatMap(([code, matters]) => (matters(facts) ? [code] : []));
  return [...stacking, ...others.filter(isReading)];
}

function isReading(code: string): code is ReadingCode {
  return code in MATTERS;
}

function factsOf(board: Board): Facts {
  const attacker = board.units[board.attacker];
  return {
    board,
    any: (part) => board.units.some((unit) => hasPart(unit, part)),
    all: (part) => board.units.flatMap((unit) => withPart(unit, part)),
    attackerHas: (part) => hasPart(attacker, part),
    looksFor: (effect) =>
      withPart(attacker, 'onInitialNatural').some(
        ({ rules }) => rules.parts.onInitialNatural?.effect === effect,
      ),
  };
}
