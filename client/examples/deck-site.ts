import type { Client } from '../client.js';
import { deckInteractions, deckRulings } from '../queries.js';

export interface DeckPage {
  readonly cards: readonly {
    readonly title: string;
    readonly url: string;
    readonly rulings: readonly string[];
  }[];
  readonly keywords: readonly string[];
  /** For who pasted the list: what to look at again, line by line. */
  readonly complaints: readonly string[];
}

/** A pasted list as a deck site shows it: each card with the rulings that matter to it. */
export async function deckPage(rules: Client, list: string): Promise<DeckPage> {
  const { deckRulings: deck } = await rules.ask(deckRulings, { list });
  return {
    cards: deck.cards.map(({ quantity, card, rulings }) => ({
      title: `${quantity} x ${card.version === null ? card.name : `${card.name} (${card.version})`}`,
      url: card.url,
      rulings: rulings.map(({ text }) => text),
    })),
    keywords: deck.keywords.map(({ name, summary }) => `${name}: ${summary}`),
    complaints: [
      ...deck.unrecognised.map(({ line, text, suggestions: [nearest] }) =>
        nearest === undefined
          ? `Line ${line}: ${text}?`
          : `Line ${line}: ${text}? Did you mean ${nearest.label}?`,
      ),
      ...deck.warnings.map(({ message }) => message),
    ],
  };
}

/** What a deck does to one card and what that does to it, strongest first, each with the cards that bring it. */
export async function against(rules: Client, list: string, card: string): Promise<readonly string[]> {
  const { deckInteractions: met } = await rules.ask(deckInteractions, { list, against: card });
  return [
    ...met.againstFindings.map(
      ({ finding, fromCards, toCards }) =>
        `${fromCards.map(({ name }) => name).join(', ')} > ${toCards.map(({ name }) => name).join(', ')}: ${finding.statement}`,
    ),
    ...met.warnings.map(({ message }) => message),
  ];
}
