import { namedCard } from '../api/attacks/named-card.js';
import { noUnit, type PrintedUnit, printedUnit } from '../api/attacks/printed-unit.js';
import { fullName } from '../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { PLAIN_UNIT } from '../engine/notation/attack-line-defaults.js';
import { ownArena } from '../engine/notation/meeting-arena.js';
import type { Warning } from '../engine/report.js';
import type { AttackInput } from './attack-input.js';
import type { RefusalModel } from './refusal.js';
import type { UnitInput } from './unit-input.js';

type Asked = typeof AttackInput.$inferInput;
type AskedUnit = typeof UnitInput.$inferInput;

/** What a request means once its cards are read. */
interface Filled<Value> {
  readonly asked: Value;
  readonly warnings: readonly Warning[];
}

/** Is something of the attack on cards, so that it can't be told from the request alone? */
export function namesCards({ attacker, defender, others }: Asked): boolean {
  return [attacker, defender, ...(others ?? [])].some(({ card }) => card != null);
}

/** The same request with what is printed on its cards written out; what it says itself goes before that. */
export function withPrintedCards(kb: KnowledgeBase, asked: Asked): Filled<Asked> | RefusalModel {
  const attacker = filled(kb, 'attacker', asked.attacker);
  if ('code' in attacker) return attacker;
  const defender = filled(kb, 'defender', asked.defender);
  if ('code' in defender) return defender;
  const others: Filled<AskedUnit>[] = [];
  for (const [index, unit] of (asked.others ?? []).entries()) {
    const other = filled(kb, `others[${index}]`, unit);
    if ('code' in other) return other;
    others.push(other);
  }
  return {
    asked: {
      ...asked,
      attacker: attacker.asked,
      defender: defender.asked,
      others: others.map((other) => other.asked),
    },
    warnings: [...new Set([attacker, defender, ...others].flatMap(({ warnings }) => warnings))],
  };
}

function filled(kb: KnowledgeBase, where: string, unit: AskedUnit): Filled<AskedUnit> | RefusalModel {
  if (unit.card == null) return { asked: unit, warnings: [] };
  const named = namedCard(kb, unit.card);
  if (!named.found) return refused('UNKNOWN_CARD', `${where}: ${named.message}`, named.suggestions);
  const printed = printedUnit(named.card);
  if (printed === null) return refused('INVALID_INPUT', `${where}: ${noUnit(named.card)}`);
  const standing = inItsArena(where, unit, printed);
  return {
    asked: { ...withPrinted(unit, printed), arena: standing.asked },
    warnings: [...named.warnings, ...(unit.abilities == null ? printed.warnings : []), ...standing.warnings],
  };
}

function withPrinted(unit: AskedUnit, printed: PrintedUnit): AskedUnit {
  return {
    ...unit,
    card: null,
    name: unit.name ?? fullName(printed.card),
    power: unit.power ?? printed.power,
    health: unit.health ?? printed.health,
    speed: unit.speed ?? printed.speed,
    arenas: unit.arenas ?? [...printed.arenas],
    subtypes: unit.subtypes ?? [...printed.subtypes],
    abilities: unit.abilities ?? [...printed.abilities],
  };
}

type Standing = Filled<NonNullable<AskedUnit['arena']>>;

/** A request that leaves the arena out is one for the standard arena: a card that is never there stands in the first arena of its type line. */
function inItsArena(
  where: string,
  { arena, arenas }: AskedUnit,
  { card, ...printed }: PrintedUnit,
): Standing {
  const asked = arena ?? PLAIN_UNIT.arena;
  if (arenas != null || asked !== PLAIN_UNIT.arena || printed.arenas.includes(asked))
    return { asked, warnings: [] };
  const own = ownArena({ arena: null, arenas: printed.arenas }, asked);
  const message = `${where}: ${fullName(card)} is ${card.typeLine}, never in the Character arena; it stands in the ${own} arena.`;
  return { asked: own, warnings: [{ code: 'ARENA_OF_CARD', message }] };
}

function refused(
  code: RefusalModel['code'],
  message: string,
  suggestions: RefusalModel['suggestions'] = [],
): RefusalModel {
  return { code, message, rule: null, limit: null, suggestions };
}
