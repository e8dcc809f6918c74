import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDek } from './read-dek.js';

const card = (name: string, set = 'INV'): string =>
  `<card><name id="inv1">${name}</name><set>${set}</set></card>`;
const zone = (name: string, ...cards: readonly string[]): string =>
  `<superzone name="${name}">${cards.join('\n')}</superzone>`;
const deck = (...zones: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<deck version="0.8">\n<meta><name>no card</name></meta>\n${zones.join('\n')}\n</deck>`;

describe('a .dek', () => {
  it('has one element a copy, counted by card, set and zone', () => {
    const { entries, warnings } = readDek(
      deck(
        zone('Deck', card('Old Guard (A)'), card('Stone Beast'), card('Old Guard (A)')),
        zone('Sideboard', card('Old Guard (A)')),
        zone('Outside the game', card('Old Guard (A) (Promo)', 'PRO')),
        zone('Supply', card('Stone Beast')),
      ),
    );
    expect(warnings).toEqual([]);
    expect(entries).toMatchObject([
      { line: 4, quantity: 2, name: 'Old Guard (A)', set: 'INV', section: 'DECK' },
      { line: 5, quantity: 1, name: 'Stone Beast', section: 'DECK' },
      { line: 7, quantity: 1, name: 'Old Guard (A)', section: 'SIDEBOARD' },
      { line: 8, quantity: 1, name: 'Old Guard (A)', set: 'PRO', section: 'OUTSIDE' },
      { line: 9, quantity: 1, name: 'Stone Beast', section: 'SUPPLY' },
    ]);
  });

  it('counts lines from the beginning, blank ones too', () => {
    expect(readDek(`\n\n${deck(zone('Deck', card('Old Guard')))}`).entries).toMatchObject([{ line: 6 }]);
  });

  it('may have entities of XML, CDATA and bare ampersands in its names', () => {
    const names = ['A &amp; B', 'C &#38; D', '<![CDATA[E & F]]>', 'G & H', 'J &amp K'];
    const { entries, warnings } = readDek(deck(zone('Deck', ...names.map((name) => card(name)))));
    expect(entries.map(({ name }) => name)).toEqual(['A & B', 'C & D', 'E & F', 'G & H', 'J &amp K']);
    expect(warnings).toEqual([]);
  });

  it('tells a zone that nobody knows, and takes its cards for the deck', () => {
    const { entries, warnings } = readDek(deck(zone('Attic', card('Old Guard'))));
    expect(entries).toMatchObject([{ section: 'DECK' }]);
    expect(warnings).toMatchObject([
      { code: 'UNKNOWN_SECTION', message: expect.stringContaining("'Attic'") },
    ]);
  });

  it('tells a card without a name', () => {
    expect(readDek(deck(zone('Deck', '<card><set>INV</set></card>'))).unreadable).toEqual([
      { line: 4, text: '<card>' },
    ]);
  });

  it.each([
    [
      'sections',
      '<deck game="x"><section name="Main"><card qty="2" id="a">Old Guard (A)</card><card id="b">Stone Beast</card></section><section name="Sideboard"><card qty="1">Old Guard (A)</card></section></deck>',
    ],
    [
      'zones',
      '<some_deck><deckname>Mine</deckname><zone name="main"><card number="2" name="Old Guard (A)"/><card number="1" name="Stone Beast"/></zone><zone name="side"><card number="1" name="Old Guard (A)"/></zone></some_deck>',
    ],
    [
      'attributes',
      '<Deck><Id>0</Id><Cards Quantity="2" Sideboard="false" Name="Old Guard (A)"/><Cards Quantity="1" Sideboard="false" Name="Stone Beast"/><Cards Quantity="1" Sideboard="true" Name="Old Guard (A)"/></Deck>',
    ],
    [
      'quantities',
      '<DECK><SUPERZONE NAME="Deck"><CARD><NAME>Old Guard (A)</NAME><QUANTITY>2</QUANTITY></CARD><CARD><NAME>Stone Beast</NAME></CARD></SUPERZONE><SUPERZONE NAME="Sideboard"><CARD><NAME>Old Guard (A)</NAME></CARD></SUPERZONE></DECK>',
    ],
  ])('of other tools is read as well: %s', (_, document) => {
    const { entries, unreadable, warnings } = readDek(document);
    expect([unreadable, warnings]).toEqual([[], []]);
    expect(entries.map(({ quantity, name, section }) => [quantity, name, section])).toEqual([
      [2, 'Old Guard (A)', 'DECK'],
      [1, 'Stone Beast', 'DECK'],
      [1, 'Old Guard (A)', 'SIDEBOARD'],
    ]);
  });

  it.each(['-2', '2.5', 'many'])('may tell no number of copies: %s', (told) => {
    const { entries } = readDek(`<deck><card qty="${told}" name="Old Guard"/></deck>`);
    expect(entries).toMatchObject([{ quantity: Number.NaN, name: 'Old Guard' }]);
  });

  it('that is cut off still gives the cards before', () => {
    const whole = deck(zone('Deck', card('Old Guard'), card('Stone Beast')));
    const { entries, warnings } = readDek(whole.slice(0, whole.indexOf('</superzone>')));
    expect(entries).toMatchObject([{ name: 'Old Guard' }, { name: 'Stone Beast' }]);
    expect(warnings).toMatchObject([{ code: 'MALFORMED_DECK' }]);
  });

  it('resolves nothing that it declares or points to', () => {
    const declared =
      '<!DOCTYPE deck [<!ENTITY a "Old "><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>';
    const names = [card('&b;Guard'), card('&c;')];
    const { entries } = readDek(`${declared}<deck>${zone('Deck', ...names)}</deck>`);
    expect(entries.map(({ name }) => name)).toEqual(['&b;Guard', '&c;']);
  });
});

describe('reading a .dek ends', () => {
  it.each([
    ['16 elements', '<deck>'.repeat(5_000)],
    ['32 attributes', `<deck ${'a="b" '.repeat(5_000)}>`],
    ['disallowed character', '<'.repeat(32_000)],
  ])('early beyond %s', (reason, document) => {
    expect(readDek(document).warnings).toMatchObject([
      { code: 'MALFORMED_DECK', message: expect.stringMatching(`${reason}.*Only what stands before`) },
    ]);
  });

  it('without an error for any text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<deck>',
        '</deck>',
        '<card>',
        '</card>',
        '<name>',
        '</name>',
        '<superzone name="',
        '">',
      ),
      fc.constantFrom('<!DOCTYPE', '<![CDATA[', ']]>', '<!--', '<?xml', '?>', '&', '&#x0;', '&#99999999;'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { entries } = readDek(`<${pieces.join('')}`);
        expect(entries.every(({ quantity, name }) => !(quantity <= 0) && name !== '')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
