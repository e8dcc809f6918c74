import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answerQuestion } from '../../api/answers/answer-question.js';
import { checkInteraction } from '../../api/interactions/check-interaction.js';
import { openSample } from '../../api/knowledge-base/sample-knowledge-base.js';
import { reportText } from '../../pages/shared/report-text.js';
import { reportedInteraction } from '../../pages/shared/reported-finding.js';
import { judgePair } from '../evaluate/judge-pair.js';
import { judgeQuestion } from '../evaluate/judge-question.js';
import { PAIRS_REPORTED, readPairs, readQuestions } from '../evaluate/read-cases.js';
import { addCase } from './add-case.js';
import { caseOfReport } from './case-of-report.js';
import { readReport } from './read-report.js';
import { unknownKeywords } from './unknown-keywords.js';

const kb = openSample();
const folder = mkdtempSync(join(tmpdir(), 'reports-'));
beforeEach(() => {
  rmSync(join(folder, 'evaluation'), { recursive: true, force: true });
  mkdirSync(join(folder, 'evaluation'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Adds what a report becomes to the data folder of the test; false when it was there. */
function added(report: string): boolean {
  const read = readReport(report);
  const made = read === null ? null : caseOfReport(read);
  if (made === null) throw new Error('it becomes no case');
  return addCase(folder, made);
}

const expecting = (report: string, expected: string) => report.replace('Expected: ', `Expected: ${expected}`);

describe('a report of a finding', () => {
  const asked = ['overkill', 'evade'];
  const keywords = asked.map((keyword) => ({ keyword, value: null, role: null }));
  const check = checkInteraction(kb, { keywords, scenario: null });
  if ('ok' in check) throw new Error(check.message);
  const [finding] = check.findings;
  if (finding === undefined) throw new Error('Overkill and Evade have no finding');
  const written = reportText(reportedInteraction(kb, asked, check, finding), {
    revision: 'r1',
    publicUrl: null,
  });
  const judged = () => readPairs(folder, PAIRS_REPORTED).map((one) => judgePair(kb, one));

  it('names the keywords as asked, and the finding', () => {
    const { from, relation, to } = finding;
    expect(readReport(written)).toMatchObject({
      keywords: asked,
      verdict: 'INTERACT',
      finding: `${from} ${relation} ${to}`,
    });
  });

  it('becomes a pair that fails as long as nobody has judged it', () => {
    expect(added(expecting(written, 'Evade is too late'))).toBe(true);
    expect(judged()).toEqual([
      [expect.stringMatching(/^to be judged: .* was reported; expected: Evade is too late/)],
    ]);
  });

  it('becomes a pair with the finding that its author expects, and no other fault', () => {
    added(expecting(written, 'evade TRIGGERS overkill'));
    expect(judged()).toEqual([
      [expect.stringContaining('not the strongest'), expect.stringContaining('no evade TRIGGERS overkill')],
    ]);
  });

  it('becomes a pair with the verdict that its author expects', () => {
    added(expecting(written, 'INDEPENDENT'));
    expect(judged()).toEqual([['INTERACT, expected INDEPENDENT']]);
  });

  it('is right again once what its author expects is found', () => {
    const { from, relation, to } = finding;
    added(expecting(written, `${from} ${relation} ${to}`));
    expect(judged()).toEqual([[]]);
  });

  it('with a keyword that is none says so', () => {
    const read = readReport(written.replace('Keywords: overkill,', 'Keywords: nonsense, Stun 2,'));
    if (read === null) throw new Error('it is no report');
    expect(unknownKeywords(kb, read)).toEqual([expect.stringContaining("There is no keyword 'nonsense'")]);
  });

  it('is added once; the whole check is another case', () => {
    expect([added(written), added(expecting(written, 'else'))]).toEqual([true, false]);
    expect(
      added(reportText(reportedInteraction(kb, asked, check), { revision: 'r1', publicUrl: null })),
    ).toBe(true);
    expect(judged()).toHaveLength(2);
    const text = readFileSync(join(folder, 'evaluation', PAIRS_REPORTED), 'utf8');
    expect(text).toMatch(/^# Reported as wrong at revision r1: finding /);
  });
});

describe('a report of an answer', () => {
  const question = 'Can I Evade Overkill damage?';
  const { intent, text } = answerQuestion(kb, question, {
    maxLength: null,
    publicUrl: null,
    checkInteraction,
  });
  const written = reportText(
    {
      about: `answer to “${question}”`,
      path: 'search?q=x',
      shown: [text],
      facts: [
        ['Question', question],
        ['Kind', intent],
        ['Keywords', 'evade, overkill'],
        ['Attack', '1 power vs 1 health'],
      ],
    },
    { revision: 'r1', publicUrl: null },
  );
  const judged = () => readQuestions(folder, 'reported').map((one) => judgeQuestion(kb, one));

  it('becomes a question that fails as long as nobody has judged it', () => {
    expect(added(written)).toBe(true);
    expect(judged()).toEqual([[expect.stringMatching(/^to be judged: expected: not said/)]]);
  });

  it('becomes a question with the Yes or No that its author expects', () => {
    const [other, same] = /^yes/i.test(text) ? ['No', 'Yes'] : ['Yes', 'No'];
    added(expecting(written, `${other}, never`));
    expect(judged()).toEqual([[expect.stringMatching(/^does not say \^/)]]);
    rmSync(join(folder, 'evaluation', 'questions-reported.yaml'));
    added(expecting(written, `${same}.`));
    expect(judged()).toEqual([[]]);
  });

  it('becomes a scenario when it is the outcome of its attack that is another', () => {
    const read = readReport(expecting(written, 'discarded defender: 1'));
    expect(read === null ? null : caseOfReport(read)?.file).toMatch(/^scenarios\/reported-\w+\.txt$/);
  });

  it('with signs of YAML in it stays one question', () => {
    const odd = 'Does "Evade": [x] - work? # {y}';
    added(written.replace(`Question: ${question}`, `Question: ${odd}`));
    expect(readQuestions(folder, 'reported').map((one) => one.question)).toEqual([odd]);
  });
});
