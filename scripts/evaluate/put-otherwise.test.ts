import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckInteraction } from '../../api/answers/answer-options.js';
import { answerQuestion } from '../../api/answers/answer-question.js';
import type { YesNo } from '../../api/answers/judged.js';
import { checkInteraction } from '../../api/interactions/check-interaction.js';
import { projectRoot } from '../../api/project.js';
import { projectKnowledgeBase } from './project-knowledge-base.js';
import { claimsOfOne, claimsOfPair, contradictionIn, type PutOtherwise } from './put-otherwise.js';

const kb = projectKnowledgeBase(join(projectRoot(), 'data'));
const names = [...kb.keywords.values()].map(({ name }) => name);
const inAttack = [...kb.keywords.values()].filter(({ inAttack }) => inAttack).map(({ name }) => name);

const known = new Map<string, ReturnType<CheckInteraction>>();
/** Each pair is checked once. */
const check: CheckInteraction = (base, asked) => {
  const key = JSON.stringify(asked);
  const result = known.get(key) ?? checkInteraction(base, asked);
  known.set(key, result);
  return result;
};

function verdict(question: string): YesNo | null {
  const options = { publicUrl: 'https://rules.example', checkInteraction: check, maxLength: null };
  const [, said] = /^(Yes|No)\./.exec(answerQuestion(kb, question, options).text) ?? [];
  if (said === undefined) return null;
  return said === 'Yes' ? 'YES' : 'NO';
}

describe('a claim put in several ways', () => {
  it('about one keyword is never affirmed in one way and denied in another', () => {
    const claims = names.flatMap(claimsOfOne);
    fc.assert(
      fc.property(fc.constantFrom(...claims), (claim) => {
        expect(contradictionIn(claim, verdict)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('about two keywords is never affirmed in one way and denied in another', () => {
    const keyword = fc.constantFrom(...inAttack);
    fc.assert(
      fc.property(keyword, keyword, fc.nat(), (one, other, at) => {
        fc.pre(one !== other);
        const claims = claimsOfPair(one, other);
        const claim = claims[at % claims.length];
        if (claim !== undefined) expect(contradictionIn(claim, verdict)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

describe('two answers that contradict each other', () => {
  const claim: PutOtherwise = {
    claim: 'A stops B',
    wordings: [
      { sense: 'SAME', question: 'straight' },
      { sense: 'TURNED', question: 'turned' },
      { sense: 'CONTRARY', question: 'contrary' },
    ],
  };
  const told =
    (answers: Readonly<Record<string, YesNo>>) =>
    (question: string): YesNo | null =>
      answers[question] ?? null;

  it.each([
    [{ straight: 'YES', turned: 'YES' }, 'turned'],
    [{ straight: 'YES', contrary: 'YES' }, 'contrary'],
    [{ straight: 'NO', turned: 'NO' }, 'straight'],
  ] as const)('are the same one to a claim and to its opposite: %j', (answers, denied) => {
    expect(contradictionIn(claim, told(answers))?.denied).toBe(denied);
  });

  it.each([
    { straight: 'YES', turned: 'NO' },
    { straight: 'YES' },
    { straight: 'NO', contrary: 'NO' },
    { straight: 'NO', contrary: 'YES' },
  ] as const)('are none where both may be true, or one is left open: %j', (answers) => {
    expect(contradictionIn(claim, told(answers))).toBeNull();
  });
});
