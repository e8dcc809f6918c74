import { describe, expect, it } from 'vitest';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from './reading/asked-question.js';
import { windowAnswer } from './window-answer.js';

const kb = openSample();
const pop = [...kb.timingWindows.values()].find(({ isPop, slug }) => isPop && slug !== 'reroll-pop');
if (pop === undefined) throw new Error('the sample has no POP');
const said = (question: string): string | null => {
  const told = windowAnswer(readQuestion(kb, question));
  return told === null
    ? null
    : told.pieces.map((piece) => (piece.kind === 'SAID' ? piece.text : '')).join(' ');
};

describe('a question about a moment of the game', () => {
  it('is answered with what happens in it', () => {
    expect(said(`What is the ${pop.name}?`)).toBe(`${pop.name}: ${pop.summary}`);
  });

  it.each(['What is a POP?', 'what does pop mean', 'What is a play-or-pass opportunity?'])(
    'tells what a POP is: %s',
    (question) => {
      expect(said(question)).toMatch(/take turns to act until both pass/);
    },
  );

  it('names the reading by which the Dark Side acts first', () => {
    const told = windowAnswer(readQuestion(kb, `Who goes first in the ${pop.name}?`));
    expect(told?.assumptions.map(({ code }) => code)).toEqual(['pop-dark-first']);
  });

  it.each(['What is the best topping?', 'Who goes first in the game?', `Is the ${pop.name} long?`])(
    'is none where something else is asked: %s',
    (question) => {
      expect(said(question)).toBeNull();
    },
  );
});
