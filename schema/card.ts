import type { CARD_SIDES, PrintingRecord } from '../api/knowledge-base/card-record.js';
import { lookUpCard } from '../api/knowledge-base/look-up-card.js';
import { parseCardText } from '../engine/notation/card-text.js';
import { Arena } from './attack-terms.js';
import { builder } from './builder.js';
import { batchCost, EXPECTED, LOOKUP_COST, listCost, RENDER_COST } from './complexity.js';
import { refuseLargeBatch } from './error-codes.js';
import { globalId } from './global-id.js';
import { AmbiguousName, NotFound } from './lookup-miss.js';
import { Node } from './node.js';
import { cardUrl } from './page-url.js';
import { knownKeywords } from './parse-abilities.js';
import { ParsedAbility } from './parsed-ability.js';
import { recordOf, recordsOf } from './record-of.js';
import { Card, Keyword, Ruling, Source } from './record-types.js';

const SIDE_DESCRIPTIONS = {
  LIGHT: 'The Light Side.',
  DARK: 'The Dark Side.',
  NEUTRAL: 'Neutral: for either side.',
  YUUZHAN_VONG: 'The Yuuzhan Vong.',
} as const satisfies Record<(typeof CARD_SIDES)[number], string>;

export const CardSide = builder.enumType('CardSide', {
  description: 'Which side of the game may play a card.',
  values: {
    LIGHT: { description: SIDE_DESCRIPTIONS.LIGHT },
    DARK: { description: SIDE_DESCRIPTIONS.DARK },
    NEUTRAL: { description: SIDE_DESCRIPTIONS.NEUTRAL },
    YUUZHAN_VONG: { description: SIDE_DESCRIPTIONS.YUUZHAN_VONG },
  },
});

const Printing = builder.objectRef<PrintingRecord>('Printing').implement({
  description: 'A card in one set.',
  fields: (t) => ({
    set: t.exposeString('set', { description: "Abbreviation of the set: 'KAE'." }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'Its number in the set, as printed; null when none is.',
    }),
    rarity: t.exposeString('rarity', {
      nullable: true,
      description: "Its rarity as its source prints it: 'common', 'C'; null when it prints none.",
    }),
    promo: t.exposeBoolean('promo', { description: 'Is it a promotional card?' }),
  }),
});

builder.objectType(Card, {
  description:
    'A rules identity: the same card in several sets is one card with several printings. Its source says whose words they are.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: "Permanent global id: 'Card:hanharr-a'.",
      resolve: ({ slug }) => globalId('Card', slug),
    }),
    url: t.string({
      description:
        'Page for people; absolute when the server knows its public address, else from the root of the site.',
      resolve: ({ slug }, _args, context) => cardUrl(context, slug),
    }),
    name: t.exposeString('name', { description: "Its name without the version: 'Hanharr'." }),
    version: t.exposeString('version', {
      nullable: true,
      description: "The letter behind its name: 'A'. Null when it has none.",
    }),
    side: t.expose('side', { type: CardSide, description: 'Which side may play it.' }),
    typeLine: t.exposeString('typeLine', {
      description: "Its arenas or the type of card: 'Ground/Character', 'Equipment'.",
    }),
    arenas: t.expose('arenas', {
      type: [Arena],
      description: 'Arenas of its type line in order, for Switch; empty when it is no unit.',
    }),
    subtypes: t.exposeStringList('subtypes', {
      description: "Words of its subtype line: 'Wookiee', 'Bounty Hunter'.",
    }),
  }),
});

builder.objectFields(Card, (t) => ({
  buildCost: t.exposeInt('buildCost', {
    nullable: true,
    description: 'Build counters to complete it, 0 or more; null when that is not a number.',
  }),
  costText: t.exposeString('costText', {
    nullable: true,
    description: 'Its cost as printed; null when it has none.',
  }),
  speed: t.exposeInt('speed', {
    nullable: true,
    description: 'Its speed, 0 or more; null when it is no unit.',
  }),
  power: t.exposeInt('power', {
    nullable: true,
    description: 'Attack dice, 0 or more; null when it is no unit.',
  }),
  health: t.exposeInt('health', {
    nullable: true,
    description: 'How many damage counters discard it, 1 or more; null when it is no unit.',
  }),
  text: t.string({
    description: 'What it does, one ability or effect a line; empty when it does nothing beside its numbers.',
    resolve: ({ lines }) => lines.join('\n'),
  }),
}));

builder.objectFields(Card, (t) => ({
  abilities: t.field({
    type: [ParsedAbility],
    complexity: listCost(EXPECTED.abilities, RENDER_COST),
    description: 'The keywords of its text, in printed order; those inside a Switch follow it.',
    resolve: ({ lines, arenas }, _args, { knowledgeBase }) =>
      parseCardText(lines.join('\n'), knownKeywords(knowledgeBase)).abilities.map((ability) => ({
        ability,
        arenas: arenas.length === 0 ? null : arenas,
      })),
  }),
  keywords: t.field({
    type: [Keyword],
    complexity: listCost(EXPECTED.abilities),
    description: 'The same keywords, each once.',
    resolve: ({ keywords }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.keywords, keywords),
  }),
  rulings: t.field({
    type: [Ruling],
    complexity: listCost(EXPECTED.rulings),
    description: 'Current rulings on the card itself; those on its keywords stand with the keywords.',
    resolve: ({ rulings }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.rulings, rulings),
  }),
  printings: t.expose('printings', {
    type: [Printing],
    complexity: listCost(EXPECTED.printings),
    description: 'Every set it is in, at least one.',
  }),
  source: t.field({
    type: Source,
    description: 'Where these facts are from.',
    resolve: ({ source }, _args, { knowledgeBase }) => recordOf(knowledgeBase.sources, source),
  }),
}));

export const CardLookup = builder.unionType('CardLookup', {
  description: 'What a name leads to: one card, several that fit, or none.',
  types: [Card, AmbiguousName, NotFound],
  resolveType: (found) => {
    if ('candidates' in found) return 'AmbiguousName';
    return 'suggestions' in found ? 'NotFound' : 'Card';
  },
});

builder.queryField('card', (t) =>
  t.field({
    type: CardLookup,
    description:
      'One card by name, version and case forgiving; several versions of one name are an AmbiguousName.',
    args: {
      name: t.arg.string({
        required: true,
        description: "Its name, with or without version: 'Hanharr', 'hanharr (a)'.",
      }),
      set: t.arg.string({ description: 'Abbreviation of a set that it must be in; null for any.' }),
    },
    complexity: LOOKUP_COST,
    resolve: (_parent, { name, set }, { knowledgeBase }) => lookUpCard(knowledgeBase, name, set ?? null),
  }),
);

/** Names in one batch of cards: a deck with all that belongs to it. */
const MOST_NAMES = 250;

builder.queryField('cardsByName', (t) =>
  t.field({
    type: [CardLookup],
    description: `The same for up to ${MOST_NAMES} names, in the order asked. Unknown names are NotFound entries; more names are refused (TOO_MANY_ITEMS).`,
    args: {
      names: t.arg.stringList({
        required: true,
        description: `Names, at most ${MOST_NAMES}, each with or without version.`,
      }),
    },
    complexity: ({ names }) => batchCost(names.length, LOOKUP_COST, MOST_NAMES),
    resolve: (_parent, { names }, { knowledgeBase }) => {
      refuseLargeBatch('names', names.length, MOST_NAMES);
      return names.map((name) => lookUpCard(knowledgeBase, name, null));
    },
  }),
);
