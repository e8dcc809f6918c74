import type { AttackRefusal } from '../../api/attacks/attack-refusal.js';
import type { AttackFields, UnitFields } from './attack-form.js';
import { placeAtColumn } from './line-of-fields.js';
import { MOST_FORCE, UNIT_NUMBERS, type UnitNumber } from './number-fields.js';

/** What is wrong with one field of the calculator. */
export interface FieldFault {
  /** Its name in the form: `attacker.power`. */
  readonly field: string;
  /** As people see it: `Attacker, Power`. */
  readonly label: string;
  /** What was found, what was expected and what to do. */
  readonly message: string;
}

type Who = 'attacker' | 'defender';

/** The number that nobody can guess. */
const NEEDED: Readonly<Record<Who, UnitNumber>> = { attacker: 'power', defender: 'health' };

const NUMBERS: readonly UnitNumber[] = ['power', 'health', 'counters', 'speed'];

/** The first number that is missing or none that its field takes; null when all can be put into a line. */
export function numberFault(fields: AttackFields): FieldFault | null {
  return (
    unitFault('attacker', fields.attacker) ??
    unitFault('defender', fields.defender) ??
    forceFault('force.attacker', fields.forces[0]) ??
    forceFault('force.defender', fields.forces[1])
  );
}

function unitFault(who: Who, unit: UnitFields): FieldFault | null {
  for (const name of NUMBERS) {
    const { label, most } = UNIT_NUMBERS[name];
    const value = unit[name];
    if (!isNumber(value, most)) return faultAt(`${who}.${name}`, notANumber(label, value, most));
  }
  const needed = NEEDED[who];
  const { label, most } = UNIT_NUMBERS[needed];
  if (unit.card === '' && unit[needed] === '')
    return faultAt(
      `${who}.${needed}`,
      `The ${who} has no ${needed}. Fill in ${label}, a whole number from 0 to ${most}, or a card.`,
    );
  if (unit.card === '' && unit.counters !== '' && unit.counters !== '0' && unit.health === '')
    return faultAt(
      `${who}.health`,
      `The ${who} has ${unit.counters} damage, of how much health is not said. Fill in Health too.`,
    );
  return null;
}

function forceFault(field: string, value: string): FieldFault | null {
  return isNumber(value, MOST_FORCE) ? null : faultAt(field, notANumber('Force', value, MOST_FORCE));
}

function isNumber(value: string, most: number): boolean {
  return value === '' || (/^\d{1,4}$/.test(value) && Number(value) <= most);
}

function notANumber(label: string, found: string, most: number): string {
  return `${label} is “${found.slice(0, LONGEST_FOUND)}”; expected a whole number from 0 to ${most}.`;
}

const LONGEST_FOUND = 40;

/** A refusal of the line that was made of the fields, at the field that it is about; null when it is about none. */
export function faultOfField(
  fields: AttackFields,
  { code, column, message }: AttackRefusal,
): FieldFault | null {
  const place = column === null ? null : placeAtColumn(fields, column);
  if (place === null) return null;
  // Beside numbers a line takes for an ability what is no card.
  if (code === 'INVALID_ABILITY' && place.field.endsWith('.card'))
    return faultAt(
      place.field,
      `No card is called '${place.rest.slice(0, LONGEST_FOUND)}'. Write its whole name, or leave this field empty.`,
    );
  // Of what was found there only the part that stands in the field is known to who typed it.
  const found =
    place.rest === '' ? 'nothing stands behind it' : `found '${place.rest.slice(0, LONGEST_FOUND)}'`;
  const said = message
    .replace(/^Column \d+: /, '')
    .replace(/^(?:found '.*?'|the line ends)(?=; expected)/s, () => found);
  return faultAt(place.field, said);
}

function faultAt(field: string, message: string): FieldFault {
  return { field, label: labelOf(field), message };
}

const LABELS: Readonly<Record<string, string>> = {
  card: 'Card',
  arena: 'Arena',
  tapped: 'Tapped',
  type: 'Type line',
  subtypes: 'Subtypes',
  abilities: 'Abilities',
  others: 'Other units',
  dark: 'Dark Side',
  options: 'Further options',
  'force.attacker': 'Force of the attacker',
  'force.defender': 'Force of the defender',
  ...Object.fromEntries(Object.entries(UNIT_NUMBERS).map(([name, { label }]) => [name, label])),
};

function labelOf(field: string): string {
  const [, who, name] = /^(attacker|defender)\.(\w+)$/.exec(field) ?? [];
  const label = LABELS[name ?? field] ?? field;
  return who === undefined ? label : `${who === 'attacker' ? 'Attacker' : 'Defender'}, ${label}`;
}
