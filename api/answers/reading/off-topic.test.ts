import { describe, expect, it } from 'vitest';
import { openSample } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from './asked-question.js';
import { isOffTopic } from './off-topic.js';

const kb = openSample();
const offTopic = (question: string): boolean => isOffTopic(readQuestion(kb, question));

describe('a question that holds the word of a keyword', () => {
  it.each([
    'Can I evade my taxes?',
    'Can I stun my friends with a haircut?',
    'is retaliation in the workplace illegal',
    'does my phone have an evade gizmo',
    'Who invented the word overkill in English literature?',
  ])('is about something else where its words are: %s', (question) => {
    expect(offTopic(question)).toBe(true);
  });

  it.each([
    'Can I evade?',
    'how does Evade wrok',
    'waht does stun do exactly',
    'Does Evade stop damage from lasers?',
    'Does Gizmotron work with Overkill?',
    'Stun 2 banana?',
    'is evade worth it',
    'does stun work on weekends',
  ])('is about the game where nothing speaks against it: %s', (question) => {
    expect(offTopic(question)).toBe(false);
  });
});
