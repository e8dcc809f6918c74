import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { found, reportOf } from '../testing/sample-report.js';
import { attackSetsOff } from '../two-keywords/attack-sets-off.js';
import { setsOffItself } from './sets-off-itself.js';
import { isWithheld } from './withheld.js';

/** The engine plays these keywords. */
const kb = openWithEntries(
  { slug: 'riposte', name: 'Riposte', definitions: ['It does X damage when the attack ends.'] },
  { slug: 'area-damage', name: 'Area Damage', definitions: ['It does X dice of damage to another unit.'] },
  { slug: 'deflect', name: 'Deflect', definitions: ['It prevents X damage.'] },
  { slug: 'bombard', name: 'Bombard' },
  { slug: 'avenge', name: 'Avenge', says: ['Avenge triggers when damage discards another unit.'] },
  { slug: 'focus', name: 'Focus', definitions: ['It has +X power for its next attack.'] },
);
const itself = (question: string) => setsOffItself(readQuestion(kb, question))?.answer ?? null;

describe('whether a keyword sets itself off', () => {
  it.each([
    'Does Riposte trigger Riposte?',
    'Can Riposte damage set off another Riposte?',
    'does riposte trigger itself',
  ])('is answered No where its damage is none of an attack: %s', (question) => {
    expect(itself(question)).toBe('NO');
  });

  it.each([
    'Does Area Damage trigger Area Damage?',
    'Does Deflect trigger Deflect?',
    'Does Bombard trigger Bombard?',
    'Does Riposte trigger Avenge?',
  ])('is left open where damage, or an attack, is what it waits for: %s', (question) => {
    expect(itself(question)).toBeNull();
  });
});

describe('an attack that a keyword makes', () => {
  const asks = (question: string, report = reportOf('INDEPENDENT')) =>
    attackSetsOff(readQuestion(kb, question), report);

  it.each([
    'Does Bombard trigger Avenge?',
    'Does a Bombard attack set off Avenge?',
    'Is Avenge triggered by Bombard?',
  ])('sets off what waits for a discard: %s', (question) => {
    expect(asks(question)).toMatchObject({ answer: 'YES', finding: { from: 'bombard', to: 'avenge' } });
  });

  it('does not where it keeps the other from happening', () => {
    expect(
      asks('Does Bombard trigger Avenge?', reportOf('INTERACT', found('bombard', 'BLOCKS', 'avenge'))),
    ).toBeNull();
  });

  it.each([
    'Does Avenge trigger Bombard?',
    'Does Bombard trigger Riposte?',
    "Doesn't Bombard trigger Avenge?",
  ])('says nothing of the other way, or of what waits for dice: %s', (question) => {
    expect(asks(question)).toBeNull();
  });
});

describe('what a ruling on one side of a keyword never answers', () => {
  it.each([
    'Is Riposte an attack?',
    'Does Riposte count as an attack?',
    'Does Riposte trigger Riposte?',
    'Does Riposte help this attack?',
    'Does Focus give power in this attack?',
  ])('is what it is as a whole: %s', (question) => {
    expect(isWithheld(readQuestion(kb, question))).toBe(true);
  });

  it.each([
    'Does Riposte count in an attack?',
    'Does Focus apply to the next attack?',
    'Does Riposte trigger Avenge?',
  ])('is not withheld: %s', (question) => {
    expect(isWithheld(readQuestion(kb, question))).toBe(false);
  });
});
