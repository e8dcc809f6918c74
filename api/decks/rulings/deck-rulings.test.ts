import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKindOfCards, sectionCalled } from '../deck-section.js';
import { readDeck } from '../read-deck.js';
import { deckSample } from '../sample-decks.js';
import { deckRulings } from './deck-rulings.js';

const rulingsOf = (list: string) => deckRulings(deckSample, readDeck(list));

describe('the rulings of a deck', () => {
  it('are the current ones of the keywords of each card, then its own, each once', () => {
    const { cards, keywords } = rulingsOf('2 Old Guard (A)\n1 Stone Beast');
    const current = (...slugs: readonly string[]) =>
      slugs.flatMap((slug) => deckSample.keywords.get(slug)?.rulings ?? []);
    expect(cards.map(({ rulings }) => rulings)).toEqual([
      [...current('overkill', 'stun', 'evade'), 'critical-hit/only-the-first-natural'],
      current('retaliate'),
    ]);
    expect(keywords).toEqual(['evade', 'overkill', 'retaliate', 'stun']);
  });

  it('count copies by card and section, however the card is called', () => {
    const { cards, totalCards } = rulingsOf(
      '2 Old Guard (A)\n1 old guard\nSideboard:\n3x OLD GUARD a\nStone Beast',
    );
    expect(cards.map(({ card, quantity, section }) => [card.name, quantity, section])).toEqual([
      ['Old Guard', 3, 'DECK'],
      ['Old Guard', 3, 'SIDEBOARD'],
      ['Stone Beast', 1, 'SIDEBOARD'],
    ]);
    expect(totalCards).toBe(7);
  });

  it('are the same for a plain list and a .dek', () => {
    const element = '<card><name id="1">Old Guard (A)</name><set>INV</set></card>';
    expect(rulingsOf(`\uFEFF<deck><superzone name="Supply">${element}${element}</superzone></deck>`)).toEqual(
      rulingsOf('Supply:\n2 Old Guard (A)'),
    );
  });
});

describe('a name of a card', () => {
  it.each([
    ['7 Moons', 1, '7 Moons'],
    ['2 7 Moons', 2, '7 Moons'],
    ['Tower X4', 1, 'Tower X4'],
    ['Tower X4 x3', 3, 'Tower X4'],
  ])('may have a number of its own: %s', (line, quantity, name) => {
    expect(rulingsOf(line)).toMatchObject({ cards: [{ quantity, card: { name } }], warnings: [] });
  });

  it('that two cards share is told apart by the set of a .dek, if that prints one of them', () => {
    const inSet = (set: string) =>
      rulingsOf(`<deck><card><name>Grey Drone</name><set>${set}</set></card></deck>`);
    expect(inSet('two')).toMatchObject({ cards: [{ card: { slug: 'grey-drone-two' } }], warnings: [] });
    expect(inSet('SIX')).toMatchObject({
      unrecognised: [{ suggestions: [{ id: 'grey-drone-one' }, { id: 'grey-drone-two' }] }],
    });
  });

  it('stands for the card though the .dek names a set that it is not in, which is told', () => {
    const listed = rulingsOf('<deck><card><name>Tower Ten</name><set>SIX</set></card></deck>');
    expect(listed).toMatchObject({
      cards: [{ card: { slug: 'tower-ten' } }],
      warnings: [
        {
          code: 'SET_IGNORED',
          message:
            "Line 1: Tower Ten is not in 'SIX'; it is printed in ONE. The card was taken all the same.",
        },
      ],
    });
    expect(rulingsOf('<deck><card><name>Tower Ten</name><set>one</set></card></deck>').warnings).toEqual([]);
  });

  it('may have the set behind it, which is told if the card is in another', () => {
    expect(rulingsOf('1 Grey Drone [TWO 7]')).toMatchObject({
      cards: [{ card: { slug: 'grey-drone-two' } }],
      warnings: [],
    });
    expect(rulingsOf('3 Old Guard (A) (SIX) 140')).toMatchObject({
      cards: [{ quantity: 3, card: { slug: 'old-guard-a' } }],
      warnings: [
        {
          code: 'SET_IGNORED',
          message: expect.stringMatching(/is not in 'SIX'.*all the same, without '140'/),
        },
      ],
    });
  });

  it('that two cards of one set share is told apart by the type behind it', () => {
    expect(rulingsOf('2 Signal').unrecognised).toMatchObject([
      { suggestions: [{ label: 'Signal, ONE (Equipment)' }, { label: 'Signal, ONE (Battle)' }] },
    ]);
    for (const line of ['2 Signal (Battle)', '2 Signal, ONE (Battle)'])
      expect(rulingsOf(line)).toMatchObject({ cards: [{ quantity: 2, card: { slug: 'signal-two' } }] });
  });

  it('with a slip is taken, and told', () => {
    const { cards, warnings } = rulingsOf('# mine\n2 Old Gaurd (A)');
    expect(cards).toMatchObject([{ quantity: 2, card: { slug: 'old-guard-a' } }]);
    expect(warnings).toMatchObject([
      { code: 'CARD_GUESSED', message: expect.stringMatching(/Line 2: 'Old Gaurd \(A\)'.*Old Guard \(A\)/) },
    ]);
  });
});

describe('a number of a line', () => {
  it.each([
    ['4? Old Guard (A)', "'4?'", 1],
    ['Old Guard (A) 4!', "'4!'", 1],
    ['Old Guard (A) #4', "'4'", 1],
    ['1\tOld Guard (A)\t4', "'4'", 1],
    ['3 Old Guard (A) @ $2.50', "'$2.50'", 3],
    ['ID\tCard\tCopies\n7\tOld Guard (A)\t', "'7'", 1],
    ['3 Old Guard (A) 999', "'999'", 3],
    ['4 Old Guard (A) 2', "'2'", 4],
    ['4  Old Guard (A) 2', "'2'", 4],
    ['4 Old Guard (A) [INV 13]', "'13'", 4],
    ['4 Old Guard (A) INV13', "'13'", 4],
    ['Old Guard (A) 4/1', "'4/1'", 1],
    ['Old Guard (A),4,1', "'1'", 4],
    ['Old Guard (A), 4, $0.50', "'$0.50'", 4],
  ])('that is neither a count nor of the card is told: %j', (line, number, quantity) => {
    const { cards, warnings } = rulingsOf(line);
    expect(cards).toMatchObject([{ quantity, card: { slug: 'old-guard-a' } }]);
    expect(warnings.filter(({ code }) => code === 'NUMBER_NOT_UNDERSTOOD')).toMatchObject([
      { message: expect.stringContaining(`${number} in`) },
    ]);
  });

  it.each([
    '3 Old Guard (A) 12',
    '3 Old Guard (A) INV12',
    '3 Old Guard (A) [INV 12/180]',
    '3 Old Guard (A) #12',
    '3 Stone Beast INV13',
  ])('that the card has in its set is not told: %s', (line) => {
    expect(rulingsOf(line)).toMatchObject({ cards: [{ quantity: 3 }], warnings: [] });
  });

  it.each([
    'Old Guard(A)x4',
    'Old Guard A 4',
    'old guard 4',
    'Old Guard (A), 4 copies',
    'Old Guard, version A x4',
  ])('behind a name of a card is that of copies: %s', (line) => {
    expect(rulingsOf(line)).toMatchObject({
      cards: [{ quantity: 4, card: { slug: 'old-guard-a' } }],
      warnings: [],
    });
  });

  it.each(['Old Guard A 12', 'Old Guard A 54'])('may rather be that of a printing: %s', (line) => {
    expect(rulingsOf(line)).toMatchObject({
      cards: [{ quantity: 1, card: { slug: 'old-guard-a' } }],
      warnings: [{ code: 'CARD_GUESSED' }, { code: 'NUMBER_NOT_UNDERSTOOD' }],
    });
  });

  it.each(['4 Old Guard (A)\t9', '4x Old Guard (A) | Ground | 9', '4 Old Guard (A), INV, 12, 9'])(
    'ahead of a name is that of copies, whatever other cells say: %j',
    (row) => {
      expect(rulingsOf(row)).toMatchObject({
        cards: [{ quantity: 4, card: { slug: 'old-guard-a' } }],
        warnings: [{ code: 'NUMBER_NOT_UNDERSTOOD', message: expect.stringContaining("'9'") }],
      });
    },
  );

  it('ahead of another one is told as a place in the list', () => {
    expect(rulingsOf('98) 3 Old Guard (A)')).toMatchObject({
      cards: [{ quantity: 3 }],
      warnings: [{ code: 'LINES_NUMBERED', message: expect.stringContaining("'98)'") }],
    });
  });

  it('alone is no part of the name of a card, and is told', () => {
    expect(rulingsOf('7\n4\nOld Guard (A)')).toMatchObject({
      cards: [{ quantity: 1, card: { slug: 'old-guard-a' } }],
      unrecognised: [
        { text: '7', suggestions: [] },
        { text: '4', suggestions: [] },
      ],
      warnings: [{ code: 'COUNT_ALONE', message: expect.stringMatching(/^Line 1 \(and 1 more\): '7'/) }],
    });
  });

  it('in words is rather part of a name than a count', () => {
    const { cards, warnings } = rulingsOf('Two Towers\ntwo Stone Beast');
    expect(cards.map(({ card, quantity }) => [card.name, quantity])).toEqual([
      ['Two Towers', 1],
      ['Stone Beast', 2],
    ]);
    expect(warnings).toEqual([]);
  });
});

describe('a cell of a row', () => {
  it.each(['4\tOld Guard (A)\tStone Beast', '4 | Old Guard (A) | 2 Stone Beast!'])(
    'that may be another card is told: %j',
    (row) => {
      expect(rulingsOf(row)).toMatchObject({
        cards: [{ quantity: 4, card: { slug: 'old-guard-a' } }],
        warnings: [{ code: 'CELL_NOT_USED', message: expect.stringContaining('Stone Beast') }],
      });
    },
  );

  it.each(['4\tOld Guard (A)\tGround/Character', '4\tOld Guard (A)\tLight\tcommon', '4\tOld Guard\tA\tJedi'])(
    'that says what is printed on the card is not: %j',
    (row) => {
      expect(rulingsOf(row)).toMatchObject({ cards: [{ quantity: 4 }], warnings: [] });
    },
  );
});

describe('a version that a name does not have', () => {
  const unknown = (label: string) => ({
    cards: [],
    unrecognised: [{ suggestions: [{ label }] }],
    warnings: [{ code: 'NO_CARDS' }],
  });

  it.each([
    ...['2 Old Guard (C)', '2x Old Guard (Z)', 'Old Guard (B) x2', '2\tOld Guard (Q2)', '2 old guard c'],
    ...['2 Old Gaurd (C)', '2 Old Guard [C]', '2 Old Guard (C) (Promo)'],
    ...['<deck><card><name>Old Guard (C)</name><set>INV</set></card></deck>'],
  ])('is not counted as another one: %s', (list) => {
    expect(rulingsOf(list)).toMatchObject(unknown('Old Guard (A)'));
  });

  it('is not counted as a card without any', () => {
    expect(rulingsOf('2 Stone Beast (A)')).toMatchObject(unknown('Stone Beast'));
  });
});

describe('a line that is not recognised', () => {
  it('stands with its place and what may have been meant', () => {
    const { unrecognised, totalCards } = rulingsOf('4 Old Guard (A)\n\n2 Oldest Sage\n3 Twin Scout');
    expect(unrecognised).toMatchObject([
      { line: 3, text: '2 Oldest Sage', suggestions: [{ label: 'Old Guard (A)' }] },
      {
        line: 4,
        text: '3 Twin Scout',
        suggestions: [{ label: 'Twin Scout (A)' }, { label: 'Twin Scout (B)' }],
      },
    ]);
    expect(totalCards).toBe(4);
  });

  it.each([
    ...['0 Old Guard (A)', '1000 Old Guard (A)', '999999999 Old Guard (A)', '-2 Old Guard (A)'],
    ...['2.5 Old Guard (A)', '99999999999 Old Guard (A)', 'Old Guard (A) x99999999999'],
  ])('is one with no copies or too many: %s', (line) => {
    expect(rulingsOf(line)).toMatchObject({
      cards: [],
      unrecognised: [{ text: line, suggestions: [{ label: 'Old Guard (A)' }] }],
      warnings: [
        { code: 'NO_CARDS' },
        { code: 'COPIES_OUT_OF_RANGE', message: expect.stringContaining('copies from 1 to 999') },
      ],
    });
  });

  it('is cut when it is very long', () => {
    expect(rulingsOf('y'.repeat(5_000)).unrecognised[0]?.text).toBe(`${'y'.repeat(200)}…`);
  });

  it('leaves a list with no card at all, which is told', () => {
    expect(rulingsOf('# nothing')).toMatchObject({ unrecognised: [], warnings: [{ code: 'NO_CARDS' }] });
  });
});

it('Every line of any text is a card, not recognised, a heading, a comment or without a letter', () => {
  const known = fc.constantFrom('2 Old Guard (A)', 'Stone Beast x3', 'Supply:', '# note', '', '7 Moons');
  const line = fc.oneof(known, fc.string(), fc.string({ unit: 'grapheme' }));
  const isNoCard = (text: string) =>
    !/[\p{L}\p{N}]/u.test(text) ||
    /^(?:#|\/\/)/.test(text) ||
    sectionCalled(text) !== null ||
    isKindOfCards(text);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      // A first sign of XML makes it another form.
      const list = ['2 Old Guard (A)', ...lines].join('\n');
      const reading = readDeck(list);
      const { unrecognised, totalCards, cards } = deckRulings(deckSample, reading);
      const told = new Set([...reading.entries, ...unrecognised].map((one) => one.line));
      const silent = list.split(/\r\n|\r|\n/).flatMap((text, at) => (told.has(at + 1) ? [] : [text.trim()]));
      expect(silent.filter((text) => !isNoCard(text))).toEqual([]);
      const alone = reading.entries.filter(
        ({ text }) => deckRulings(deckSample, readDeck(`${text}\n`)).cards.length > 0,
      );
      expect(alone.length + unrecognised.length).toBe(reading.entries.length + reading.unreadable.length);
      expect(totalCards).toBe(cards.reduce((sum, { quantity }) => sum + quantity, 0));
    }),
  );
});
