import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { rulingVerdict } from './ruling-verdict.js';

const kb = openWithEntries({
  slug: 'dodge',
  name: 'Dodge',
  says: [
    "Damage from this unit can't be prevented.",
    "A unit with Dodge can't be attacked while it is untapped.",
    "Dodge can't stop damage counters that are placed directly on the unit.",
    "Unpreventable damage can't be prevented by Dodge.",
    "The power bonus from Dodge applies to the unit's next attack.",
  ],
});
const verdict = (question: string, at: number): string | null => {
  const asked = readQuestion(kb, question);
  const sentence = asked.index.sentences.find(({ ruling }) => ruling === `dodge/ruling-${at}`);
  if (sentence === undefined) throw new Error(`the sample has no ruling ${at}`);
  return rulingVerdict(asked.index, sentence, asked.claim);
};

describe('a ruling', () => {
  it.each([
    ['Can a unit with Dodge be damaged?', 0],
    ['Can I damage a unit with Dodge?', 0],
    ['Can I prevent damage to a unit with Dodge?', 0],
    ['Can a unit with Dodge be damaged?', 1],
    ['Can a unit with Dodge attack?', 1],
    ['Can I prevent damage to a unit with Dodge?', 2],
    ['Can damage to my unit with Dodge be prevented?', 3],
    ['Does the bonus from Dodge apply to this attack?', 4],
  ])('says nothing of another thing that is done, another way or another attack: %s', (question, at) => {
    expect(verdict(question, at)).toBeNull();
  });

  it.each([
    ['Can damage from a unit with Dodge be prevented?', 0, 'NO'],
    ['Can a unit with Dodge be attacked while it is untapped?', 1, 'NO'],
    ['Does the power bonus from Dodge apply to the next attack?', 4, 'YES'],
  ])('says what it says of the same: %s', (question, at, answer) => {
    expect(verdict(question, at)).toBe(answer);
  });
});
