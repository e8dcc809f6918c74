import type { AttackInput, UnitInput } from '../../../engine/attack-input.js';
import type { KeywordParts } from '../../../engine/keyword.js';
import type { AttackReport, Refusal, UnitOutcome } from '../../../engine/report.js';
import type { AttackDice } from './natural-chance.js';
import { keywordsOf, type UnitKeyword } from './unit-keywords.js';

/** What makes the roll more than a roll: choices that change the dice, or how many there are. */
const OF_CHOICE: readonly (keyof KeywordParts)[] = [
  'rerolls',
  'powerForDamage',
  'changesDefender',
  'hidesDice',
  'strengthens',
];
/** What decides how many dice hit. */
const OF_HITS: readonly (keyof KeywordParts)[] = [
  'addsToAttackDice',
  'hitOn',
  'weakensAttackers',
  'powerWhileDamaged',
  'reaches',
];

/** The dice of the attack; null where more than the roll decides what they show. */
export function attackDice(input: AttackInput): AttackDice | null {
  if (isOfChoice(input)) return null;
  const { attacker, defender } = input;
  const sum = (unit: UnitInput, fits: (parts: KeywordParts) => boolean): number =>
    keywordsOf(unit).reduce((total, { rules, value }) => total + (fits(rules.parts) ? value : 0), 0);
  const isAway = attacker.arena !== defender.arena;
  const power = isAway ? sum(attacker, ({ reaches }) => reaches === defender.arena) : attacker.power;
  const bonus = sum(attacker, ({ powerWhileDamaged }) => powerWhileDamaged === true);
  const gained = attacker.counters >= Math.abs(bonus) ? bonus : 0;
  const less = sum(defender, ({ weakensAttackers }) => weakensAttackers === true);
  return {
    dice: Math.max(0, power + gained - less),
    more: sum(attacker, ({ onInitialNatural }) => onInitialNatural?.effect === 'ATTACK_DICE'),
  };
}

/** How many dice hit: as much as is placed where nothing adds to it or prevents it. Null where choices decide about it too. */
export function hitsCounted(
  input: AttackInput,
  solve: (input: AttackInput) => AttackReport | Refusal,
): UnitOutcome['counters'] | null {
  if (isOfChoice(input)) return null;
  const bare = (unit: UnitInput): UnitInput => ({
    ...unit,
    abilities: keywordsOf(unit)
      .filter(decidesHits)
      .map(({ line }) => line),
  });
  const defender = { ...bare(input.defender), health: 99, counters: 0 };
  const report = solve({ ...input, attacker: bare(input.attacker), defender, others: [] });
  return report.ok ? (report.units.find(({ role }) => role === 'defender')?.counters ?? null) : null;
}

function decidesHits({ rules: { parts } }: UnitKeyword): boolean {
  return (
    OF_HITS.some((part) => parts[part] !== undefined) || parts.onInitialNatural?.effect === 'ATTACK_DICE'
  );
}

function isOfChoice({ attacker, defender, others }: AttackInput): boolean {
  return [attacker, defender, ...others]
    .flatMap(keywordsOf)
    .some(({ rules, isPlain }) => !isPlain || OF_CHOICE.some((part) => rules.parts[part] !== undefined));
}
