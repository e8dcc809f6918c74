import type { DeckSection as SectionName } from '../api/decks/deck-reading.js';
import {
  type DeckCard as DeckCardModel,
  type DeckLine as DeckLineModel,
  type DeckRulings as DeckRulingsModel,
  deckRulings,
} from '../api/decks/rulings/deck-rulings.js';
import { DECK_LIST, linesOfDeck, readAskedDeck } from './asked-deck.js';
import { builder } from './builder.js';
import { batchCost, COUNTED_ON_CONNECTION, EXPECTED, LOOKUP_COST, listCost } from './complexity.js';
import { recordsOf } from './record-of.js';
import { Card, Keyword, Ruling } from './record-types.js';
import { SUGGESTIONS_COST, Suggestion } from './suggestion.js';
import { Warning } from './warning.js';

const SECTION_DESCRIPTIONS = {
  DECK: 'The deck itself: all that stands before the first section.',
  SUPPLY: 'The supply beside the deck.',
  SIDEBOARD: 'The sideboard of the deck.',
  OUTSIDE: 'Cards outside the game.',
} as const satisfies Record<SectionName, string>;

const DeckSection = builder.enumType('DeckSection', {
  description: 'Where in a deck list a card stands.',
  values: {
    DECK: { description: SECTION_DESCRIPTIONS.DECK },
    SUPPLY: { description: SECTION_DESCRIPTIONS.SUPPLY },
    SIDEBOARD: { description: SECTION_DESCRIPTIONS.SIDEBOARD },
    OUTSIDE: { description: SECTION_DESCRIPTIONS.OUTSIDE },
  },
});

const DeckCard = builder.objectRef<DeckCardModel>('DeckCard').implement({
  description: 'A card of a deck, in one section.',
  fields: (t) => ({
    quantity: t.exposeInt('quantity', { description: 'Copies in this section, 1 or more.' }),
    section: t.expose('section', { type: DeckSection, description: 'Where it stands in the list.' }),
    card: t.expose('card', { type: Card, description: 'The card itself.' }),
    rulings: t.field({
      type: [Ruling],
      complexity: listCost(EXPECTED.rulingsOfDeckCard),
      description:
        'Current rulings of its keywords, in the order of its text, and behind them those on the card itself.',
      resolve: ({ rulings }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.rulings, rulings),
    }),
  }),
});

const DeckLine = builder.objectRef<DeckLineModel>('DeckLine').implement({
  description: 'A line of a deck list that is no card we know.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Its line in the list, from 1.' }),
    text: t.exposeString('text', {
      description: 'What stands there, without comments; a very long one is cut, with an ellipsis.',
    }),
    suggestions: t.expose('suggestions', {
      type: [Suggestion],
      complexity: SUGGESTIONS_COST,
      description: 'Cards that may have been meant, best first; empty when none comes near.',
    }),
  }),
});

/** How many lines there are counts on the field that takes the list. */
const COUNTED_ON_LIST = COUNTED_ON_CONNECTION;

/** Of the longest lists some lines are copies in another section and some no cards: they cost no more than a deck of so many cards. */
const LINES_COUNTED = 200;

export const DeckRulings = builder.objectRef<DeckRulingsModel>('DeckRulings').implement({
  description:
    'A deck list, read: its cards with the rulings that matter to them, and every line that is none.',
  fields: (t) => ({
    cards: t.expose('cards', {
      type: [DeckCard],
      complexity: COUNTED_ON_LIST,
      description: 'Its cards in the order of the list, each once a section.',
    }),
    keywords: t.field({
      type: [Keyword],
      complexity: COUNTED_ON_LIST,
      description: 'The keywords of all its cards, each once, by slug.',
      resolve: ({ keywords }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.keywords, keywords),
    }),
    unrecognised: t.expose('unrecognised', {
      type: [DeckLine],
      complexity: COUNTED_ON_LIST,
      description: 'Every line that is neither a card nor a section nor a comment, in the order of the list.',
    }),
    totalCards: t.exposeInt('totalCards', {
      description: 'Copies in all sections, unrecognised lines not counted.',
    }),
    warnings: t.expose('warnings', {
      type: [Warning],
      complexity: listCost(EXPECTED.warnings),
      description:
        'Names that were guessed, numbers of copies that are none, sets that a card is not in, unknown sections, and XML that is not well-formed.',
    }),
  }),
});

builder.queryField('deckRulings', (t) =>
  t.field({
    type: DeckRulings,
    description:
      'A pasted deck list (plain text or a .dek of LackeyCCG): every card, the rulings that matter to it, and what was not recognised.',
    args: {
      list: t.arg.string({
        required: true,
        description: DECK_LIST,
      }),
    },
    complexity: ({ list }) => batchCost(linesOfDeck(list), LOOKUP_COST, LINES_COUNTED),
    resolve: (_parent, { list }, { knowledgeBase }) => deckRulings(knowledgeBase, readAskedDeck(list)),
  }),
);
