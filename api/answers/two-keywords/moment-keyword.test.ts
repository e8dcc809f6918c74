import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { momentVerdict } from './moment-keyword.js';

const kb = openWithEntries({
  slug: 'sweep',
  name: 'Sweep',
  says: ["That player can't change their mind afterward."],
});
const verdict = (question: string): string | null =>
  momentVerdict(readQuestion(kb, question))?.answer ?? null;

describe('a second keyword that only says when', () => {
  it.each([
    'can i change my mind about the Sweep split after they evade',
    'may i rethink the Sweep once he has used Evade?',
  ])('leaves the ruling of the first to answer: %s', (question) => {
    expect(verdict(question)).toBe('NO');
  });

  it.each([
    'can i change my mind about Sweep before they evade',
    'can i change my mind about Sweep after they evade my damage',
    'does Sweep work after they evade',
    'can Sweep change its target by Evade',
  ])('is more than that, or the ruling speaks of something else: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
