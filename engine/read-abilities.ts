import { LRUCache } from 'lru-cache';
import type { AttackInput, AttackSide, UnitInput } from './attack-input.js';
import type { UnitAbility } from './board.js';
import { conditionState, limitsUses } from './condition.js';
import { foldWord } from './fold-word.js';
import type { KeywordRules } from './keyword.js';
import { parseAbilityLines } from './notation/ability-line.js';
import { keywordNames, namesWithin } from './notation/keyword-names.js';
import { knownKeywords } from './notation/known-keywords.js';
import type { AbilityCost, Grant, ParsedAbility, ParsedLine } from './notation/parsed-line.js';
import { hasPartToPlay, isPlayed } from './part-to-play.js';
import { isRefusal, refusal } from './refusal.js';
import type { Refusal, Warning } from './report.js';
import { effectsNotPlayed, textLeftOut } from './text-left-out.js';
import { inWay } from './way.js';

/** A keyword of the input that plays no part, and why. */
export interface Idle {
  readonly slug: string;
  readonly reason: string;
}

/** A unit whose abilities are being read. */
export interface Draft {
  readonly input: UnitInput;
  readonly side: AttackSide;
  readonly abilities: UnitAbility[];
  readonly bonus: { power: number; health: number };
}

/** What is read so far of the ability lines of an input. */
export interface Reading {
  readonly input: AttackInput;
  readonly keywords: readonly KeywordRules[];
  readonly drafts: readonly Draft[];
  /** The unit that is attacked. */
  readonly target: UnitInput;
  readonly warnings: Warning[];
  readonly idle: Idle[];
  places: number;
  hasConditions: boolean;
}

/** Reads ability lines that may name some keywords. */
type LineReader = (line: string) => ParsedLine;

const readers = new WeakMap<readonly KeywordRules[], LineReader>();

/** The same few lines are on most units that are asked about, and reading one takes as long as solving a small attack. */
const LINES_REMEMBERED = 500;

/** One reader for each list of rules: it prepares the keywords once, and remembers the lines it has read last. */
function readerFor(keywords: readonly KeywordRules[]): LineReader {
  const before = readers.get(keywords);
  if (before !== undefined) return before;
  const known = knownKeywords(keywords);
  const remembered = new LRUCache<string, ParsedLine>({ max: LINES_REMEMBERED });
  const reader: LineReader = (line) => {
    const parsed = remembered.get(line) ?? parseAbilityLines(line, known);
    remembered.set(line, parsed);
    return parsed;
  };
  readers.set(keywords, reader);
  return reader;
}

/** Reads a line and puts its abilities where they work; what is off, and why, stands in `reading`. */
export function readLine(reading: Reading, draft: Draft, line: string): Refusal | null {
  const { abilities, pieces, problems } = readerFor(reading.keywords)(line);
  const [problem] = problems;
  if (problem !== undefined) {
    const { role } = draft.input;
    return refusal('INVALID_ABILITY', `${role}, "${line}", column ${problem.start + 1}: ${problem.message}`, {
      suggestions: problem.suggestions,
    });
  }
  for (const text of textLeftOut({ abilities, pieces })) {
    const named = namesWithin(keywordNames(knownKeywords(reading.keywords)), text);
    const holds =
      named.length === 0 ? 'holds no keyword' : `gives no ability, it only speaks of ${named.join(', ')},`;
    reading.warnings.push({
      code: 'TEXT_WITHOUT_KEYWORD',
      message: `${draft.input.role}: "${text}" ${holds} and is left out.`,
    });
  }
  for (const { slug, printed } of effectsNotPlayed(reading.keywords, abilities)) {
    const why = reading.keywords.find((rules) => rules.slug === slug)?.notInAttack ?? '';
    reading.warnings.push({
      code: 'EFFECT_NOT_PLAYED',
      message: `${draft.input.role}: "${printed}" plays no part in the attack. ${why} Write what the unit has of it now as a line of its own.`,
    });
  }
  for (const ability of abilities) {
    const fault = place(reading, draft, ability);
    if (fault !== null) return fault;
  }
  return null;
}

/** Windows that are over when the attack dice have been rolled. */
const BEFORE_THE_ROLL: ReadonlySet<string> = new Set(['attack-declaration', 'attack-pop', 'initial-roll']);

function isTooLate(rules: KeywordRules | undefined): boolean {
  if (rules === undefined || inWay({ rules }, 'GAINED_LATE')) return false;
  return rules.parts.beforeTheRoll === true || BEFORE_THE_ROLL.has(rules.window);
}

/** Puts an ability where it works, or says why it does not. */
function place(reading: Reading, draft: Draft, ability: ParsedAbility): Refusal | null {
  reading.places += 1;
  if (ability.condition !== null && draft.input === reading.input.attacker) reading.hasConditions = true;
  const off = whyOff(reading, draft, ability) ?? valueFault(reading, draft, ability);
  if (isRefusalOf(off)) return off;
  const slug = ability.kind === 'KEYWORD' ? ability.keyword : null;
  if (off !== null) {
    if (slug !== null) reading.idle.push({ slug, reason: off });
    return null;
  }
  for (const receiver of receiversOf(reading, draft, ability.granted)) give(reading, receiver, ability);
  return null;
}

/** A keyword with a number needs one: a formula in words can't be played. Only Retaliate is played by the unit's power. */
function valueFault({ keywords }: Reading, { input }: Draft, ability: ParsedAbility): Refusal | null {
  if (ability.kind === 'BONUS') return null;
  const rules = keywords.find(({ slug }) => slug === ability.keyword);
  if (rules === undefined || ability.value !== null || !/NUMBER$/.test(rules.parameter)) return null;
  if (rules.notInAttack !== undefined || (ability.byPower && rules.parts.strikesBackAtEnd === true))
    return null;
  const found = ability.valueText ?? 'nothing';
  return refusal(
    'INVALID_ABILITY',
    `${input.role}: ${rules.name} needs a number here, not "${found}": write the value it has now.`,
  );
}

function isRefusalOf(value: string | Refusal | null): value is Refusal {
  return value !== null && typeof value === 'object' && isRefusal(value);
}

function whyOff(
  { input, target: attacked, warnings, keywords }: Reading,
  { input: unit }: Draft,
  ability: ParsedAbility,
): string | Refusal | null {
  const rules =
    ability.kind === 'KEYWORD' ? keywords.find(({ slug }) => slug === ability.keyword) : undefined;
  if (unit.inBuildZone && (rules?.parts.inBuildZone !== true || inWay({ rules }, 'NOT_IN_BUILD_ZONE')))
    return 'Its unit is in the build zone, where it does not work.';
  if (ability.switchSlot !== null) {
    if (unit.arenas === null) {
      return refusal('INVALID_ABILITY', `${unit.role} has Switch: say the arenas of its type line in order.`);
    }
    const slots = keywords.filter(({ parts }) => parts.slots === true);
    if (!worksInSlot(slots, unit, ability.switchSlot)) return 'Switch gives it in another arena.';
  }
  const target = unit === input.attacker ? attacked : null;
  const isAttacked = unit === input.defender || (input.selfAttack && unit === input.attacker);
  const attackedBy = isAttacked ? input.attacker : null;
  const state = conditionState(ability.condition, unit, target, attackedBy);
  if (state === 'LATE' && isTooLate(rules))
    return 'It is gained after the attack dice were rolled: too late for this attack.';
  if (state === 'FAILS') return `Its condition (${ability.condition}) does not hold.`;
  if (state === 'UNKNOWN') {
    const message = `${unit.role}: whether "${ability.condition}" holds can't be told from the input; "${ability.raw}" is off.`;
    warnings.push({ code: 'CONDITION_UNKNOWN', message });
    return `It can't be told whether its condition (${ability.condition}) holds.`;
  }
  if (limitsUses(ability.condition)) {
    const message = `${unit.role}: "${ability.raw}" may be used ${ability.condition}; here its uses are limited by its own rules alone.`;
    warnings.push({ code: 'USES_NOT_COUNTED', message });
  }
  if (ability.granted?.to === 'ATTACHED' || ability.granted?.to === 'TEXT') {
    warnings.push({
      code: 'GRANT_UNKNOWN',
      message: `${unit.role}: whom "${ability.raw}" reaches can't be told; it is off.`,
    });
    return "It can't be told which unit gets it: state it on that unit.";
  }
  return null;
}

/** The part for the arena of the unit, counted along its type line; others only in ways that the game does not have. */
function worksInSlot(slots: readonly KeywordRules[], { arenas, arena }: UnitInput, slot: number): boolean {
  return arenas?.indexOf(arena) === slot - 1 || slots.some((rules) => inWay({ rules }, 'EVERY_SLOT'));
}

function receiversOf({ drafts, warnings }: Reading, giver: Draft, granted: Grant | null): readonly Draft[] {
  if (granted === null) return [giver];
  return drafts.filter((draft) => {
    const sideFits = granted.to === 'ENEMIES' ? draft.side !== giver.side : draft.side === giver.side;
    if (!sideFits || (granted.to === 'OTHERS' && draft === giver)) return false;
    if (granted.arenas.length > 0 && !granted.arenas.includes(draft.input.arena)) return false;
    const { subtypes, role } = draft.input;
    if (granted.subtypes.length === 0) return true;
    if (subtypes === null) {
      warnings.push({
        code: 'SUBTYPES_UNKNOWN',
        message: `${role}: its subtypes are not known; "${granted.subject}" does not reach it.`,
      });
      return false;
    }
    const own = new Set(subtypes.flatMap((subtype) => subtype.split(/\s+/)).map(foldWord));
    return granted.subtypes.every((subtype) => own.has(foldWord(subtype)));
  });
}

/** What is taken for granted of a cost. */
function costTaken({ input }: Draft, rules: KeywordRules, { force, text }: AbilityCost): readonly Warning[] {
  const said = `${input.role}: "${text}" for ${rules.name} is taken as`;
  if (isPlayed(rules))
    return force === null ? [{ code: 'COST_TAKEN_AS_PAYABLE', message: `${said} payable, once.` }] : [];
  return force === 0 ? [] : [{ code: 'COST_TAKEN_AS_PAID', message: `${said} paid before the attack.` }];
}

function give(reading: Reading, receiver: Draft, ability: ParsedAbility): void {
  if (ability.kind === 'BONUS') {
    if (ability.stat !== 'speed') receiver.bonus[ability.stat] += ability.amount;
    return;
  }
  const rules = reading.keywords.find(({ slug }) => slug === ability.keyword);
  if (rules === undefined) return;
  const { cost, value, byPower } = ability;
  if (cost !== null && hasPartToPlay(reading, receiver.input, rules))
    reading.warnings.push(...costTaken(receiver, rules, cost));
  receiver.abilities.push({
    rules,
    value,
    byPower,
    force: cost === null ? null : cost.force,
    hasCost: cost !== null,
    place: reading.places,
  });
}
