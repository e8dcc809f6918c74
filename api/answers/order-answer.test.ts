import { describe, expect, it } from 'vitest';
import type { YesNo } from './judged.js';
import { orderAnswer } from './order-answer.js';
import { readQuestion } from './reading/asked-question.js';
import { openWithEntries } from './testing/sample-entry.js';

const kb = openWithEntries(
  {
    slug: 'recoil',
    name: 'Recoil',
    activation: ['ACTIVATED'],
    timing: 'attack-pop',
    timingText: 'activated during the attack POP',
    timingInferred: false,
    definitions: ['This unit does X dice of damage to the attacker when the attack ends.'],
  },
  {
    slug: 'overload',
    name: 'Overload',
    activation: ['STATIC'],
    timing: 'attack-declaration',
    timingInferred: true,
    definitions: ['The unit takes X dice of damage when the attack ends.'],
    says: ['It is chosen when the unit attacks.'],
  },
  {
    slug: 'riposte',
    name: 'Riposte',
    activation: ['TRIGGERED'],
    timing: 'attack-end',
    timingInferred: true,
    definitions: ['It does X damage to the attacker when the attack ends.'],
  },
  {
    slug: 'lucky',
    name: 'Lucky',
    activation: ['ACTIVATED'],
    timing: 'reroll-pop',
    timingInferred: false,
    definitions: ['Re-roll up to X attack dice.'],
  },
);

function verdict(question: string): YesNo | null {
  const asked = readQuestion(kb, question);
  const { pieces } = orderAnswer(asked, asked.keywords);
  return pieces.flatMap((piece) => (piece.kind === 'VERDICT' ? [piece.answer] : []))[0] ?? null;
}

describe('the order of two keywords, one of which waits for the end of the attack', () => {
  it.each<[string, YesNo | null]>([
    ['is Recoil activated before Lucky?', 'YES'],
    ['is Recoil declared after Lucky is used?', 'NO'],
    ['does Lucky come before Recoil is activated?', 'NO'],
  ])('goes by its use where that is asked: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each<[string, YesNo | null]>([
    ['does the damage of Recoil come before Lucky?', 'NO'],
    ['does Lucky come before Recoil?', 'YES'],
    ['is Recoil resolved after Lucky is used?', 'YES'],
  ])('goes by its damage where that is asked, or nothing else: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it('is open where the words fit both its moments, and they answer otherwise', () => {
    expect(verdict('can I use Lucky after Recoil?')).toBeNull();
  });

  it('takes a moment that was inferred where a ruling says when it is chosen', () => {
    expect(verdict('is Overload chosen before Lucky?')).toBe('YES');
  });

  it('has what looks at the roll after re-rolls come after them, though no text names its window', () => {
    expect(verdict('is Riposte checked before Lucky?')).toBe('NO');
  });
});
