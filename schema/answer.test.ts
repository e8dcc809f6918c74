import { describe, expect, it } from 'vitest';
import { answerCost } from './answer-cost.js';
import { askAbout, askSample, dataOf, refusalOf } from './ask-sample.js';

const ASK = `query ($question: String!, $maxLength: Int) {
  answer(question: $question, maxLength: $maxLength) {
    question intent text markdown confidence suggestions url
    keywords { slug } cards { id name } citations { id text }
    interaction { verdict findings { relation } } attack { notation units { role discardChance } }
    assumptions { code } warnings { code }
  }
}`;
const ask = async (question: string, maxLength: number | null = null) =>
  (await dataOf(askSample(ASK, { question, maxLength })))['answer'];

describe('an answer', () => {
  it('names keyword and ruling, and has a page', async () => {
    expect(await ask('do both units resolve Overkill damage in tandem?')).toMatchObject({
      question: 'do both units resolve Overkill damage in tandem?',
      intent: 'DEFINITION',
      text: expect.stringMatching(/^Yes\. “Both units resolve damage in tandem\.” — Overkill, /),
      confidence: 'HIGH',
      keywords: [{ slug: 'overkill' }],
      citations: [{ id: 'Ruling:overkill/both-units-resolve-damage' }],
      interaction: null,
      attack: null,
      warnings: [],
      url: '/answer?q=do%20both%20units%20resolve%20Overkill%20damage%20in%20tandem%3F',
    });
  });

  it('links to pages at the public address', async () => {
    const askPublic = askAbout(undefined, 'https://rules.example');
    const { answer } = await dataOf(askPublic(ASK, { question: 'overkill' }));
    expect(answer).toMatchObject({
      markdown: expect.stringContaining('](https://rules.example/'),
      url: expect.stringMatching(/^https:\/\/rules\.example\/answer\?q=overkill$/),
    });
  });

  it('carries the check of two keywords', async () => {
    expect(await ask('How do Evade and Overkill interact?')).toMatchObject({
      intent: 'INTERACTION',
      keywords: [{ slug: 'evade' }, { slug: 'overkill' }],
      interaction: { verdict: expect.any(String) },
    });
  });

  it('carries the attack that was solved', async () => {
    expect(await ask('chance for 2 power to kill a 1 health unit')).toMatchObject({
      intent: 'ODDS',
      text: expect.stringContaining('3/4 (75.0 %)'),
      attack: { notation: '2 power vs 1 health', units: [{}, { role: 'defender', discardChance: 0.75 }] },
    });
  });

  it('carries the cards', async () => {
    expect(await ask('What does Old Guard do?')).toMatchObject({
      intent: 'CARD',
      cards: [{ id: 'Card:old-guard-a', name: 'Old Guard' }],
    });
  });

  it('is refused lengths that hold no answer', async () => {
    const refusal = await refusalOf(askSample(ASK, { question: 'overkill', maxLength: 79 }));
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringContaining('80') });
  });

  it('of the shortest length keeps its citation', async () => {
    const answer = await ask('do both units resolve Overkill damage in tandem?', 80);
    expect(answer).toMatchObject({ text: expect.stringMatching(/^Yes\. “.*” — Overkill, /) });
  });

  it.each(['', '\ud800', '@everyone', 'x'.repeat(20_000)])('is given to any text: %s', async (question) => {
    expect(await ask(question)).toMatchObject({ intent: 'UNKNOWN', confidence: 'LOW' });
  });

  it('costs more where something may have to be solved', () => {
    const cost = (question: string): number => answerCost({ question }).field;
    expect(cost('How does Overkill work?')).toBeLessThan(cost('chance for 5 power vs 4 health'));
    expect(cost('power \uFF15 health \uFF14')).toBe(cost('power 5 health 4'));
    expect(cost('\uFF4F\uFF44\uFF44\uFF53 of overkill')).toBe(cost('odds of overkill'));
  });
});
