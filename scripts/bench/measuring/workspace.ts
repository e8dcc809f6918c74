import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder and all that runs in it; both are gone when it is closed. */
export interface Workspace {
  /** A path that nothing has yet. */
  newPath(name: string): string;
  /** Done, newest first, when the workspace is closed. */
  atEnd(task: () => Promise<void>): void;
  close(): Promise<void>;
}

export function openWorkspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'swtcg-rules-bench-'));
  const tasks: (() => Promise<void>)[] = [];
  let paths = 0;
  return {
    newPath: (name) => {
      paths += 1;
      return join(folder, `${paths}-${name}`);
    },
    atEnd: (task) => void tasks.push(task),
    close: async () => {
      for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) await task();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
