import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA_FOLDER, databasePlace } from '../../api/project.js';
import { readCommandLine } from './command-line.js';
import { recordsIds } from './records-ids.js';

function records(argv: readonly string[], rulesDb?: string): boolean {
  const line = readCommandLine(argv);
  if (line.kind !== 'command') throw new Error(line.text);
  return recordsIds(line.command, line.command.out ?? databasePlace({ RULES_DB: rulesDb }).path);
}

describe('the ledger of ids and the log of revisions', () => {
  it.each<[string, readonly string[], string | undefined]>([
    ['the database of the project', [], undefined],
    ['card sets beside it', ['--cards', 'sets'], undefined],
    ['the same database, named by RULES_DB', [], join(DATA_FOLDER, 'rules.db')],
    ['another one, when that is asked for', ['--record-ids'], '/tmp/invented/tried.db'],
    ['another one that --out names, likewise', ['--out', 'tried.db', '--record-ids'], undefined],
  ])('are written for %s', (_, argv, rulesDb) => {
    expect(records(argv, rulesDb)).toBe(true);
  });

  it.each<[string, readonly string[], string | undefined]>([
    ['a database that RULES_DB names elsewhere', ['--cards', 'sets'], '/tmp/invented/tried.db'],
    ['one that --out names', ['--out', 'tried.db'], undefined],
    ['one without the data of the project', ['--only', 'gale.txt', '--record-ids'], undefined],
    ['a run that writes nothing', ['--dry-run', '--record-ids'], undefined],
  ])('are left alone by %s', (_, argv, rulesDb) => {
    expect(records(argv, rulesDb)).toBe(false);
  });
});
