import type { AttackInput, UnitInput } from '../../../engine/attack-input.js';
import { type FirstRoll, firstRoll } from '../../../engine/first-roll.js';
import type { KeywordParts } from '../../../engine/keyword.js';
import type { AttackReport, Refusal, UnitOutcome } from '../../../engine/report.js';
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
export function attackDice(input: AttackInput): FirstRoll | null {
  return isOfChoice(input) ? null : firstRoll(input);
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
