import type { Arena, AttackInput } from '../../engine/attack-input.js';
import { buildBoard } from '../../engine/build-board.js';
import { KEYWORDS } from '../../engine/keyword-list.js';
import { PLAIN_ATTACK, PLAIN_POLICY, PLAIN_UNIT, ROLES } from '../../engine/notation/attack-line-defaults.js';
import { AS_READ } from '../../engine/readings.js';
import type { Warning } from '../../engine/report.js';
import { type CardRecord, fullName } from '../knowledge-base/card-record.js';

/** What a card brings into an attack. */
export interface PrintedUnit {
  readonly card: CardRecord;
  /** Null when it is not printed as a number. */
  readonly power: number | null;
  readonly health: number | null;
  readonly speed: number | null;
  /** Of its type line, in order; at least one. */
  readonly arenas: readonly Arena[];
  readonly subtypes: readonly string[];
  /** Its lines that an attack can be solved with. */
  readonly abilities: readonly string[];
  /** One for each line that it can't be solved with. */
  readonly warnings: readonly Warning[];
}

/** What a card that is a unit brings; null for cards that stand in no arena: equipment, battles, missions. */
export function printedUnit(card: CardRecord): PrintedUnit | null {
  const { arenas, power, health, speed, subtypes, lines } = card;
  if (arenas.length === 0) return null;
  const read = lines.map((line) => ({ line, fault: lineFault(line, arenas) }));
  return {
    card,
    power,
    health,
    speed,
    arenas,
    subtypes,
    abilities: read.flatMap(({ line, fault }) => (fault === null ? [line] : [])),
    warnings: read.flatMap(({ line, fault }) => (fault === null ? [] : [leftOut(card, line, fault)])),
  };
}

/** Why the card has no part in an attack, as a sentence: it is in no arena. */
export function noUnit(card: CardRecord): string {
  return `${fullName(card)} is no unit: its type line, '${card.typeLine}', names no arena, so it neither attacks nor defends. Write what it gives to a unit as an ability line of that unit.`;
}

/** What the engine does not understand in a line, tried on an attacker that has no other; null when it can play it, or refuses it for its size. */
function lineFault(line: string, arenas: readonly Arena[]): string | null {
  const [arena = PLAIN_UNIT.arena] = arenas;
  const board = buildBoard(trial(line, arenas, arena), KEYWORDS, AS_READ);
  if (board.ok || board.code !== 'INVALID_ABILITY') return null;
  const said = [`${ROLES.ATTACKER}, "${line}", `, `${ROLES.ATTACKER}: `].find((start) =>
    board.message.startsWith(start),
  );
  return capital(board.message.slice(said?.length ?? 0));
}

function capital(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

function trial(line: string, arenas: readonly Arena[], arena: Arena): AttackInput {
  const unit = { ...PLAIN_UNIT, arena, subtypes: [] };
  return {
    ...PLAIN_ATTACK,
    policy: PLAIN_POLICY,
    attacker: { ...unit, arenas, role: ROLES.ATTACKER, side: 'ATTACKER', abilities: [line] },
    defender: { ...unit, role: ROLES.DEFENDER, side: 'DEFENDER', abilities: [] },
    others: [],
  };
}

function leftOut(card: CardRecord, line: string, fault: string): Warning {
  const message = `${fullName(card)}: "${line}" is left out of this attack, for it can't be solved with it. ${fault}`;
  return { code: 'CARD_LINE_LEFT_OUT', message };
}
