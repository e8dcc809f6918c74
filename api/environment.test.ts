import { isAbsolute, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.js';
import { projectRoot } from './project.js';

function read(env: Record<string, string>) {
  const reading = readEnvironment(env);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.environment;
}

function problems(env: Record<string, string>): readonly string[] {
  const reading = readEnvironment(env);
  return reading.ok ? [] : reading.problems;
}

describe('the environment of a server', () => {
  it('has a default for everything', () => {
    const rulesDb = join(projectRoot(), 'data', 'rules.db');
    expect(read({})).toEqual({
      port: 4000,
      host: '0.0.0.0',
      rulesDb,
      publicUrl: null,
      reportUrl: null,
      logLevel: 'info',
      discordPublicKey: null,
      discordApiUrl: 'https://discord.com/api/v10',
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(read({ PORT: '', HOST: '', RULES_DB: '', PUBLIC_URL: '', LOG_LEVEL: '' })).toEqual(read({}));
  });

  it.each([
    ['PORT', '0', 'port', 0],
    ['PORT', '65535', 'port', 65_535],
    ['HOST', '::1', 'host', '::1'],
    ['HOST', 'localhost', 'host', 'localhost'],
    ['RULES_DB', '/srv/rules.db', 'rulesDb', '/srv/rules.db'],
    ['PUBLIC_URL', 'https://rules.example.org', 'publicUrl', 'https://rules.example.org'],
    ['PUBLIC_URL', 'http://example.org:8080/swtcg//', 'publicUrl', 'http://example.org:8080/swtcg'],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
    ['DISCORD_PUBLIC_KEY', 'AB'.repeat(32), 'discordPublicKey', 'ab'.repeat(32)],
    ['DISCORD_API_URL', 'http://127.0.0.1:8080/api/', 'discordApiUrl', 'http://127.0.0.1:8080/api'],
  ])('reads %s=%s', (name, value, key, expected) => {
    expect(read({ [name]: value })).toHaveProperty(key, expected);
  });

  it('makes a relative RULES_DB absolute', () => {
    expect(isAbsolute(read({ RULES_DB: 'some/rules.db' }).rulesDb)).toBe(true);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', ' 80'],
    ['PORT', '1e3'],
    ['HOST', 'two words'],
    ['HOST', 'http://localhost'],
    ['RULES_DB', 'a\0b'],
    ['PUBLIC_URL', 'rules.example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['DISCORD_API_URL', 'discord.com'],
    ['PUBLIC_URL', 'https://example.org/?a=b'],
    ['PUBLIC_URL', 'https://example.org/#top'],
    ['PUBLIC_URL', 'https://user:word@example.org'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%j, names it and says what is expected', (name, value) => {
    const [problem, ...others] = problems({ [name]: value });
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name} is ".*"; expected .+\\.$`));
  });

  it('reports all problems at once', () => {
    expect(problems({ PORT: 'x', HOST: '?', PUBLIC_URL: 'x', LOG_LEVEL: 'x' })).toHaveLength(4);
  });

  it('never shows what may be a secret in an address', () => {
    const [problem] = problems({ PUBLIC_URL: 'https://admin:hunter2@example.org/?token=hunter3' });
    expect(problem).not.toMatch(/hunter|admin/);
  });

  it.each(['ab'.repeat(31), 'xy'.repeat(32), 'MTE4MA.hunter2.token'])(
    'refuses DISCORD_PUBLIC_KEY=%s without showing what may be a token put into the wrong place',
    (value) => {
      const [problem, ...others] = problems({ DISCORD_PUBLIC_KEY: value });
      expect(others).toEqual([]);
      expect(problem).toMatch(/^DISCORD_PUBLIC_KEY is a text of \d+ characters; expected .*64 hexadecimal/);
      expect(problem).not.toContain(value);
    },
  );

  it('shows no more than the beginning of a long value', () => {
    expect(problems({ PORT: '9'.repeat(10_000) })[0]?.length).toBeLessThan(300);
  });
});

describe('the root of the project', () => {
  it('is found from any folder below it', () => {
    expect(projectRoot(join(projectRoot(), 'api', 'http'))).toBe(projectRoot());
  });

  it('is a clear error outside of it', () => {
    expect(() => projectRoot('/')).toThrow(/No package.json named "swtcg-rules"/);
  });
});
