import type { Warning } from '../knowledge-base/search.js';
import type { DeckEntry, DeckReading, DeckSection } from './deck-reading.js';
import { sectionCalled, unknownSection } from './deck-section.js';
import { cardName } from './read-deck-list.js';
import { readXml, type XmlReading, type XmlToken } from './read-xml.js';

/** A `card` element; its texts are still as they stand. */
interface CardElement {
  readonly line: number;
  readonly section: DeckSection;
  readonly name: string;
  readonly set: string;
}

/** A deck of LackeyCCG: `deck > superzone[name] > card > name + set`, one `card` a copy. Copies are counted together. */
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

/** A card ends where its element does, or where the next one or the zone's end says that its end is missing. */
function cardElements(tokens: readonly XmlToken[]) {
  const cards: CardElement[] = [];
  const unknownZones = new Set<string>();
  let section: DeckSection = 'DECK';
  let card: CardElement | null = null;
  let field: 'name' | 'set' | null = null;
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (card !== null && field !== null) card = withText(card, field, token.text);
      continue;
    }
    field = null;
    if (token.name === 'card' || token.name === 'superzone') {
      if (card !== null) cards.push(tidied(card));
      card = null;
    }
    if (token.name === 'superzone') {
      const zone = token.kind === 'open' ? (token.attributes['name'] ?? '') : 'Deck';
      const called = sectionCalled(zone);
      if (called === null) unknownZones.add(zone);
      section = called ?? 'DECK';
    }
    if (token.kind === 'close') continue;
    if (token.name === 'card') card = { line: token.line, section, name: '', set: '' };
    if (token.name === 'name' || token.name === 'set') field = token.name;
  }
  if (card !== null) cards.push(tidied(card));
  return { cards, unknownZones };
}

function withText(card: CardElement, field: 'name' | 'set', text: string): CardElement {
  return field === 'name' ? { ...card, name: card.name + text } : { ...card, set: card.set + text };
}

function tidied(card: CardElement): CardElement {
  return { ...card, name: card.name.replace(/\s+/g, ' ').trim(), set: card.set.trim() };
}

function countCopies(cards: readonly CardElement[]): readonly DeckEntry[] {
  const entries = new Map<string, DeckEntry>();
  for (const { line, section, name, set } of cards) {
    const key = JSON.stringify([section, name, set]);
    const known = entries.get(key);
    const first = { line, text: name, section, name: cardName(name), set: set === '' ? null : set };
    entries.set(key, { ...first, ...known, quantity: (known?.quantity ?? 0) + 1 });
  }
  return [...entries.values()];
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
