import { describe, expect, it } from 'vitest';
import { checkInteraction } from '../../interactions/check-interaction.js';
import { answerQuestion } from '../answer-question.js';
import { openWithPrinted } from '../testing/sample-cards-asked.js';

const OURS = 'Of its keywords, in our own words, not official text:';
const RULED = 'Marl may not stand beside a Beast.';
const made = openWithPrinted(
  { name: 'Marl', lines: ['Armor', 'Lucky 2'], ruled: [RULED] },
  { name: 'Plain Beast', lines: ['Draw two cards.'], ruled: ['It may be played twice.'] },
);
/** All printed texts are official, and each keyword has a summary. */
const kb = {
  ...made,
  keywords: new Map(
    [...made.keywords].map(([slug, one]) => [slug, { ...one, summary: `It is what ${one.name} means.` }]),
  ),
  sources: new Map([...made.sources].map(([id, one]) => [id, { ...one, authority: 'OFFICIAL' as const }])),
};
const textOf = (question: string, maxLength: number | null) =>
  answerQuestion(kb, question, { maxLength, publicUrl: null, checkInteraction }).text;

describe('an answer about a card', () => {
  it('names as ours only what is ours', () => {
    const [official = '', ours = ''] = textOf('What does Marl do?', null).split(OURS);
    expect(official).toContain(`“${RULED}”`);
    expect(ours).toMatch(/^ Armor: .* Lucky: /);
    expect(ours).not.toContain('“');
  });

  it('does not name what is not there', () => {
    expect(textOf('What does Plain Beast do?', null)).not.toContain('our own words');
  });

  it('names it at whatever length it is cut to, and then something of it follows', () => {
    const whole = textOf('What does Marl do?', null);
    const ours =
      whole
        .split(OURS)[1]
        ?.trim()
        .split(/(?<=\.) (?=[A-Z]\w+: )/) ?? [];
    expect(ours).toHaveLength(2);
    for (let length = 100; length <= whole.length; length += 7) {
      const text = textOf('What does Marl do?', length);
      const [before = '', behind] = text.split(OURS);
      expect(
        ours.some((one) => before.includes(one)),
        text,
      ).toBe(false);
      if (behind !== undefined)
        expect(
          ours.some((one) => behind.includes(one)),
          text,
        ).toBe(true);
    }
  });
});
