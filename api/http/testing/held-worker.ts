import { attack } from '../../../engine/attack.js';
import { checkInteraction } from '../../interactions/check-interaction.js';
import type { RulesWorker } from '../rules-worker.js';

/** In the place of the threads: it works at once, or, while it is held, not before it is set free. */
export interface HeldWorker extends RulesWorker {
  hold(): void;
  free(): void;
  /** Pieces of work that wait to be set free. */
  waiting(): number;
}

export function heldWorker(): HeldWorker {
  const waiting = new Set<() => void>();
  let held = false;
  const whenFree = async <T>(work: () => T): Promise<T> => {
    if (held) await new Promise<void>((go) => waiting.add(go));
    return work();
  };
  const free = (): void => {
    held = false;
    for (const go of waiting) go();
    waiting.clear();
  };
  return {
    solve: (input, options) => whenFree(() => attack(input, options)),
    check: (kb, query, options) => whenFree(() => checkInteraction(kb, query, options)),
    begin: () => {},
    hold: () => {
      held = true;
    },
    free,
    waiting: () => waiting.size,
    close: async () => free(),
  };
}
