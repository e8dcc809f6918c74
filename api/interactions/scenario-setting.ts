import type { AttackInput, UnitInput } from '../../engine/attack-input.js';
import type { Setting } from '../../engine/interaction/pair-effects.js';
import { type PlacedKeyword, standardValue } from '../../engine/interaction/placed-keyword.js';
import type { Place } from '../../engine/interaction/places.js';
import { runAttack } from '../../engine/interaction/run.js';
import type { KeywordRules } from '../../engine/keyword.js';
import { parseAbilityLines } from '../../engine/notation/ability-line.js';
import { knownKeywords } from '../../engine/notation/known-keywords.js';
import type { KeywordAbility } from '../../engine/notation/parsed-line.js';
import type { IsPossible } from './evidence.js';
import type { AskedUse } from './pair-question.js';

/** A board that is given, and the keywords of a check on it. */
export interface GivenBoard {
  readonly setting: Setting;
  /** The line of the board that holds a keyword; null when none does. */
  readonly lineOf: (use: AskedUse) => string | null;
  /** Each use where it stands: where the board prints it, else where it was asked for. Null: the board has no such unit. */
  readonly placeOf: (use: AskedUse) => Place | null;
  readonly has: (place: Place) => boolean;
  /** Whether its attack can be made with some of the keywords: not without the only one that reaches the defender. */
  readonly isPossible: IsPossible;
}

/**
 * In a run without a keyword its printed lines are taken off the units; one that the board does not print is added in its place. Where the
 * attack needs one of `uses` to reach the defender, a run without that is one from the defender's arena with the same power, for comparison.
 */
export function givenBoard(
  scenario: AttackInput,
  keywords: readonly KeywordRules[],
  uses: readonly AskedUse[] = [],
): GivenBoard {
  const units = unitsOf(scenario);
  const printed = (unit: UnitInput | undefined, slug: string): readonly string[] =>
    (unit?.abilities ?? []).filter((line) => namesIn(line, keywords).includes(slug));
  const reach = reachNeeded(scenario, uses, keywords);
  const closeBy = { arena: scenario.defender.arena, power: reach?.power ?? 0 };
  const isPossible: IsPossible = (active) =>
    reach === null || active.some(({ rules }) => rules === reach.rules);
  const boardOf = (placed: readonly PlacedKeyword[], active: readonly PlacedKeyword[]): AttackInput => {
    const change = (unit: UnitInput): UnitInput => {
      const off = placed
        .filter((one) => !active.includes(one))
        .flatMap(({ rules }) => printed(unit, rules.slug));
      const more = active.filter(
        ({ rules, place }) =>
          units.get(place) === unit &&
          ![...units.values()].some((one) => printed(one, rules.slug).length > 0),
      );
      const lines = unit.abilities.filter((line) => !off.includes(line));
      return { ...unit, abilities: [...lines, ...more.map(({ line }) => line)] };
    };
    const attacker = change(scenario.attacker);
    return {
      ...scenario,
      attacker: isPossible(active) ? attacker : { ...attacker, ...closeBy },
      defender: change(scenario.defender),
      others: scenario.others.map(change),
    };
  };
  return {
    setting: { boardOf, roles: rolesOf(scenario), background: false, run: runAttack },
    placeOf: ({ facts, place }) =>
      [...units].find(([, unit]) => printed(unit, facts.keyword.slug).length > 0)?.[0] ?? place,
    lineOf: ({ facts }) =>
      [...units.values()].flatMap((unit) => printed(unit, facts.keyword.slug))[0] ?? null,
    has: (place) => units.has(place),
    isPossible,
  };
}

function unitsOf({ attacker, defender, others }: AttackInput): ReadonlyMap<Place, UnitInput> {
  const second = others.find(({ side }) => side === 'DEFENDER');
  const fellow = others.find(({ side }) => side === 'ATTACKER');
  const entries: (readonly [Place, UnitInput])[] = [
    ['ATTACKER', attacker],
    ['DEFENDER', defender],
  ];
  if (second !== undefined) entries.push(['SECOND', second]);
  if (fellow !== undefined) entries.push(['FELLOW', fellow]);
  return new Map(entries);
}

/** The keyword of those asked about with which alone the attacker reaches the defender, and the power of such an attack. */
function reachNeeded(
  { attacker, defender }: AttackInput,
  uses: readonly AskedUse[],
  keywords: readonly KeywordRules[],
): { readonly rules: KeywordRules; readonly power: number } | null {
  if (attacker.arena === defender.arena) return null;
  for (const { facts, place, value } of uses) {
    const { rules } = facts;
    if (rules?.parts.reaches !== defender.arena) continue;
    const printed = attacker.abilities.flatMap((line) =>
      abilitiesIn(line, keywords).filter(({ keyword }) => keyword === rules.slug),
    );
    const [first] = printed;
    if (first !== undefined) return { rules, power: first.value ?? 0 };
    if (place === null || place === 'ATTACKER') return { rules, power: value ?? standardValue(rules) ?? 0 };
  }
  return null;
}

/** The role of the unit in each place of a board; empty where there is none. */
export function rolesOf(board: AttackInput): Setting['roles'] {
  const units = unitsOf(board);
  const role = (place: Place): string => units.get(place)?.role ?? '';
  return {
    ATTACKER: role('ATTACKER'),
    DEFENDER: role('DEFENDER'),
    SECOND: role('SECOND'),
    FELLOW: role('FELLOW'),
  };
}

function namesIn(line: string, keywords: readonly KeywordRules[]): readonly string[] {
  return abilitiesIn(line, keywords).map(({ keyword }) => keyword);
}

function abilitiesIn(line: string, keywords: readonly KeywordRules[]): readonly KeywordAbility[] {
  return parseAbilityLines(line, knownKeywords(keywords)).abilities.flatMap((ability) =>
    ability.kind === 'KEYWORD' ? [ability] : [],
  );
}
