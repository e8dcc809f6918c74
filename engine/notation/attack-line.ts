import type { AttackInput, AttackSide, UnitInput } from '../attack-input.js';
import { asDefender, PLAIN_ATTACK, PLAIN_POLICY, PLAIN_UNIT, ROLES } from './attack-line-defaults.js';
import { AttackLineSyntaxError, parse } from './attack-line-parser.js';
import type { AttackLineTree, Option, OtherNode, UnitNode } from './attack-line-tree.js';
import { withFactsApart } from './facts-behind.js';
import { lineHint } from './line-hints.js';
import { plainWidth } from './plain-width.js';
import { attacksFromAfar, inArenas } from './where-units-stand.js';

/** UTF-16 units of an attack line that are read. */
export const LONGEST_ATTACK_LINE = 4_000;

export type AttackLine =
  | { readonly ok: true; readonly input: AttackInput }
  | {
      readonly ok: false;
      /** From 1, in UTF-16 units; one past the end when something is missing there. */
      readonly column: number;
      /** What would have been understood there, sorted. */
      readonly expected: readonly string[];
      /** What was found and what was expected. */
      readonly message: string;
    };

/**
 * Reads an attack in one line: `7 power, Critical Hit 2, Lucky 1 vs 5/2 health, Armor, Evade 2 (2 Force)`.
 * `printAttackLine` writes it. Words are read in any case; ability lines are kept as they stand. Ranges are not checked here.
 *
 * The line is `ATTACKER vs DEFENDER + "NAME" OTHER + ... ; OPTION ; ...`. A unit is a list of these, divided by commas:
 *
 * | part of a unit | meaning | when left out |
 * | --- | --- | --- |
 * | `7 power` | attack dice before bonuses | 0; the attacker needs it, unless it reaches another arena |
 * | `5 health`, `5/2 health` | health, and the counters already on it, also `2 counters` | defender and others need it; attacker 99 with no counters |
 * | `30 speed` | | not known |
 * | `in Space`, `in Ground`, `in Character` | its arena | see below |
 * | `type Space/Ground`, `type none` | type line in order, for Switch | not known |
 * | `tapped`, `untapped` | | not known |
 * | `in build zone` | | in its arena |
 * | `subtypes Clone/"Rogue, Squadron"`, `subtypes none` | words of the subtype line | not known |
 * | `attacker's side` | for others | the defender's side |
 * | anything else | an ability line as printed; in quotes if it has `,` `;` `"` ` + ` or ` vs `, or begins like another part | none |
 *
 * A comma outside quotes ends an ability line with its cost and its condition; what they hold for together stands in quotes or behind `and`.
 *
 * Where cards are known (`api/attacks`), the name of a card may stand in place of numbers: `Hanharr, 2 power vs 5 health + Mudhorn`.
 * Here such a name is an ability line.
 *
 * As it is typed: a part that says one thing needs no comma behind it, and a line end is one (`7p Lucky 1 tapped`); `p`, `pow`, `hp`, `h`,
 * `power: 7`, `40/5/4` and `3/40/5/4` (speed, power and health as printed, and the cost) are read; where no `vs` stands, `against`, `attacks`,
 * `v` or `@` part the units. `printAttackLine` makes the forms above of it.
 *
 * An arena is said with a comma or without, by `in`, `on` or `at`, by its name alone, in brackets, or before a colon at the beginning
 * (`Space: 4 power`). Behind an ability (`Armor in Space`) it is that of the unit too. It is the condition of that ability instead where
 * the arena of the unit is said elsewhere in it, or where the line is in quotes; `while in the Space arena` is one always.
 *
 * A unit whose arena is left out stands where the other of attacker and defender is said to be, or where the attacker reaches from there
 * (`in Space, Bombard 2`); a further unit stands beside that of its side. Where neither is said all are in the Character arena.
 *
 * `vs itself`: the attacker attacks itself. A text in quotes may hold `\"`, `\\`, `\n`, `\r`, `\t` and `\u2028`.
 *
 * | option | meaning | when left out |
 * | --- | --- | --- |
 * | `force 3/5` | Force of the attacker's and the defender's side | 99/99 |
 * | `dark side defender` | who acts first in every POP | attacker |
 * | `objective damage` | counters first | discards first |
 * | `lucky`, `prevention`, `attack POP` + `always`, `never` | fixed behaviour | optimal |
 * | `overkill second unit`, `overkill defender` | where excess hits go | optimal |
 * | `roll 1 4 6`, `roll none` | the initial roll | not known |
 * | `self attack` | the attacker attacks itself, and is written out again as the defender | no |
 */
export function parseAttackLine(text: string): AttackLine {
  const read = readAttackLine(text);
  return read.ok ? attackOfTree(read.tree) : read;
}

export type AttackLineFault = Extract<AttackLine, { readonly ok: false }>;

/** The first half of `parseAttackLine`: what stands where. Whoever knows cards puts their numbers into the tree before the second. */
export function readAttackLine(
  text: string,
): { readonly ok: true; readonly tree: AttackLineTree } | AttackLineFault {
  if (text.length > LONGEST_ATTACK_LINE) {
    const message = `Found ${text.length} characters; an attack line has at most ${LONGEST_ATTACK_LINE}.`;
    return { ok: false, column: LONGEST_ATTACK_LINE + 1, expected: ['the end of the line'], message };
  }
  const line = plainWidth(text);
  try {
    const { attacker, defender, others, options } = parse(line, !HAS_VERSUS.test(withoutQuotes(line)));
    const units = { attacker: withFactsApart(attacker), defender: withFactsApart(defender) };
    return { ok: true, tree: { ...units, others: others.map(withFactsApart), options } };
  } catch (error) {
    if (!(error instanceof AttackLineSyntaxError)) throw error;
    return syntaxFault(text, error);
  }
}

const HAS_VERSUS = /(?:^|[\s\d])(?:vs|versus)(?![a-z])/i;

function withoutQuotes(line: string): string {
  return line.replace(/"(?:\\.|[^"\\])*"|“[^”]*”/g, '');
}

function syntaxFault(text: string, error: InstanceType<typeof AttackLineSyntaxError>): AttackLineFault {
  const { offset } = error.location.start;
  const names = error.expected.map(({ type, text: literal, description }) =>
    type === 'end' ? 'the end of the line' : (description ?? `'${literal}'`),
  );
  const words = [...new Set(names)].filter((name) => name !== 'a space').sort();
  const expected = words.length === 0 ? ['a space'] : words;
  const rest = text.slice(offset, offset + 20);
  const found = rest === '' ? 'the line ends' : `found '${rest}'`;
  return failure(offset, expected, `${found}; expected ${orList(inShort(expected))}`, lineHint(text, offset));
}

/** What a part of a unit may begin with. */
const PART_OF_UNIT = new Set([
  ...[
    "'arena'",
    "'at'",
    "'attacker'",
    "'defender'",
    "'health'",
    "'in'",
    "'on'",
    "'power'",
    "'speed'",
    "'subtype'",
  ],
  ...[
    "'tapped'",
    "'type'",
    "'untapped'",
    'a number',
    'a text in quotes',
    'an ability line',
    'the name of a card',
  ],
]);

/** Where any part may stand, for people. */
function inShort(expected: readonly string[]): readonly string[] {
  if (!expected.includes("'tapped'")) return expected;
  return [
    ...expected.filter((name) => !PART_OF_UNIT.has(name)),
    "a part of a unit, such as '7 power' or 'Armor'",
  ];
}

/** The second half: the attack that a tree describes, or the first of its faults. */
export function attackOfTree(tree: AttackLineTree): AttackLine {
  const placed = inArenas(tree, null);
  const faults = [
    ...unitFaults(tree.attacker, attacksFromAfar(placed) ? null : 'power', 'The attacker', false),
    ...(tree.defender.itself ? [] : unitFaults(tree.defender, 'health', 'The defender', false)),
    ...tree.others.flatMap(otherFaults),
    ...repeated(tree.options),
  ].sort((a, b) => a.column - b.column);
  const [fault] = faults;
  if (fault !== undefined) return fault;
  const attacker = readUnit(placed.attacker, 'ATTACKER', ROLES.ATTACKER);
  const defender = tree.defender.itself
    ? asDefender(attacker)
    : readUnit(placed.defender, 'DEFENDER', ROLES.DEFENDER);
  const others = placed.others.map((other) => readUnit(other, 'DEFENDER', other.role ?? ''));
  const plain = {
    ...PLAIN_ATTACK,
    selfAttack: tree.defender.itself,
    policy: PLAIN_POLICY,
    attacker,
    defender,
    others,
  };
  return { ok: true, input: tree.options.reduce(withOption, plain) };
}

function otherFaults(other: OtherNode): readonly AttackLineFault[] {
  if (other.role !== null) return unitFaults(other, 'health', `"${other.role}"`, true);
  const example = '\'"guard" 3 health\'';
  const what = `this other unit has no name; expected a text in quotes before it, such as ${example}`;
  return [failure(other.at, ['a text in quotes'], what)];
}

function unitFaults(
  { at, facts }: UnitNode,
  needed: 'power' | 'health' | null,
  name: string,
  mayTakeSides: boolean,
): readonly AttackLineFault[] {
  const side = facts.find(({ kind }) => kind === 'side');
  return [
    ...(needed === null || facts.some(({ kind }) => kind === needed)
      ? []
      : [missingNumber(at, facts, needed, name)]),
    ...(side === undefined || mayTakeSides
      ? []
      : [failure(side.at, [], `${name} is on its own side; only units behind a '+' are given one`)]),
    ...repeated(facts.filter(({ kind }) => kind !== 'ability')),
    ...countedTwice(facts),
    ...countedOnNothing(facts, name),
  ];
}

function missingNumber(
  at: number,
  facts: UnitNode['facts'],
  needed: 'power' | 'health',
  name: string,
): AttackLineFault {
  const example = needed === 'power' ? "'7 power'" : "'5 health'";
  const what = `${name} has no ${needed}${signed(facts, needed)}; expected one, such as ${example}`;
  return failure(at, [example], what);
}

/** `5/2 health, 2 counters` */
function countedTwice(facts: UnitNode['facts']): readonly AttackLineFault[] {
  const counters = facts.find(({ kind }) => kind === 'counters');
  const isDone = facts.some((fact) => fact.kind === 'health' && fact.value.counters > 0);
  return counters === undefined || !isDone ? [] : repeated([counters, counters]);
}

/** `5 power 3 damage`: of the attacker, whose health may be left out. */
function countedOnNothing(facts: UnitNode['facts'], name: string): readonly AttackLineFault[] {
  const counters = facts.find(({ kind }) => kind === 'counters');
  if (counters === undefined || name !== 'The attacker' || facts.some(({ kind }) => kind === 'health'))
    return [];
  const what = `${name} has ${counters.value} damage, of how much health is not said; expected it, such as '5/2 health'`;
  return [failure(counters.at, ["'5/2 health'"], what)];
}

/** A number with a sign is read as a bonus, which alone is nothing. */
function signed(facts: UnitNode['facts'], needed: 'power' | 'health'): string {
  const bonus = facts.find(
    (fact) =>
      fact.kind === 'ability' && new RegExp(`^[-+\u2212]\\s*\\d+\\s*${needed}$`, 'i').test(fact.value),
  );
  return bonus === undefined
    ? ''
    : `: '${bonus.value}' adds to one, a number of its own stands without a sign`;
}

function repeated(
  parts: readonly { readonly at: number; readonly kind: string }[],
): readonly AttackLineFault[] {
  return parts
    .filter(({ kind }, index) => parts.findIndex((part) => part.kind === kind) < index)
    .map(({ at, kind }) => failure(at, [], `${WORDS[kind] ?? kind} is given twice; expected it once`));
}

const WORDS: Readonly<Record<string, string>> = {
  arenas: 'type',
  inBuildZone: 'build zone',
  tapped: 'tapped or untapped',
  darkSide: 'dark side',
  attackPop: 'attack POP',
  selfAttack: 'self attack',
};

function readUnit({ facts }: UnitNode, side: AttackSide, role: string): UnitInput {
  let unit: UnitInput = { role, side, ...PLAIN_UNIT, abilities: [] };
  const inOrder = [
    ...facts.filter(({ kind }) => kind === 'health'),
    ...facts.filter(({ kind }) => kind !== 'health'),
  ];
  for (const fact of inOrder) {
    if (fact.kind === 'ability') unit = { ...unit, abilities: [...unit.abilities, fact.value] };
    else if (fact.kind === 'health') unit = { ...unit, ...fact.value };
    else unit = { ...unit, [fact.kind]: fact.value };
  }
  return unit;
}

function withOption(input: AttackInput, option: Option): AttackInput {
  switch (option.kind) {
    case 'force':
      return { ...input, force: { ATTACKER: option.value.attacker, DEFENDER: option.value.defender } };
    case 'lucky':
    case 'prevention':
    case 'overkill':
    case 'attackPop':
      return { ...input, policy: { ...input.policy, [option.kind]: option.value } };
    default:
      return { ...input, [option.kind]: option.value };
  }
}

function failure(offset: number, expected: readonly string[], what: string, hint = ''): AttackLineFault {
  const column = offset + 1;
  return { ok: false, column, expected, message: `Column ${column}: ${what}.${hint}` };
}

function orList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
