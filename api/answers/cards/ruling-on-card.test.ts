import { describe, expect, it } from 'vitest';
import { fullName } from '../../knowledge-base/card-record.js';
import { askOf, openWithPrinted } from '../testing/sample-cards-asked.js';

const RULED: Readonly<Record<string, readonly string[]>> = {
  Velda: ['BANNED in tournament play.'],
  Limo: ['Banned in Limited.'],
  Sana: ['This card has been BANNED in Limited and Sealed since 2015.'],
  Bann: ['BANNED'],
  Olda: ['This card was BANNED until 2012.', 'It is no longer banned.'],
  Onca: ['BANNED in Draft until 2012.'],
  Exa: ['Banned unless your opponent agrees.'],
  Notta: ['Notta is not banned.'],
  Illa: ['Illa is illegal in Highlander.'],
  Lega: ['Lega is legal in Highlander.'],
  Nolega: ['Nolega is not legal in Highlander.'],
  Resta: ['RESTRICTED to one copy per deck.'],
  Mixa: ['Banned in Draft.', 'Legal in Sealed.'],
  Gorvan: ['Gorvan ignores Shields.'],
  Orlo: ["Orlo doesn't ignore Shields."],
  Hask: ['Hask ignores Armor when attacking.'],
  Tenna: ['Tenna may attack Clones unless tapped.'],
  Kesha: ['Kesha may attack.'],
  'Kesh One': ['Kesh One may attack.'],
  Nevra: ['Nevra may not attack.'],
  Clona: ['This unit cannot attack Clones.'],
  Onla: ['Onla may attack only Clones.'],
  Pasta: ['Pasta could attack Clones before 2012.'],
  Contra: ['Contra may attack.', 'It may not attack Clones.'],
  Quirl: ['You may not play Quirl with another Jedi.'],
};
const kb = openWithPrinted(
  ...Object.entries(RULED).map(([name, ruled]) => ({ name, lines: ['Overkill'], ruled })),
);
const ask = (question: string) => askOf(kb, question);
const verdictOf = (question: string): string => /^(Yes|No)\. /.exec(ask(question).text)?.[1] ?? 'open';

describe('whether a card may be played', () => {
  it.each([
    ['Can I play Velda in a tournament?', 'No'],
    ['Can Velda be used in tournaments?', 'No'],
    ['Is Velda tournament legal?', 'No'],
    ['Is Velda banned in tournaments?', 'Yes'],
    ['Can I play Velda?', 'open'],
    ['Can I play Velda in Limited?', 'open'],
    ['Can Limo be played in Limited?', 'No'],
    ['Is Limo legal in the Limited format?', 'No'],
    ['Can Limo be played in Sealed?', 'open'],
    ['Is Limo banned in Sealed?', 'open'],
    ['Is Limo legal?', 'open'],
    ['Can Sana be played in Limited?', 'No'],
    ['Is Sana allowed in Sealed?', 'No'],
    ['Is Sana banned in Limited and Sealed?', 'Yes'],
    ['Can Sana be played in Draft?', 'open'],
    ['Is Bann legal?', 'No'],
    ['Can I play Bann?', 'No'],
    ['Is Bann banned?', 'Yes'],
    ['Is Bann banned in Limited?', 'open'],
    ['Is Olda banned?', 'open'],
    ['Was Olda banned?', 'open'],
    ['Can I play Olda?', 'open'],
    ['Is Onca banned in Draft?', 'open'],
    ['Is Exa banned?', 'open'],
    ['Can I play Exa?', 'open'],
    ['Is Notta banned?', 'No'],
    ['Is Illa legal in Highlander?', 'No'],
    ['Is Illa illegal in Highlander?', 'Yes'],
    ['Is Illa legal?', 'open'],
    ['Is Illa legal in Draft?', 'open'],
    ['Is Lega legal in Highlander?', 'Yes'],
    ['Is Lega illegal in Highlander?', 'No'],
    ['Is Lega legal in Draft?', 'open'],
    ['Is Nolega legal in Highlander?', 'No'],
    ['Is Resta legal?', 'open'],
    ['Is Resta restricted?', 'Yes'],
    ['Is Mixa legal in Sealed?', 'Yes'],
    ['Is Mixa legal in Draft?', 'No'],
    ['Is Mixa legal?', 'open'],
  ])('is said as its rulings say it: %s %s', (question, verdict) => {
    expect(verdictOf(question)).toBe(verdict);
  });

  it.each(Object.keys(RULED).slice(0, 13))('quotes what is ruled, with Yes or No or without: %s', (name) => {
    const { text, confidence } = ask(`Can I play ${name}?`);
    for (const ruling of RULED[name] ?? []) expect(text).toContain(ruling);
    expect(confidence).toBe(/^(?:Yes|No)\b/.test(text) ? 'HIGH' : 'MEDIUM');
  });

  it('is not asked of a place on the table', () => {
    expect(verdictOf('Can I play Bann in the Ground arena?')).toBe('open');
    expect(verdictOf('Is it legal for Bann to attack?')).toBe('open');
  });
});

describe('what a ruling on a card says it does', () => {
  it.each([
    ['Does Gorvan ignore Shields?', 'Yes'],
    ['Can Gorvan ignore Shields?', 'Yes'],
    ['Do Shields ignore Gorvan?', 'open'],
    ['Does Gorvan ignore Armor?', 'open'],
    ['Does Orlo ignore Shields?', 'No'],
    ['Does Hask ignore Armor?', 'open'],
    ['Does Hask ignore Armor when attacking?', 'Yes'],
    ['Does Hask ignore Armor when defending?', 'open'],
    ['Can Tenna attack Clones while tapped?', 'open'],
    ['Can Tenna attack Clones?', 'open'],
    ['Can Kesha attack?', 'Yes'],
    ['Can Kesh One attack?', 'Yes'],
    ['Does Kesha attack?', 'open'],
    ['Must Kesha attack?', 'open'],
    ['Can Nevra attack?', 'No'],
    ['Can Nevra attack Clones?', 'No'],
    ['Can Nevra attack if an effect lets it?', 'open'],
    ['Can Clona attack Clones?', 'No'],
    ['Can Clona attack?', 'open'],
    ['Can Clona attack Jedi?', 'open'],
    ['Can Clones attack Clona?', 'open'],
    ['Can I attack Clona?', 'open'],
    ['Can Onla attack Clones?', 'open'],
    ['Can Onla attack Jedi?', 'open'],
    ['Can Pasta attack Clones?', 'open'],
    ['Can Contra attack?', 'open'],
    ['Can I play Quirl with another Jedi?', 'No'],
    ['Can I play Quirl with another Clone?', 'open'],
  ])('is Yes or No only where it says just that: %s %s', (question, verdict) => {
    expect(verdictOf(question)).toBe(verdict);
  });

  it('is quoted with what another ruling says against it', () => {
    const { text } = ask('Can Contra attack?');
    expect(text).toContain('Contra may attack.');
    expect(text).toContain('It may not attack Clones.');
  });

  it('is asked of a card by all of its name', () => {
    const [card] = ask('Can Kesh One attack?').cards;
    expect(card === undefined ? null : fullName(card)).toBe('Kesh One');
  });
});
