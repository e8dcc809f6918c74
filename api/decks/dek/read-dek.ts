import type { Warning } from '../../knowledge-base/search.js';
import type { DeckEntry, DeckReading, DeckSection } from '../deck-reading.js';
import { sectionCalled, unknownSection } from '../deck-section.js';
import { cardName } from '../lines/copies-in-line.js';
import { readXml, type XmlReading, type XmlToken } from './read-xml.js';

/** A `card` element; its texts are still as they stand. */
interface CardElement {
  readonly line: number;
  readonly section: DeckSection;
  readonly name: string;
  readonly set: string;
  /** How many, where one element stands for several. */
  readonly copies: string;
  /** Text of the element itself. */
  readonly own: string;
}

/**
 * A deck of LackeyCCG: `deck > superzone[name] > card > name + set`, one `card` a copy. Copies are counted together. Other tools have
 * `section` or `zone`, and the name and the number of copies as attributes: these are read as well.
 */
export function readDek(document: string): DeckReading {
  const start = document.trimStart();
  const linesAhead = document.slice(0, document.length - start.length).split('\n').length - 1;
  const xml = readXml(start);
  const { cards, unknownZones } = cardElements(xml.tokens);
  const found = cards.map((card) => ({ ...card, line: card.line + linesAhead }));
  return {
    entries: countCopies(found.filter(({ name }) => name !== '')),
    unreadable: found.filter(({ name }) => name === '').map(({ line }) => ({ line, text: '<card>' })),
    warnings: [...zoneWarnings(unknownZones), ...xmlWarnings(xml)],
  };
}

/** What stands for a zone, and for a card, in LackeyCCG and in tools of other games. */
const ZONES: ReadonlySet<string> = new Set(['superzone', 'section', 'zone']);
const CARDS: ReadonlySet<string> = new Set(['card', 'cards']);

type TextField = 'name' | 'set' | 'copies' | 'own';
const FIELDS: ReadonlyMap<string, TextField> = new Map([
  ['name', 'name'],
  ['set', 'set'],
  ['quantity', 'copies'],
  ['qty', 'copies'],
]);

/** A card ends where its element does, or where the next one or the zone's end says that its end is missing. */
function cardElements(tokens: readonly XmlToken[]) {
  const cards: CardElement[] = [];
  const unknownZones = new Set<string>();
  let section: DeckSection = 'DECK';
  let card: CardElement | null = null;
  let field: TextField = 'own';
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (card !== null) card = withText(card, field, token.text);
      continue;
    }
    field = 'own';
    if (CARDS.has(token.name) || ZONES.has(token.name)) {
      if (card !== null) cards.push(tidied(card));
      card = null;
    }
    if (ZONES.has(token.name)) {
      const zone = token.kind === 'open' ? (attribute(token, 'name') ?? '') : 'Deck';
      const called = sectionCalled(zone);
      if (called === null) unknownZones.add(zone);
      section = called ?? 'DECK';
    }
    if (token.kind === 'close') continue;
    if (CARDS.has(token.name)) card = cardOf(token, section);
    else field = FIELDS.get(token.name) ?? 'own';
  }
  if (card !== null) cards.push(tidied(card));
  return { cards, unknownZones };
}

function withText(card: CardElement, field: TextField, text: string): CardElement {
  return { ...card, [field]: card[field] + text };
}

type OpenTag = Extract<XmlToken, { readonly kind: 'open' }>;

function cardOf(tag: OpenTag, section: DeckSection): CardElement {
  const isAside = /^true$/i.test(attribute(tag, 'sideboard') ?? '');
  return {
    line: tag.line,
    section: isAside ? 'SIDEBOARD' : section,
    name: attribute(tag, 'name') ?? '',
    set: attribute(tag, 'set') ?? '',
    copies: attribute(tag, 'qty') ?? attribute(tag, 'quantity') ?? attribute(tag, 'number') ?? '',
    own: '',
  };
}

function attribute({ attributes }: OpenTag, name: string): string | undefined {
  return Object.entries(attributes).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** A card without an element for its name may have it as its text. */
function tidied({ name, own, ...card }: CardElement): CardElement {
  const called = name.trim() === '' ? own : name;
  return { ...card, own: '', name: called.replace(/\s+/g, ' ').trim(), set: card.set.trim() };
}

function countCopies(cards: readonly CardElement[]): readonly DeckEntry[] {
  const entries = new Map<string, DeckEntry>();
  for (const { line, section, name, set, copies } of cards) {
    const key = JSON.stringify([section, name, set]);
    const known = entries.get(key);
    const said = {
      name: cardName(name),
      set: set === '' ? null : set,
      isCounted: true,
      says: 'COPIES' as const,
      unread: [],
      texts: [],
    };
    const first = { line, text: name, section, ...said };
    entries.set(key, { ...first, ...known, quantity: (known?.quantity ?? 0) + copiesOf(copies) });
  }
  return [...entries.values()];
}

const COPIES = /^\s*(\d{1,30})\s*$/;

/** One where none are told; NaN for what can be no number of copies. */
function copiesOf(told: string): number {
  if (told.trim() === '') return 1;
  return Number(COPIES.exec(told)?.[1] ?? Number.NaN);
}

const MOST_WARNINGS = 5;

function zoneWarnings(zones: ReadonlySet<string>): readonly Warning[] {
  return [...zones].slice(0, MOST_WARNINGS).map((zone) => unknownSection(zone, 'DECK'));
}

function xmlWarnings({ problems, complete }: XmlReading): readonly Warning[] {
  const [first] = problems;
  if (first === undefined) return [];
  const read = complete ? 'All cards that could be read were taken' : 'Only what stands before was taken';
  return [
    {
      code: 'MALFORMED_DECK',
      message: `The XML is not well-formed (line:column ${first}). ${read}; export the deck again.`,
    },
  ];
}
