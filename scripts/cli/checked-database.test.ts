import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteChecked, wasChecked } from './checked-database.js';

let folder: string;
let database: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checked-'));
  database = join(folder, 'rules.db');
  mkdirSync(join(folder, 'sources'));
  for (const file of ['rules.db', 'keywords.yaml', join('sources', 'card.txt')])
    writeFileSync(join(folder, file), 'as it was');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a database need not be looked at again', () => {
  test('once it was, while nothing changes', () => {
    expect(wasChecked(database)).toBe(false);
    noteChecked(database);
    expect(wasChecked(database)).toBe(true);
  });
  test.each(['rules.db', 'keywords.yaml', join('sources', 'card.txt'), join('sources', 'new.txt')])(
    'but it must when %s is written',
    (file) => {
      noteChecked(database);
      writeFileSync(join(folder, file), 'other words');
      expect(wasChecked(database)).toBe(false);
    },
  );
  test('and when a file of the same size has another time', () => {
    noteChecked(database);
    utimesSync(join(folder, 'keywords.yaml'), 1, 1);
    expect(wasChecked(database)).toBe(false);
  });
  test('and when the note itself is none', () => {
    writeFileSync(`${database}-checked`, 'something');
    expect(wasChecked(database)).toBe(false);
  });
});

test('where no note can be written, nothing breaks', () => {
  noteChecked(join(folder, 'nowhere', 'rules.db'));
  expect(wasChecked(join(folder, 'nowhere', 'rules.db'))).toBe(false);
});
