import { describe, expect, it } from 'vitest';
import { type IngestCommand, readCommandLine } from './command-line.js';

function commandOf(...argv: string[]): IngestCommand {
  const line = readCommandLine(argv);
  if (line.kind !== 'command') throw new Error(line.text);
  return line.command;
}

describe('the command line of the ingest', () => {
  it('without arguments means the files of the last run', () => {
    expect(commandOf()).toEqual({
      paths: null,
      cardPaths: null,
      only: false,
      options: { title: null, edition: null, publishedOn: null, authority: null },
      strict: false,
      json: false,
      dryRun: false,
      allowShrink: false,
      recordIds: false,
      out: null,
    });
  });

  it('takes all its options, before and behind the paths', () => {
    const argv = [
      '--only',
      'a.txt',
      '--title',
      ' My glossary ',
      '--edition',
      '7',
      '--published',
      '2030-02-28',
    ];
    expect(
      commandOf(
        ...argv,
        '--authority',
        'summary',
        '--strict',
        '--json',
        '--dry-run',
        '--allow-shrink',
        '--out',
        'x.db',
        '--record-ids',
      ),
    ).toEqual({
      paths: ['a.txt'],
      cardPaths: null,
      only: true,
      options: { title: 'My glossary', edition: '7', publishedOn: '2030-02-28', authority: 'SUMMARY' },
      strict: true,
      json: true,
      dryRun: true,
      allowShrink: true,
      recordIds: true,
      out: 'x.db',
    });
  });

  it('takes folders of card sets beside the paths, or leaves them out from now on', () => {
    expect(commandOf('--cards', 'sets', 'a.txt')).toMatchObject({ paths: ['a.txt'], cardPaths: ['sets'] });
    expect(commandOf('--cards', 'sets', '--cards', 'more')).toMatchObject({
      paths: null,
      cardPaths: ['sets', 'more'],
    });
    expect(commandOf('--no-cards').cardPaths).toEqual([]);
  });

  it('takes several paths, and names that look like options behind --', () => {
    expect(commandOf('a', 'b', '--', '--c').paths).toEqual(['a', 'b', '--c']);
  });

  it.each([
    [['--nonsense'], 'unknown option'],
    [['a.txt', '--title'], 'argument missing'],
    [['a.txt', '--authority', 'gospel'], 'official'],
    [['a.txt', '--published', '2030-02-30'], 'is no date'],
    [['a.txt', '--published', 'yesterday'], 'no date'],
    [['a.txt', '--title', ' '], '--title is empty'],
    [['a.txt', '--title', 'x'.repeat(201)], 'at most 200'],
    [['a.txt', '--edition', 'x'.repeat(101)], 'at most 100'],
    [['a.txt', '--edition', 'one\ntwo'], 'one line'],
    [['a.txt', 'b.txt', '--title', 'Both'], 'title of one file'],
    [['--edition', '7'], 'name at least one'],
    [['--authority', 'summary'], 'name at least one'],
    [['a.txt', '--title', 'a\u202Eb'], 'marks of direction'],
    [['a.txt', ''], 'paths is empty'],
    [['--only'], 'at least one file'],
    [['--out', ''], '--out is empty'],
  ])('refuses %j and says why', (argv, why) => {
    const line = readCommandLine(argv);
    expect(line.kind).toBe('usage');
    expect(line).toHaveProperty('text', expect.stringContaining(why));
  });

  it('explains itself', () => {
    const line = readCommandLine(['--help']);
    expect(line.kind).toBe('help');
    for (const option of [
      '--only',
      '--strict',
      '--json',
      '--dry-run',
      '--allow-shrink',
      '--out',
      '--published',
    ])
      expect(line).toHaveProperty('text', expect.stringContaining(option));
  });
});
