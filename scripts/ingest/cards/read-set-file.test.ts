import { describe, expect, it } from 'vitest';
import type { PrintedCard } from './printed-card.js';
import { readSetFile, type SetFileRead } from './read-set-file.js';
import { type SampleRow, SET_COLUMNS, sampleRow, sampleSet } from './sample-set.js';

const read = (text: string | Uint8Array): SetFileRead =>
  readSetFile({ file: 'sets/inv.txt', bytes: typeof text === 'string' ? Buffer.from(text) : text });

const cardsOf = (text: string | Uint8Array): readonly PrintedCard[] => read(text).set?.cards ?? [];
const namesOf = (text: string | Uint8Array): readonly string[] => cardsOf(text).map(({ name }) => name);
const remarks = (text: string): readonly string[] =>
  read(text).diagnostics.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);

function onlyCard(row: SampleRow): PrintedCard | undefined {
  return cardsOf(sampleSet([row]))[0];
}

/** Between two good rows: what becomes of the one in the middle, and are the others there? */
function between(row: string): readonly string[] {
  const text = sampleSet([{ Name: 'First' }, row, { Name: 'Last' }]);
  expect(namesOf(text)).toEqual(expect.arrayContaining(['First', 'Last']));
  return remarks(text);
}

describe('a row of a card set', () => {
  it('is a card with all that is printed on it', () => {
    const row = { Name: 'Made Up Ranger (B2) (Promo)', Subtype: 'Ranger - Scout', Cost: 'X', Number: '007' };
    expect(cardsOf(sampleSet([row]))).toEqual([
      {
        name: 'Made Up Ranger',
        version: 'B2',
        promo: true,
        line: 2,
        set: 'INV',
        side: 'LIGHT',
        typeLine: 'Ground/Character',
        subtypes: ['Ranger', 'Scout'],
        buildCost: null,
        costText: 'X',
        speed: 40,
        power: 3,
        health: 4,
        number: '007',
        rarity: 'C',
        lines: ['Armor'],
        rulings: [],
      },
    ]);
    expect(read(sampleSet([row])).diagnostics).toEqual([]);
  });

  it('may lack numbers, a cost, a number of its own and a rarity', () => {
    const row = { Cost: '', Speed: '', Power: '', Health: '', Number: '', Rarity: '', Type: 'Battle' };
    expect(onlyCard(row)).toMatchObject({
      buildCost: null,
      costText: null,
      speed: null,
      power: null,
      health: null,
      number: null,
      rarity: null,
    });
  });

  it.each([
    ['Armor | Stun 2', ['Armor', 'Stun 2']],
    ['Armor| Stun 2|Lucky 1 |', ['Armor', 'Stun 2', 'Lucky 1']],
    ['', []],
  ])('with the text %j has the lines %j', (text, lines) => {
    expect(onlyCard({ Text: text })?.lines).toEqual(lines);
  });

  it('that is named in braces is a reminder and no card', () => {
    const { set, diagnostics } = read(sampleSet([{ Name: '{Build Counter}' }, {}]));
    expect(set).toMatchObject({ reminders: 1, cards: [{ name: 'Made Up Ranger' }] });
    expect(diagnostics).toEqual([]);
  });

  it('belongs to the set that the file is named for when it names none', () => {
    expect(onlyCard({ Set: '' })?.set).toBe('inv');
  });

  it('keeps its script to itself', () => {
    const { set } = read(sampleSet([{ Script: '<moveto:discard>' }]));
    expect(JSON.stringify(set)).not.toContain('moveto');
  });
});

describe('the usage of a card', () => {
  it.each([
    ['', []],
    ['It is a ranger. It may range.', ['It is a ranger.', 'It may range.']],
    ['It is a ranger. | It may range', ['It is a ranger.', 'It may range']],
    ['BANNED | It may range.', ['BANNED', 'It may range.']],
    ['RESTRICTED: one copy in a deck.', ['RESTRICTED: one copy in a deck.']],
    ['"It may say ""range"" twice."', ['It may say "range" twice.']],
    ['Its range is 5" at most.', ['Its range is 5" at most.']],
  ])('%j is read as the rulings %j, each at its place', (usage, rulings) => {
    const { set } = read(sampleSet([{}, { Usage: usage }]));
    const found = set?.cards[1]?.rulings ?? [];
    expect(found.map(({ text }) => text)).toEqual(rulings);
    expect(found.map(({ start, end }) => set?.text.slice(start, end))).toEqual(rulings);
  });

  it('marks what is printed in parentheses', () => {
    const rulings = onlyCard({ Usage: 'It may range. (See Ranging.)' })?.rulings;
    expect(rulings?.map(({ parenthetical }) => parenthetical)).toEqual([false, true]);
  });
});

describe('the columns of a card set', () => {
  it('go by their names, in whatever order and case', () => {
    const columns = SET_COLUMNS.toReversed();
    const text = sampleSet([{}], columns).replace('DraftRarity\t', 'DRAFTRARITY\t');
    expect(cardsOf(text)).toEqual(cardsOf(sampleSet([{}])));
  });

  it.each([14, 15, 16])('may be only the first %i, as in old files', (count) => {
    const columns = SET_COLUMNS.slice(0, count);
    expect(read(sampleSet([{ Text: 'Stun 2' }], columns))).toMatchObject({
      set: { cards: [{ lines: ['Stun 2'] }] },
      diagnostics: [],
    });
  });

  it.each([
    ['', 'NO_CARD_SET sets/inv.txt:1 sets/inv.txt is empty.'],
    [
      'Name\tSet\nMade Up Ranger\tINV',
      'NO_CARD_SET sets/inv.txt:1 sets/inv.txt has no header line of a card set: it lacks Side, Type, Text.',
    ],
  ])('are named in the first line, else the file is no set: %j', (text, remark) => {
    expect(read(text).set).toBeNull();
    expect(remarks(text)).toEqual([remark]);
  });
});

it('A column that is named twice is read where it stands first, which is told', () => {
  const text = sampleSet([{}]).replace('ImageFile', 'Name');
  expect(namesOf(text)).toEqual(['Made Up Ranger']);
  expect(remarks(text)).toEqual([
    'DOUBTFUL_ROW sets/inv.txt:1 The header names the column Name more than once: the first was read.',
  ]);
});

describe('what is odd in a row', () => {
  it.each(['(A)', ' (B2) (Promo)', '(promo)'])(
    'may be a version with no name, which is no card: %j',
    (name) => {
      expect(between(sampleRow({ Name: name }))).toEqual([
        expect.stringMatching(/^DAMAGED_ROW sets\/inv\.txt:3 It has the version ".*" and no name\.$/),
      ]);
    },
  );

  it('may be a unit without health, which is told', () => {
    expect(between(sampleRow({ Health: '0' }))).toEqual([
      'DOUBTFUL_ROW sets/inv.txt:3 Its Health is 0, with which no unit stays in an arena: it was read as printed.',
    ]);
    expect(between(sampleRow({ Health: '0', Type: 'Equipment' }))).toEqual([]);
  });

  it('may be a sign for the health of a unit, which is told', () => {
    expect(between(sampleRow({ Health: '*' }))).toEqual([
      'DOUBTFUL_ROW sets/inv.txt:3 Its Health is "*", expected a number: it was left out.',
    ]);
    expect(between(sampleRow({ Health: '*', Type: 'Battle' }))).toEqual([]);
  });

  it.each([
    ['Charcter', 'Charcter', 'CHARACTER'],
    ['Groud/Character', 'Groud', 'GROUND'],
  ])('may be a slip in an arena, which is told: %s', (type, slip, arena) => {
    expect(between(sampleRow({ Type: type }))).toEqual([
      `DOUBTFUL_ROW sets/inv.txt:3 Its type has "${slip}", which may be meant for the arena ${arena}: it was read as printed.`,
    ]);
  });

  it.each(['Battle', 'Mission', 'Equipment', 'Location', 'Ground', 'Space/Character', 'Resource'])(
    'is none in the type %s',
    (type) => {
      expect(between(sampleRow({ Type: type }))).toEqual([]);
    },
  );

  it('may be marks of the direction of writing, which are left out and told', () => {
    const name = 'Made\u202E Up\u2069 Scout\u200F (A)';
    expect(onlyCard({ Name: name, Usage: 'It may \u202Erange.' })).toMatchObject({
      name: 'Made Up Scout',
      rulings: [{ text: 'It may range.' }],
    });
    expect(between(sampleRow({ Name: name }))).toEqual([
      'DOUBTFUL_ROW sets/inv.txt:3 It held marks of the direction of writing, which were left out.',
    ]);
  });
});

describe('fields of a row', () => {
  it.each([
    ['"A ""made up"" ranger"', 'A "made up" ranger', []],
    ['A 5" ranger', 'A 5" ranger', []],
    ['A "made up" ranger', 'A "made up" ranger', []],
    ['""', '', ['DAMAGED_ROW']],
    ['"Ranger', '"Ranger', ['DOUBTFUL_ROW']],
    ['"Made" up ranger', '"Made" up ranger', ['DOUBTFUL_ROW']],
  ])('%j is read as %j', (printed, name, codes) => {
    const text = sampleSet([{ Name: printed }, { Name: 'Last' }]);
    expect(namesOf(text)).toEqual([...(name === '' ? [] : [name]), 'Last']);
    expect(read(text).diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});

describe('a damaged row is left out with its file and line', () => {
  it.each([
    ['with too few fields', 'Broken\tINV', 'It ends after 2 of 17 fields.'],
    ['cut off in its text', sampleRow().slice(0, -9).trimEnd(), 'It ends after 14 of 17 fields.'],
    ['with too many fields', `${sampleRow()}\tmore`, 'It has 18 fields where the header has 17.'],
    [
      'with a NUL',
      sampleRow({ Text: 'Ar\0mor' }),
      `It holds the control character U+0000 at offset ${sampleRow().indexOf('Armor') + 2}.`,
    ],
    ['without a name', sampleRow({ Name: '' }), 'It has no name in Latin letters or digits.'],
    ['without a type', sampleRow({ Type: '' }), 'It has no type.'],
    ['of an unknown side', sampleRow({ Side: 'Q' }), 'Its side is "Q", expected L, D, N or Y.'],
    ['of endless length', 'x'.repeat(100_001), 'It has 100001 characters; at most 100000 are read.'],
  ])('%s', (_, row, reason) => {
    expect(between(row)).toEqual([`DAMAGED_ROW sets/inv.txt:3 ${reason}`]);
  });
});

describe('a doubtful row is read, with a remark', () => {
  it.each([
    [
      'whose power is no number',
      sampleRow({ Power: 'lots' }),
      'Its Power is "lots", expected a number: it was left out.',
    ],
    [
      'that lacks what is not read',
      sampleRow().split('\t').slice(0, 16).join('\t'),
      'It ends after 16 of 17 fields; what is missing is not read.',
    ],
  ])('%s', (_, row, reason) => {
    expect(between(row)).toEqual([`DOUBTFUL_ROW sets/inv.txt:3 ${reason}`]);
  });

  it('unless an editor cut the empty ends of most rows', () => {
    const short = sampleRow().split('\t').slice(0, 14).join('\t');
    const text = sampleSet([short, short, short, {}]);
    expect(namesOf(text)).toHaveLength(4);
    expect(remarks(text)).toEqual([]);
  });

  it('and empty fields at its end are no damage', () => {
    expect(between(`${sampleRow()}\t\t`)).toEqual([]);
  });
});

describe('a set file', () => {
  const text = sampleSet([
    { Name: 'Caf\u00e9 Ranger (A)', Usage: 'It is caf\u00e9. | So it is.' },
    { Name: 'Last' },
  ]);

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['CR LF lines', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['CR lines', Buffer.from(text.replaceAll('\n', '\r'))],
    ['a newline at its end', Buffer.from(`${text}\n`)],
  ])('says the same in %s', (_, bytes) => {
    expect(read(bytes)).toEqual(read(text));
  });

  it('may print Windows-1252 quotes', () => {
    const bytes = Buffer.from(sampleSet([{ Usage: 'It\x92s a ranger.' }]), 'latin1');
    expect(cardsOf(bytes)[0]?.rulings[0]?.text).toBe('It\u2019s a ranger.');
  });

  it('may have rows in other encodings than its neighbours', () => {
    const rows = text.split('\n').map((line, at) => Buffer.from(`${line}\n`, at === 1 ? 'latin1' : 'utf8'));
    expect(namesOf(Buffer.concat([...rows, Buffer.from(sampleRow({ Name: 'Ni\u00f1o' }))]))).toEqual([
      'Caf\u00e9 Ranger',
      'Last',
      'Ni\u00f1o',
    ]);
  });

  it('counts blank lines and damaged ones in the places of its rulings', () => {
    const { set } = read(sampleSet(['', 'Broken\tINV', { Usage: 'It may range.' }]));
    const ruling = set?.cards[0]?.rulings[0];
    expect(set?.cards[0]?.line).toBe(4);
    expect(set?.text.slice(0, ruling?.start).split('\n')).toHaveLength(4);
  });

  it('in UTF-16 is asked for in UTF-8', () => {
    expect(read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toMatchObject({
      set: null,
      diagnostics: [{ code: 'NO_CARD_SET', message: 'sets/inv.txt is UTF-16; save it as UTF-8.' }],
    });
  });
});
