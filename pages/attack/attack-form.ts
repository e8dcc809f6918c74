import type { Arena, AttackInput, UnitInput } from '../../engine/attack-input.js';
import { PLAIN_ATTACK, PLAIN_POLICY, PLAIN_UNIT, ROLES } from '../../engine/notation/attack-line-defaults.js';
import { printAttackLine } from '../../engine/notation/print-attack-line.js';
import { quoted } from '../../engine/notation/quoted.js';

/** A unit as its fields have it: texts, as they were typed. */
export interface UnitFields {
  /** Name of a card in place of numbers. */
  readonly card: string;
  readonly power: string;
  readonly health: string;
  readonly counters: string;
  readonly speed: string;
  /** `Space`, `Ground`, `Character`; nothing: the usual one, of a card one of its own. */
  readonly arena: string;
  /** `tapped`, `untapped` or nothing. */
  readonly tapped: string;
  /** `Space/Ground` */
  readonly type: string;
  /** `Clone/Rebel` */
  readonly subtypes: string;
  /** Printed lines, one a line. */
  readonly abilities: string;
}

/** The calculator as its fields have it. */
export interface AttackFields {
  readonly attacker: UnitFields;
  readonly defender: UnitFields;
  /** Other units in the notation of an attack, one a line. */
  readonly others: string;
  /** `attacker` or `defender`. */
  readonly dark: string;
  readonly forces: readonly [attacker: string, defender: string];
  /** Further options in the notation of an attack. */
  readonly options: string;
}

const EMPTY_UNIT: UnitFields = {
  card: '',
  power: '',
  health: '',
  counters: '',
  speed: '',
  arena: '',
  tapped: '',
  type: '',
  subtypes: '',
  abilities: '',
};

export const EMPTY_FIELDS: AttackFields = {
  attacker: EMPTY_UNIT,
  defender: EMPTY_UNIT,
  others: '',
  dark: 'attacker',
  forces: ['', ''],
  options: '',
};

const UNIT_NAMES = Object.keys(EMPTY_UNIT) as readonly (keyof UnitFields)[];

const OF_FIELDS = /^(?:(?:attacker|defender|force)\.|(?:others|options)$)/;

/** The fields of a form that was sent; null when the address has none. */
export function fieldsOf(parameters: URLSearchParams): AttackFields | null {
  if (![...parameters.keys()].some((name) => OF_FIELDS.test(name))) return null;
  const field = (name: string): string => (parameters.get(name) ?? '').trim();
  const unit = (role: string): UnitFields => {
    const values = Object.fromEntries(UNIT_NAMES.map((name) => [name, field(`${role}.${name}`)]));
    const abilities = [values['abilities'], field(`${role}.add`)].filter((line) => line !== '').join('\n');
    return { ...EMPTY_UNIT, ...values, abilities };
  };
  return {
    attacker: unit('attacker'),
    defender: unit('defender'),
    others: field('others'),
    dark: field('dark'),
    forces: [field('force.attacker'), field('force.defender')],
    options: field('options'),
  };
}

/** The fields by their names in the form, as `fieldsOf` reads them. */
export function namedFields({
  attacker,
  defender,
  forces,
  ...others
}: AttackFields): readonly (readonly [name: string, value: string])[] {
  const unit = (who: string, fields: UnitFields) =>
    UNIT_NAMES.map((name) => [`${who}.${name}`, fields[name]] as const);
  return [
    ...unit('attacker', attacker),
    ...unit('defender', defender),
    ...Object.entries(others),
    ['force.attacker', forces[0]],
    ['force.defender', forces[1]],
  ];
}

/** The fields that say what an attack is. */
export function fieldsFor(input: AttackInput): AttackFields {
  const { attacker, defender, others, force, darkSide, selfAttack } = input;
  const { ATTACKER, DEFENDER } = force;
  const plain = PLAIN_ATTACK.force;
  const isPlain = ATTACKER === plain.ATTACKER && DEFENDER === plain.DEFENDER;
  return {
    attacker: unitFields(attacker),
    defender: selfAttack ? { ...EMPTY_UNIT, card: 'itself' } : unitFields(defender),
    others: others.map((unit) => behind({ others: [unit] }, ' + ')).join('\n'),
    dark: ROLES[darkSide],
    forces: isPlain ? ['', ''] : [String(ATTACKER), String(DEFENDER)],
    options: behind({ objective: input.objective, policy: input.policy, roll: input.roll }, '; '),
  };
}

const BARE: AttackInput = {
  ...PLAIN_ATTACK,
  policy: PLAIN_POLICY,
  others: [],
  attacker: { ...PLAIN_UNIT, role: ROLES.ATTACKER, side: 'ATTACKER', abilities: [] },
  defender: { ...PLAIN_UNIT, role: ROLES.DEFENDER, side: 'DEFENDER', abilities: [] },
};

/** What the notation has for these parts of an attack. */
function behind(parts: Partial<AttackInput>, separator: string): string {
  return printAttackLine({ ...BARE, ...parts }).slice(printAttackLine(BARE).length + separator.length);
}

function unitFields(unit: UnitInput): UnitFields {
  const { power, health, counters, speed, arena, arenas, tapped, subtypes, abilities, role } = unit;
  const attacks = role === ROLES.ATTACKER;
  return {
    card: '',
    power: attacks || power !== PLAIN_UNIT.power ? String(power) : '',
    health: attacks && health === PLAIN_UNIT.health ? '' : String(health),
    counters: counters === 0 ? '' : String(counters),
    speed: speed === null ? '' : String(speed),
    arena: arena === PLAIN_UNIT.arena ? '' : arenaName(arena),
    tapped: tapped === null ? '' : tapped ? 'tapped' : 'untapped',
    type: arenas === null ? '' : arenas.length === 0 ? 'none' : arenas.map(arenaName).join('/'),
    subtypes: subtypes === null ? '' : subtypes.length === 0 ? 'none' : subtypes.map(subtypeName).join('/'),
    abilities: abilities.join('\n'),
  };
}

function arenaName(arena: Arena): string {
  return `${arena.charAt(0)}${arena.slice(1).toLowerCase()}`;
}

function subtypeName(subtype: string): string {
  return /^\p{L}+$/u.test(subtype) ? subtype : quoted(subtype);
}
