import type { Instance } from '../board.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';

/** Has an instance been used as often as it may be in one attack (P4)? */
export function isSpent({ used }: State, instance: Instance): boolean {
  const times = used.filter((id) => id === instance.id).length;
  return times >= (inWay(instance, 'TWICE') ? 2 : 1);
}
