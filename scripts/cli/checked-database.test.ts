import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inputsOf, noteChecked, wasChecked } from './checked-database.js';

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
    noteChecked(database, inputsOf(database));
    expect(wasChecked(database)).toBe(true);
  });
  test.each(['rules.db', 'keywords.yaml', join('sources', 'card.txt'), join('sources', 'new.txt')])(
    'but it must when %s is written',
    (file) => {
      noteChecked(database, inputsOf(database));
      writeFileSync(join(folder, file), 'other words');
      expect(wasChecked(database)).toBe(false);
    },
  );
  test('and when a file of the same size has another time', () => {
    noteChecked(database, inputsOf(database));
    utimesSync(join(folder, 'keywords.yaml'), 1, 1);
    expect(wasChecked(database)).toBe(false);
  });
  test('and when a source was written while it was looked at', () => {
    const before = inputsOf(database);
    writeFileSync(join(folder, 'sources', 'card.txt'), 'other words');
    noteChecked(database, before);
    expect(wasChecked(database)).toBe(false);
  });
  test('and when another database of the same size and time was put in its place', () => {
    noteChecked(database, inputsOf(database));
    const { atime, mtime } = statSync(database);
    writeFileSync(`${database}.new`, 'AS IT WAS');
    utimesSync(`${database}.new`, atime, mtime);
    renameSync(`${database}.new`, database);
    expect(wasChecked(database)).toBe(false);
  });
  test('and when the note was cut off', () => {
    noteChecked(database, inputsOf(database));
    truncateSync(`${database}-checked`, 40);
    expect(wasChecked(database)).toBe(false);
  });
  test('and when the note itself is none', () => {
    writeFileSync(`${database}-checked`, 'something');
    expect(wasChecked(database)).toBe(false);
  });
});

test('where no note can be written, nothing breaks', () => {
  const nowhere = join(folder, 'nowhere', 'rules.db');
  noteChecked(nowhere, inputsOf(nowhere));
  expect(wasChecked(nowhere)).toBe(false);
});
