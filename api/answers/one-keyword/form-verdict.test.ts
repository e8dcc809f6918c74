import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { formVerdict } from './form-verdict.js';

const kb = openSample(
  sampleWith(
    {
      slug: 'flash',
      name: 'Flash',
      definitions: ['The power bonus lasts until end of turn.', 'Giving the bonus is optional.'],
    },
    {
      slug: 'rouse',
      name: 'Rouse',
      definitions: ['Each of your other units in the same arena gets +1 power.'],
    },
    {
      slug: 'volley',
      name: 'Volley',
      definitions: ["Units in the Ground arena can't be attacked with Volley."],
    },
    {
      slug: 'hunch',
      name: 'Hunch',
      definitions: ['The guess must be made before the attack dice are rolled.'],
    },
  ),
);
const verdict = (question: string): string | null => formVerdict(readQuestion(kb, question))?.answer ?? null;

describe('the form of a ruling', () => {
  it.each([
    ['does the Flash power last forever?', 'NO'],
    ['does the Flash bonus go away at the end of the turn?', 'YES'],
    ['do I have to give the Flash bonus?', 'NO'],
    ['may I decline the Flash bonus?', 'YES'],
    ['does Rouse work on the unit itself?', 'NO'],
    ["does Rouse give my opponent's units power?", 'NO'],
    ['can I attack a unit in the Ground arena with Volley?', 'NO'],
    ['can I make my Hunch guess after the dice are rolled?', 'NO'],
  ])('%s %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    ['does the Flash power last until the end of the attack?'],
    ['must I not give the Flash bonus?'],
    ['must I give the same Flash bonus for every attack?'],
    ['may I decline the damage of Flash?'],
    ['does Rouse work if an enemy unit is there?'],
    ['does Rouse protect against an enemy unit?'],
    ['my unit is in the Ground arena, can it Volley?'],
    ['can my unit in the Ground arena use Volley?'],
    ['do I get the Hunch effect after the dice are rolled?'],
  ])('says nothing to what it leaves open: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
