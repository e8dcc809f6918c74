import { setImmediate } from 'node:timers/promises';
import type { StartTimer } from '../timer.js';

/** Timers whose time passes when a test says so, unless it has passed before they start. */
export interface HandTimers {
  readonly start: StartTimer;
  /** Those that run. */
  running(): number;
  /** Their time passes. */
  pass(): void;
}

export function handTimers(): HandTimers {
  const running = new Set<() => void>();
  return {
    start: (ms) => {
      if (ms <= 0) return { over: setImmediate(null), stop: () => {} };
      let settle = (): void => {};
      const over = new Promise<null>((resolve) => {
        settle = () => resolve(null);
      });
      running.add(settle);
      return { over, stop: () => void running.delete(settle) };
    },
    running: () => running.size,
    pass: () => {
      for (const settle of running) settle();
      running.clear();
    },
  };
}
