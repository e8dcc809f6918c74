import { Presets, SingleBar } from 'cli-progress';

/** Tells a person at a terminal how far the ingest is. */
export interface Progress {
  step(done: number, total: number): void;
  end(): void;
}

/** Shown on standard error, and only when the work takes longer than this. */
const SHOWN_AFTER_MS = 1_000;

export function terminalProgress(isTerminal: boolean): Progress {
  if (!isTerminal) return { step: () => {}, end: () => {} };
  const startedAt = Date.now();
  let bar: SingleBar | null = null;
  return {
    step(done, total) {
      if (bar === null && Date.now() - startedAt < SHOWN_AFTER_MS) return;
      if (bar === null) {
        bar = new SingleBar(
          { format: 'ingest {bar} {value}/{total}', stream: process.stderr },
          Presets.shades_classic,
        );
        bar.start(total, done);
      } else {
        bar.setTotal(total);
        bar.update(done);
      }
      bar.render();
    },
    end() {
      bar?.stop();
    },
  };
}
