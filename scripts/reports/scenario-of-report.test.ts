import { describe, expect, it } from 'vitest';
import { KEYWORDS } from '../../engine/keyword-list.js';
import { reportText } from '../../pages/shared/report-text.js';
import { checkScenarios } from '../scenarios/check-scenarios.js';
import { readScenarios } from '../scenarios/read-scenarios.js';
import { caseOfReport } from './case-of-report.js';
import { readReport } from './read-report.js';

const ATTACK = '2 power, 5 health vs 3 health, Riposte 1';
const written = reportText(
  { about: 'attack', path: 'attack?q=x', shown: ['a\nb'], facts: [['Attack', ATTACK]] },
  { revision: 'r1', publicUrl: null },
);

function madeOf(report: string) {
  const read = readReport(report);
  return read === null ? null : caseOfReport(read);
}

function faultsOf(report: string): readonly string[] {
  const text = madeOf(report)?.text ?? '';
  const { scenarios, faults } = readScenarios([{ file: 'reported.txt', text }]);
  expect([scenarios.length, faults]).toEqual([1, []]);
  const checked = checkScenarios({ scenarios, keywords: KEYWORDS, judgements: [] });
  return checked.faults.map(({ message }) => message).filter((message) => message.startsWith('Found'));
}

describe('a report of an attack', () => {
  it('as the pages write it is read again, line by line', () => {
    expect(readReport(written)).toEqual({
      about: 'attack',
      revision: 'r1',
      attack: ATTACK,
      reading: null,
      question: null,
      kind: '',
      keywords: [],
      verdict: null,
      finding: null,
      shown: ['a b'],
      expected: [],
      because: '',
    });
  });

  it('is read when it is quoted', () => {
    const quoted = written.replaceAll(/^/gm, '> ');
    expect(readReport(`Hello,\r\n${quoted.replaceAll('\n', '\r\n')}`)?.attack).toBe(ATTACK);
  });

  it('becomes a scenario that fails as long as nobody has judged it', () => {
    const toJudge = expect.stringMatching(/^Found .*; expected to be judged\./);
    expect(faultsOf(written)).toEqual([toJudge, toJudge, toJudge, toJudge]);
  });

  it('becomes a scenario with the outcome that its author expects', () => {
    const completed = written.replace('Expected: ', 'Expected: discarded attacker: 1/2');
    expect(faultsOf(completed)).toEqual([expect.stringMatching(/^Found 0; expected 1\/2\./)]);
  });

  it('keeps the reading by which it was played, and what was shown of each unit', () => {
    const facts = [
      ['Attack', '4 power, 5 health vs 2 health, Riposte 2'],
      ['Reading', 'riposte-survives'],
    ] as const;
    const by = reportText(
      { about: 'attack', path: 'attack?q=x', shown: ['as shown'], facts },
      { revision: 'r1', publicUrl: null },
    );
    expect(madeOf(by)?.text).toContain('\n  reading: riposte-survives\n  counters attacker: to be judged\n');
    expect(madeOf(by)?.text).toContain('# Shown: as shown\n');
    const expecting = (outcome: string) =>
      by.replace('Expected: ', `Expected: counters attacker: ${outcome}`);
    const found = faultsOf(expecting('1'))[0] ?? '';
    const [, placed = ''] = /^Found (.*); expected/.exec(found) ?? [];
    expect(faultsOf(expecting(placed))).toEqual([]);
    expect(faultsOf(expecting(placed).replace('Reading: riposte-survives\n', ''))).toHaveLength(1);
  });

  it('is another case by another reading', () => {
    const by = written.replace('Attack: ', 'Reading: riposte-survives\nAttack: ');
    expect(madeOf(by)?.file).not.toBe(madeOf(written)?.file);
  });

  it('takes all lines that its author wrote', () => {
    const lines = 'Expected: discarded attacker: 1/2\nhits: 1\n\nand not what is shown';
    const read = readReport(`${written.replace('Expected: ', lines)}one\ntwo\n\nYours, X`);
    expect(read?.expected).toEqual(['discarded attacker: 1/2', 'hits: 1', 'and not what is shown']);
    expect(read?.because).toBe('one two');
  });

  it('names the rulings that its author names', () => {
    const completed = `${written}riposte/only-one-natural-2 says so`;
    expect(madeOf(completed)?.text).toContain('shows: riposte/only-one-natural-2\n');
  });
});

describe('what is no report of an attack', () => {
  it.each(['', 'Hello', 'Attack: 1 power vs 1 health'])('%j is no report', (text) => {
    expect(readReport(text)).toBeNull();
  });

  it('a report of a keyword alone becomes no case', () => {
    const about = { about: 'keyword overkill', path: 'keywords/overkill', shown: [], facts: [] };
    const text = reportText(about, { revision: null, publicUrl: null });
    expect(readReport(text)).not.toBeNull();
    expect(madeOf(text)).toBeNull();
  });
});
