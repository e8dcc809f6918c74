import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./generate-keyword-list.ts', import.meta.url));

function run(...options: readonly string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', SCRIPT, ...options], (error, stdout, stderr) =>
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

describe("the list of the engine's keywords", () => {
  it('is up to date, and the check says how many keywords it saw', async () => {
    const { exitCode, output } = await run('--check');
    expect(output).toMatch(/^engine\/keyword-list\.ts: [1-9]\d+ keywords, up to date\.\n$/);
    expect(exitCode).toBe(0);
  });

  it('is not checked under a misspelt option', async () => {
    expect(await run('--chek')).toEqual({
      exitCode: 1,
      output: expect.stringContaining("does not know '--chek'"),
    });
  });
});
