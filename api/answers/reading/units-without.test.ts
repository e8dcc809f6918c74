import { describe, expect, it } from 'vitest';
import { openWithEntries } from '../testing/sample-entry.js';
import { questionOfTheRest, unitsWithout } from './units-without.js';

const kb = openWithEntries({ slug: 'grit', name: 'Grit' }, { slug: 'dodge', name: 'Dodge' });

describe('a unit that has not a keyword', () => {
  it.each([
    ['can a unit w/o Grit dodge?', 'can a unit without Grit dodge?'],
    ['can a non-grit unit dodge?', 'can a unit without grit dodge?'],
    ['can a non-unique unit dodge?', 'can a non-unique unit dodge?'],
  ])('is one without it: %s', (question, read) => {
    expect(unitsWithout(kb, question)).toBe(read);
  });

  it.each(['without Grit', 'that has no Grit', "that doesn't have Grit", 'lacking Grit'])(
    'is asked about as if the keyword were not named: %s',
    (lack) => {
      expect(questionOfTheRest(kb, `can a unit ${lack} use Dodge?`)?.replace(/ +/g, ' ')).toBe(
        'can a unit use Dodge?',
      );
    },
  );

  it.each(['Grit\u001b[31m\u202e', 'A-B (C)', '\\d+ [', '/'])(
    'is read whatever the name of a keyword: %j',
    (name) => {
      const hostile = openWithEntries({ slug: 'hostile', name });
      expect(unitsWithout(hostile, 'can a non-Grit unit dodge?')).toBe('can a non-Grit unit dodge?');
      expect(questionOfTheRest(hostile, `can a unit without ${name} dodge?`)).not.toBe('');
    },
  );

  it('is not taken for one where two are lacking, or none', () => {
    expect(questionOfTheRest(kb, 'can a unit without Grit and without Dodge attack?')).toBeNull();
    expect(questionOfTheRest(kb, 'can a unit with Grit attack?')).toBeNull();
  });
});
