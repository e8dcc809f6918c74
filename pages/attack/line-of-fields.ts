import { nameInLine } from '../../api/attacks/name-in-line.js';
import { PLAIN_ATTACK } from '../../engine/notation/attack-line-defaults.js';
import { quoted } from '../../engine/notation/quoted.js';
import type { AttackFields, UnitFields } from './attack-form.js';

/** What one field adds to the line: its name in the form, none for what stands between fields. */
interface Piece {
  readonly field: string | null;
  readonly text: string;
}

/** What the fields say, as an attack in one line. */
export function lineOfFields(fields: AttackFields): string {
  return textOf(piecesOf(fields));
}

/** A place in the line: the field that says it, and what of that field stands there and behind. */
interface FieldPlace {
  readonly field: string;
  readonly rest: string;
}

/** The field whose part of the line stands at a column (from 1), or ends before it; null where none does. */
export function placeAtColumn(fields: AttackFields, column: number): FieldPlace | null {
  const pieces = piecesOf(fields);
  const ends = pieces.map((_, at) => textOf(pieces.slice(0, at + 1)).length);
  const found = ends.findIndex((end) => end >= column);
  const at = found === -1 ? pieces.length - 1 : found;
  const piece = pieces[at];
  const before = ends[at - 1] ?? 0;
  if (piece?.field != null) return { field: piece.field, rest: piece.text.slice(column - 1 - before) };
  const behind = pieces.slice(0, at).findLast(({ field }) => field !== null)?.field ?? null;
  return behind === null ? null : { field: behind, rest: '' };
}

function piecesOf({ attacker, defender, others, dark, forces, options }: AttackFields): readonly Piece[] {
  const units = [
    unitPieces('defender', defender),
    ...linesOf(others).map((text) => [{ field: 'others', text }]),
  ];
  const further: readonly (readonly Piece[])[] = [
    forcePieces(forces),
    dark === 'defender' ? [{ field: 'dark', text: 'dark side defender' }] : [],
    [{ field: 'options', text: options.replace(/^[\s;]+|[\s;]+$/g, '') }],
  ];
  return [
    ...unitPieces('attacker', attacker),
    between(' vs '),
    ...joined(units, ' + '),
    ...further.filter((part) => textOf(part) !== '').flatMap((part) => [between('; '), ...part]),
  ];
}

function forcePieces([own, opposing]: AttackFields['forces']): readonly Piece[] {
  const standard = String(PLAIN_ATTACK.force.ATTACKER);
  const [attacker, defender] = [own || standard, opposing || standard];
  if (attacker === standard && defender === standard) return [];
  return [
    { field: 'force.attacker', text: `force ${attacker}` },
    between('/'),
    { field: 'force.defender', text: defender },
  ];
}

/** In place of a card: the attacker attacks itself. */
const ITSELF = /^itself$/i;

function unitPieces(who: string, unit: UnitFields): readonly Piece[] {
  const { card, power, health, counters, speed, arena, tapped, type, subtypes, abilities } = unit;
  const damaged = counters === '' || counters === '0' ? '' : `/${counters}`;
  const facts: readonly (readonly [name: keyof UnitFields, text: string])[] = [
    ['card', ITSELF.test(card) || /^"[^"]*"$/.test(card) ? card : card === '' ? '' : nameInLine(card)],
    ['power', power === '' ? '' : `${power} power`],
    ['health', health === '' ? '' : `${health}${damaged} health`],
    // The health is on the card.
    ['counters', health === '' && damaged !== '' ? `${counters} damage` : ''],
    ['speed', speed === '' ? '' : `${speed} speed`],
    ['arena', arena === '' ? '' : `in ${arena}`],
    ['type', type === '' ? '' : `type ${type}`],
    ['tapped', tapped],
    ['subtypes', subtypes === '' ? '' : `subtypes ${subtypes}`],
    ...linesOf(abilities).map((line) => ['abilities', quoted(line)] as const),
  ];
  const said = facts.filter(([, text]) => text !== '');
  return joined(
    said.map(([name, text]) => [{ field: `${who}.${name}`, text }]),
    ', ',
  );
}

function joined(parts: readonly (readonly Piece[])[], separator: string): readonly Piece[] {
  return parts.flatMap((part, at) => (at === 0 ? part : [between(separator), ...part]));
}

function between(text: string): Piece {
  return { field: null, text };
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
