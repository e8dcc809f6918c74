import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSearchIndex } from '../../../api/knowledge-base/build-search-index.js';
import { readDatabase, type StoredBuild } from '../../../api/knowledge-base/database.js';
import type { Content } from '../../../api/knowledge-base/records.js';
import { sampleContent } from '../../../api/knowledge-base/sample-content.js';
import { publish } from './publish.js';
import { stageFile } from './staged-file.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-test-'));
  path = join(folder, 'rules.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function buildOf(content: Content): StoredBuild {
  return { content, searchIndex: buildSearchIndex(content), inputs: '{}' };
}

function withFirstRuling(change: Partial<Content['rulings'][number]>): Content {
  return {
    ...sampleContent,
    rulings: sampleContent.rulings.map((one, nth) => (nth === 0 ? { ...one, ...change } : one)),
  };
}

describe('a publication', () => {
  it('puts the whole build in its place and leaves nothing beside it', () => {
    expect(publish(path, buildOf(sampleContent), false)).toBeNull();
    expect(readDatabase(path)).toEqual(buildOf(sampleContent));
    expect(readdirSync(folder)).toEqual(['rules.db']);
  });

  it('replaces the old database', () => {
    publish(path, buildOf(sampleContent), false);
    publish(path, buildOf({ ...sampleContent, revision: 'ffffffffffffffff' }), false);
    expect(readDatabase(path).content.revision).toBe('ffffffffffffffff');
  });

  it.each<readonly [string, Content]>([
    [
      'whose ruling does not stand where it says',
      withFirstRuling({
        occurrences: [{ source: sampleContent.sources[0]?.id ?? '', line: 1, start: 0, end: 3 }],
      }),
    ],
    ['that names a record it lacks', withFirstRuling({ keyword: 'nothing' })],
  ])('%s is refused; the old database stays and nothing is left beside it', (_what, content) => {
    publish(path, buildOf(sampleContent), false);
    const before = readFileSync(path);
    expect(() => publish(path, buildOf(content), false)).toThrow();
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['rules.db']);
  });

  it('that fails leaves an unusable file where it was', () => {
    writeFileSync(path, 'damaged');
    expect(() => publish(path, buildOf(withFirstRuling({ keyword: 'nothing' })), true)).toThrow();
    expect(readFileSync(path, 'utf8')).toBe('damaged');
  });

  it('moves an unusable file aside', () => {
    writeFileSync(path, 'damaged');
    expect(publish(path, buildOf(sampleContent), true)).toEqual({ path: `${path}.unusable`, replaced: 0 });
    expect(readFileSync(`${path}.unusable`, 'utf8')).toBe('damaged');
  });

  it('keeps the newest of unusable files alone, and nothing else is touched', () => {
    const [newest, name] = [`${path}.unusable`, basename(path)];
    for (const ending of ['.unusable', '.unusable-2', '.unusable-13', '.unusable-x', '.unusable-2.gz'])
      writeFileSync(`${path}${ending}`, 'older');
    writeFileSync(path, 'damaged');
    expect(publish(path, buildOf(sampleContent), true)).toEqual({ path: newest, replaced: 3 });
    expect(readFileSync(newest, 'utf8')).toBe('damaged');
    expect(readdirSync(folder).sort()).toEqual(
      ['', '.unusable', '.unusable-2.gz', '.unusable-x'].map((ending) => `${name}${ending}`),
    );
  });
});

describe('a staged file', () => {
  it('is put in its place only when told', () => {
    const target = join(folder, 'log.json');
    const staged = stageFile(target, 'new');
    expect(readdirSync(folder)).not.toContain('log.json');
    staged.put();
    staged.discard();
    expect(readFileSync(target, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['log.json']);
  });

  it('can be discarded without a trace', () => {
    stageFile(join(folder, 'log.json'), 'new').discard();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that cannot be written is refused with its name and leaves nothing', () => {
    mkdirSync(join(folder, 'sub'));
    expect(() => stageFile(join(folder, 'none', 'log.json'), 'new')).toThrow(/log\.json/);
    expect(readdirSync(folder)).toEqual(['sub']);
  });
});
