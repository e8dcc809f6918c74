import { createHash } from 'node:crypto';
import {
  CARD_ARENAS,
  type CardRecord,
  type CardSide,
  fullName,
} from '../../../api/knowledge-base/card-record.js';
import { slugOf } from '../../../api/knowledge-base/fold.js';
import type { KeywordRecord, SourceRecord } from '../../../api/knowledge-base/records.js';
import { parseAbilityLines } from '../../../engine/notation/ability-line.js';
import { CARD_FILE, type CardFacts, type CardFile } from '../reading/card-facts.js';
import { knownKeywords } from './known-keywords.js';

const SOURCE = 'card-facts';
const SIDES: Readonly<Record<CardFacts['side'], CardSide>> = {
  light: 'LIGHT',
  dark: 'DARK',
  neutral: 'NEUTRAL',
  'yuuzhan-vong': 'YUUZHAN_VONG',
};

/** The cards by slug. Throws when two have one name and version, or a line looks like a keyword and can't be read. */
export function cardRecords(file: CardFile, keywords: readonly KeywordRecord[]): readonly CardRecord[] {
  const known = knownKeywords(keywords);
  const cards = file.cards.map((facts): CardRecord => {
    const name = fullName({ name: facts.name, version: facts.version ?? null });
    const parsed = facts.lines.map((line) => parseAbilityLines(line, known));
    const [problem] = parsed.flatMap(({ problems }) => problems);
    if (problem !== undefined) throw new Error(`data/${CARD_FILE}: ${name}: ${problem.message}`);
    const slugs = parsed.flatMap(({ abilities }) =>
      abilities.flatMap((ability) => (ability.kind === 'KEYWORD' ? [ability.keyword] : [])),
    );
    return { ...printedFacts(facts), slug: slugOf(name), keywords: [...new Set(slugs)] };
  });
  const twice = cards.find(({ slug }, at) => cards.findIndex((one) => one.slug === slug) < at);
  if (twice !== undefined) {
    throw new Error(
      `data/${CARD_FILE}: ${fullName(twice)} is there twice; a card in several sets has several printings.`,
    );
  }
  return cards.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

function printedFacts(facts: CardFacts): Omit<CardRecord, 'slug' | 'keywords'> {
  return {
    name: facts.name,
    version: facts.version ?? null,
    side: SIDES[facts.side],
    typeLine: facts.type_line,
    arenas: facts.type_line
      .split('/')
      .flatMap((part) => CARD_ARENAS.filter((arena) => arena === part.trim().toUpperCase())),
    subtypes: facts.subtypes,
    buildCost: typeof facts.cost === 'number' ? facts.cost : null,
    costText: String(facts.cost),
    speed: facts.speed ?? null,
    power: facts.power ?? null,
    health: facts.health ?? null,
    lines: facts.lines,
    rulings: [],
    printings: facts.printings.map(({ promo, ...printing }) => ({ ...printing, promo: promo ?? false })),
    source: SOURCE,
  };
}

/** The file of cards as a source, so that a card can say where its facts are from. */
export function cardSource({ text }: CardFile): SourceRecord {
  return {
    id: SOURCE,
    title: 'Printed facts of cards in our own words',
    kind: 'CARD_SET',
    edition: null,
    authority: 'SUMMARY',
    publishedOn: null,
    url: null,
    file: CARD_FILE,
    sha256: createHash('sha256').update(text).digest('hex'),
    text,
    keywordCount: 0,
    rulingCount: 0,
  };
}
