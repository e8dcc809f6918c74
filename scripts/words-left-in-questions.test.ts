import { expect, test } from 'vitest';
import { readQuestion } from '../api/answers/reading/asked-question.js';
import { wordsLeft } from '../api/answers/reading/words-left.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';

const kb = projectKnowledgeBase('data');

test.each([
  ['can the second unit retaliate next turn', ['second', 'next', 'turn']],
  ['does Evade work', ['work']],
  ['does my unit have Evade', []],
])('of `%s` what no text says is left', (question, left) => {
  expect(wordsLeft(readQuestion(kb, question), [])).toEqual(left);
});

test('a word that the text says is not left', () => {
  expect(
    wordsLeft(readQuestion(kb, 'does Stun last until the turn ends'), ['It lasts until end of turn.']),
  ).toEqual([]);
});
