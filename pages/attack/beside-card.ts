import type { LineSolved } from '../../api/attacks/attack-by-line.js';
import { fullName } from '../../api/knowledge-base/card-record.js';

const NUMBERS = ['power', 'health'] as const;

/** Where a unit that is a card has other numbers than are printed on it, one sentence each: they may have stayed in a field. */
export function besideCard({ input, cards }: Pick<LineSolved, 'input' | 'cards'>): readonly string[] {
  const units = [input.attacker, input.defender, ...input.others];
  return cards.flatMap(({ role, card }) => {
    const unit = units.find((one) => one.role === role);
    if (unit === undefined) return [];
    const name = fullName(card);
    const numbers = NUMBERS.flatMap((what) =>
      card[what] === null || card[what] === unit[what]
        ? []
        : [`${name} has ${unit[what]} ${what} here, as the attack says; ${card[what]} is printed on it.`],
    );
    const isElsewhere = unit.arenas !== null && !unit.arenas.includes(unit.arena);
    const arena = `${name} is in the ${capital(unit.arena)} arena here, as the attack says; its type line does not name that arena.`;
    return isElsewhere ? [...numbers, arena] : numbers;
  });
}

function capital(arena: string): string {
  return `${arena.charAt(0)}${arena.slice(1).toLowerCase()}`;
}
