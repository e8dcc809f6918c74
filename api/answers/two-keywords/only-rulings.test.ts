import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { rulingSentences } from '../sentences/sentence-index.js';
import { rulingsOnWhoAlone } from './only-rulings.js';

const kb = openSample(sampleWith({ slug: 'dodge', name: 'Dodge' }));

function told(text: string, question: string): number {
  const [template] = kb.content.rulings;
  if (template === undefined) throw new Error('the sample has no ruling');
  const id = 'dodge/a-ruling';
  const rulings = new Map([[id, { ...template, id, text, keyword: 'dodge', mentions: ['stun'] }]]);
  const shared = rulingSentences({ ...kb, rulings }, 'dodge', [id]);
  return rulingsOnWhoAlone(
    readQuestion(kb, question),
    shared.map((sentence) => ({ sentence, score: 1, coverage: 1 })),
  ).length;
}

describe('a ruling on who alone may do it', () => {
  const WHO = 'Only the unit with both Dodge and Stun can stun.';

  it('is told where a question speaks of one alone', () => {
    expect(told(WHO, 'Can I stun with Dodge if only the attacker has Stun?')).toBe(1);
  });

  it('is not told in place of the rest where none does', () => {
    expect(told(WHO, 'Can I stun with Dodge?')).toBe(0);
  });

  it('is told in place of no other ruling', () => {
    expect(
      told('Dodge damage can set off Stun.', 'Can I stun with Dodge if only the attacker has Stun?'),
    ).toBe(0);
  });
});
