import { MOST_LINES } from '../api/decks/deck-limits.js';
import {
  type DeckFinding as DeckFindingModel,
  type DeckInteractions as DeckInteractionsModel,
  deckInteractions,
  MOST_PAIRS,
} from '../api/decks/meetings/deck-interactions.js';
import { knownPairs } from '../api/interactions/known-pairs.js';
import { DECK_LIST, linesOfDeck, readAskedDeck } from './asked-deck.js';
import { builder } from './builder.js';
import { CardLookup } from './card.js';
import { EXPECTED, LOOKUP_COST, listCost, MAX_PAGE, pageCost } from './complexity.js';
import { DeckRulings } from './deck-rulings.js';
import { inTurn } from './in-turn.js';
import { Finding } from './interaction-report.js';
import { pageSize } from './page.js';
import { Card } from './record-types.js';
import { Warning } from './warning.js';

const STANDARD = 50;
/** Of a pair; what one has been asked about before is known, so that it is less than a check costs. */
const PAIR_COST = 30;
/** Keywords that a line of a list brings, and those of the other card, as a rule. */
const KEYWORDS_OF_LINE = 2;
const KEYWORDS_OF_CARD = 3;

const DeckFinding = builder.objectRef<DeckFindingModel>('DeckFinding').implement({
  description: 'What one keyword does to another, and which cards bring the two.',
  fields: (t) => ({
    finding: t.expose('finding', {
      type: Finding,
      description: 'What the interaction check finds, each keyword with its usual value.',
    }),
    fromCards: t.expose('fromCards', {
      type: [Card],
      complexity: listCost(EXPECTED.cardsOfFinding),
      description:
        "The cards with the keyword that does it, in the order of the list: of the deck, or the other card where it is that card's.",
    }),
    toCards: t.expose('toCards', {
      type: [Card],
      complexity: listCost(EXPECTED.cardsOfFinding),
      description: 'The cards with the keyword to which it is done, likewise.',
    }),
  }),
});

const DeckInteractions = builder.objectRef<DeckInteractionsModel>('DeckInteractions').implement({
  description: 'How the keywords of a deck meet each other, and those of one card.',
  fields: (t) => ({
    deck: t.expose('deck', {
      type: DeckRulings,
      complexity: listCost(EXPECTED.linesOfDeck),
      description: 'The list as it was read, with every line that was not recognised.',
    }),
    against: t.expose('against', {
      type: CardLookup,
      nullable: true,
      description:
        'The card that the deck is held against; when its name leads to none or to several, those that come near. Null when none was asked for.',
    }),
    findings: t.field({
      type: [DeckFinding],
      args: {
        first: t.arg.int({ defaultValue: STANDARD, description: `How many at most, 0 to ${MAX_PAGE}.` }),
      },
      complexity: ({ first }) => pageCost(first, STANDARD),
      description:
        'What two different keywords of the deck do to each other, strongest first: on one card that has both, with what others give to it, or on two cards beside each other.',
      resolve: ({ findings }, { first }) => findings.slice(0, pageSize(first, STANDARD)),
    }),
    findingCount: t.int({
      description: 'How many there are in all, 0 or more.',
      resolve: ({ findings }) => findings.length,
    }),
    againstFindings: t.field({
      type: [DeckFinding],
      args: {
        first: t.arg.int({ defaultValue: STANDARD, description: `How many at most, 0 to ${MAX_PAGE}.` }),
      },
      complexity: ({ first }) => pageCost(first, STANDARD),
      description:
        'What a keyword of the deck and another of the other card do to each other as enemies in an arena that both can be in, strongest first; with all that stands on the two cards. Empty without another card.',
      resolve: ({ againstFindings }, { first }) => againstFindings.slice(0, pageSize(first, STANDARD)),
    }),
    againstFindingCount: t.int({
      description: 'How many there are in all, 0 or more.',
      resolve: ({ againstFindings }) => againstFindings.length,
    }),
  }),
});

builder.objectFields(DeckInteractions, (t) => ({
  pairs: t.exposeInt('pairs', {
    description: `Pairs of keywords that were looked at, at most ${MOST_PAIRS}; those of the other card first, then those of which the deck has most copies.`,
  }),
  leftOut: t.exposeInt('leftOut', {
    description: 'Pairs beyond that, which were not looked at; 0 as a rule.',
  }),
  warnings: t.expose('warnings', {
    type: [Warning],
    complexity: listCost(EXPECTED.warnings),
    description:
      'Pairs that were left out or about which nothing can be told, and another card that is not known or was guessed. What is doubtful in the list stands with the deck.',
  }),
}));

builder.queryField('deckInteractions', (t) =>
  t.field({
    type: DeckInteractions,
    description:
      'Which keywords of a deck meet each other, and how they meet those of one card: for each finding the cards that bring the keywords.',
    args: {
      list: t.arg.string({ required: true, description: DECK_LIST }),
      against: t.arg.string({
        description: 'A card to hold the deck against, by name with or without its version; null for none.',
      }),
    },
    complexity: costOf,
    resolve: (_parent, { list, against }, context) =>
      deckInteractions(context.knowledgeBase, readAskedDeck(list), against ?? null, {
        pairs: knownPairs,
        turn: (work) => inTurn(context, work),
      }),
  }),
);

/** By the number of pairs that so many lines may bring. */
function costOf({ list, against }: { readonly list: string; readonly against?: string | null | undefined }) {
  const lines = Math.min(linesOfDeck(list), MOST_LINES);
  const keywords = lines * KEYWORDS_OF_LINE;
  const others = against == null ? 0 : KEYWORDS_OF_CARD;
  const pairs = Math.min((keywords * (keywords - 1)) / 2 + keywords * others, MOST_PAIRS);
  return { field: 1 + lines * LOOKUP_COST + PAIR_COST * pairs, multiplier: 1 };
}
