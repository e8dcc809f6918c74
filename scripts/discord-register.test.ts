import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DiscordStandIn, startDiscordStandIn } from '../api/discord/stand-in/discord-stand-in.js';
import { projectRoot } from '../api/project.js';

let standIn: DiscordStandIn;
beforeAll(async () => {
  standIn = await startDiscordStandIn();
});
afterAll(() => standIn.close());

const SECRET = 'MTE4MA.hunter2.hunter2hunter2';

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const script = join(projectRoot(), 'scripts', 'discord-register.ts');
  const { DISCORD_TOKEN: _, DISCORD_APPLICATION_ID: __, ...clean } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: projectRoot(),
    env: { ...clean, DISCORD_API_URL: standIn.url, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

describe('npm run discord:register', () => {
  it('prints the commands with --dry-run, and tells Discord nothing', async () => {
    const { code, output } = await run(['--dry-run']);
    const names = JSON.parse(output).map(({ name }: { readonly name: string }) => name);
    expect([code, names]).toEqual([0, ['rule', 'keyword', 'interaction', 'attack', 'card', 'odds']]);
    expect(standIn.calls).toEqual([]);
  });

  it('puts them in the place of all commands of the application, with the token of its bot', async () => {
    const env = { DISCORD_APPLICATION_ID: '118000000000000001', DISCORD_TOKEN: SECRET };
    const { code, output } = await run([], env);
    expect([code, output]).toEqual([0, '6 commands are registered for 118000000000000001.\n']);
    expect(standIn.calls).toMatchObject([
      {
        method: 'PUT',
        path: '/api/v10/applications/118000000000000001/commands',
        authorization: `Bot ${SECRET}`,
        body: [{ name: 'rule' }, { name: 'keyword' }, {}, {}, {}, {}],
      },
    ]);
  });

  it('says what is missing', async () => {
    const { code, output } = await run([]);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^DISCORD_APPLICATION_ID is not set; expected .+\nDISCORD_TOKEN is not set; expected .+\n$/,
    );
  });

  it('says what Discord says when it refuses, and never the token', async () => {
    standIn.answerNext({ status: 401, body: '{"message": "401: Unauthorized", "code": 0}' });
    const env = { DISCORD_APPLICATION_ID: '118000000000000001', DISCORD_TOKEN: SECRET };
    const { code, output } = await run([], env);
    expect(code).toBe(1);
    expect(output).toMatch(/^Discord answered 401: .*Unauthorized.*, to the registration of commands\.\n$/);
    expect(output).not.toContain('hunter2');
  });

  it('explains itself when it is called in another way', async () => {
    expect(await run(['--now'])).toMatchObject({ code: 2, output: expect.stringContaining('Usage') });
  });
});
