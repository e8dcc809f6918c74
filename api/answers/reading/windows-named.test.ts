import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { reportOf } from '../testing/sample-report.js';

const kb = openWithEntries();
const ask = (question: string): string => {
  const { intent, text } = answerQuestion(kb, question, {
    maxLength: null,
    publicUrl: null,
    checkInteraction: () => reportOf('INDEPENDENT'),
  });
  return `${intent}: ${text}`;
};

describe('a keyword and a moment', () => {
  it('are told in the order of play', () => {
    expect(ask('what happens first, Overkill or damage prevention')).toMatch(
      /^TIMING: Overkill comes first \(.+\), then the damage prevention POP\./,
    );
  });

  it('are told the other way round where the moment comes first', () => {
    expect(ask('which is first, Evade or pending damage')).toMatch(
      /^TIMING: First comes the pending damage POP, then Evade \(.+\)\./,
    );
  });

  it('are one where the keyword acts at that very moment', () => {
    expect(ask('what comes first, Evade or the damage prevention POP')).toMatch(
      /^TIMING: Evade acts at that very moment: Damage prevention POP\./,
    );
  });
});
