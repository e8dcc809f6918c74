import type { Arena, AttackInput } from '../../engine/attack-input.js';
import { buildBoard } from '../../engine/build-board.js';
import { checkInput } from '../../engine/check-input.js';
import { obstacleTo } from '../../engine/derived.js';
import { KEYWORDS } from '../../engine/keyword-list.js';
import { AS_READ } from '../../engine/readings.js';
import { cannotBeAttacked } from '../../engine/solve-attack.js';
import { initialState } from '../../engine/state.js';

/** May one unit attack another, wherever both can be? `rule`: why not. */
export type MayAttack =
  | { readonly may: true; readonly from: Arena; readonly to: Arena }
  | { readonly may: false; readonly message: string; readonly rule: string };

/** Tried in all arenas that they can be in, the same one first, as they stand in the input otherwise; null for an input that can't be played. */
export function mayAttack(
  input: AttackInput,
  attackers: readonly Arena[],
  defenders: readonly Arena[],
): MayAttack | null {
  const places = attackers
    .flatMap((from) => defenders.map((to) => ({ from, to })))
    .toSorted((one, other) => Number(other.from === other.to) - Number(one.from === one.to));
  const tried = places.map((place) => ({ ...place, obstacle: obstacleIn(input, place) }));
  if (tried.length === 0 || tried.some(({ obstacle }) => obstacle === 'UNPLAYABLE')) return null;
  const open = tried.find(({ obstacle }) => obstacle === null);
  if (open !== undefined) return { may: true, from: open.from, to: open.to };
  // That it hides where it can be reached says more than that it can't be reached elsewhere.
  const nearest = tried.find(({ obstacle }) => obstacle !== null && !isOfArena(obstacle)) ?? tried[0];
  return nearest === undefined || nearest.obstacle === null || nearest.obstacle === 'UNPLAYABLE'
    ? null
    : { may: false, message: nearest.obstacle.message, rule: nearest.obstacle.rule };
}

interface Barred {
  readonly isOfArena: boolean;
  readonly message: string;
  readonly rule: string;
}

function isOfArena(obstacle: Barred | 'UNPLAYABLE'): boolean {
  return obstacle !== 'UNPLAYABLE' && obstacle.isOfArena;
}

function obstacleIn(
  { attacker, defender, ...input }: AttackInput,
  { from, to }: { readonly from: Arena; readonly to: Arena },
): Barred | 'UNPLAYABLE' | null {
  const placed = { ...input, attacker: { ...attacker, arena: from }, defender: { ...defender, arena: to } };
  if (checkInput(placed) !== null) return 'UNPLAYABLE';
  const built = buildBoard(placed, KEYWORDS, AS_READ);
  if (!built.ok) return 'UNPLAYABLE';
  const start = initialState(built.board);
  const refused = cannotBeAttacked(built.board, start);
  if (refused === null) return null;
  const { message, rule } = refused;
  const obstacle = obstacleTo(built.board, start, built.board.defender);
  return { isOfArena: obstacle === 'ARENA', message, rule: rule ?? '' };
}
