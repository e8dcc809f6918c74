import { expect, test } from 'vitest';
import { sentenceEnds } from './sentence-ends.js';

const sentences = (text: string): readonly string[] => {
  const ends = sentenceEnds(text);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
};

test.each([
  ['It hits. It stays.', ['It hits.', 'It stays.']],
  [
    'Evade 3 vs. Critical Hit 2 prevents 3. It stays.',
    ['Evade 3 vs. Critical Hit 2 prevents 3.', 'It stays.'],
  ],
  [
    'Some damage, e.g. Parry 2, is prevented. So is no. 4 of them!',
    ['Some damage, e.g. Parry 2, is prevented.', 'So is no. 4 of them!'],
  ],
  ['It means, "It is tapped. It stays so." It ends.', ['It means, "It is tapped. It stays so."', 'It ends.']],
  [
    'It hits (once. Twice. Not more) and ends. Really?',
    ['It hits (once. Twice. Not more) and ends.', 'Really?'],
  ],
  ['It hits... and ends! it says. Yes.', ['It hits... and ends! it says.', 'Yes.']],
  ['No end here', []],
])('the sentences of %j', (text, expected) => expect(sentences(text)).toEqual(expected));
