import { cardUrl } from '../../schema/page-url.js';
import { type CardRecord, fullName, type PrintingRecord } from '../knowledge-base/card-record.js';
import { lookUpCard } from '../knowledge-base/look-up-card.js';
import type { Suggestion } from '../knowledge-base/suggestion.js';
import {
  type CitedRuling,
  cited,
  type Form,
  type Named,
  namedKeyword,
  namedWindow,
  type ReplyContext,
} from './reply.js';

export interface CardShown extends Named {
  readonly side: CardRecord['side'];
  readonly typeLine: string;
  readonly subtypes: readonly string[];
  readonly cost: string | null;
  readonly speed: number | null;
  readonly power: number | null;
  readonly health: number | null;
  readonly text: string;
  readonly keywords: readonly Named[];
  /** On the card itself. */
  readonly rulings: readonly CitedRuling[];
  readonly url: string;
  readonly details?:
    | undefined
    | {
        readonly printings: readonly PrintingRecord[];
        readonly source: string;
        /** Of its keywords, with the summary and the current rulings of each. */
        readonly keywords: readonly (Named & {
          readonly summary: string;
          readonly timing: Named | null;
          readonly rulings: readonly CitedRuling[];
        })[];
      };
}

export interface CardReply {
  readonly revision: string;
  /** Null when no card, or not just one, has the name. */
  readonly card: CardShown | null;
  readonly message: string | null;
  readonly suggestions: readonly Suggestion[];
}

export interface CardAsked {
  readonly name: string;
  readonly set: string | null;
}

/** One card by name, with or without version. */
export function cardReply(context: ReplyContext, { name, set }: CardAsked, form: Form): CardReply {
  const { revision } = context.knowledgeBase;
  const found = lookUpCard(context.knowledgeBase, name, set);
  if ('slug' in found) return { revision, card: shown(context, found, form), message: null, suggestions: [] };
  const suggestions = 'candidates' in found ? found.candidates : found.suggestions;
  return { revision, card: null, message: found.message, suggestions };
}

function shown(context: ReplyContext, card: CardRecord, form: Form): CardShown {
  const { slug, side, typeLine, subtypes, costText, speed, power, health, lines, keywords } = card;
  const facts = {
    id: slug,
    name: fullName(card),
    side,
    typeLine,
    subtypes,
    cost: costText,
    speed,
    power,
    health,
    text: lines.join('\n'),
    keywords: keywords.map((keyword) => namedKeyword(context, keyword)),
    rulings: cited(context, card.rulings),
    url: cardUrl(context, slug),
  };
  return form === 'concise' ? facts : { ...facts, details: detailsOf(context, card) };
}

function detailsOf(context: ReplyContext, card: CardRecord): NonNullable<CardShown['details']> {
  const { keywords, sources } = context.knowledgeBase;
  return {
    printings: card.printings,
    source: sources.get(card.source)?.title ?? card.source,
    keywords: card.keywords.flatMap((slug) => {
      const keyword = keywords.get(slug);
      if (keyword === undefined) return [];
      const { name, summary, timing, rulings } = keyword;
      const window = timing === null ? null : namedWindow(context, timing);
      return [{ id: slug, name, summary, timing: window, rulings: cited(context, rulings) }];
    }),
  };
}
