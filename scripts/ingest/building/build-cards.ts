import type { CardRecord } from '../../../api/knowledge-base/card-record.js';
import type {
  DiagnosticRecord,
  KeywordRecord,
  RulingRecord,
  SourceRecord,
} from '../../../api/knowledge-base/records.js';
import { cardIdentities } from '../cards/card-identities.js';
import { rulingGroupOf } from '../cards/card-rulings.js';
import type { CardSet } from '../cards/card-set.js';
import { printingDifferences } from '../cards/printing-differences.js';
import type { Ledger, LedgerEntry } from '../editions/ledger.js';
import type { MentionFinder } from '../parsing/mentions.js';
import type { CardFile } from '../reading/card-facts.js';
import { cardRecords, cardSource } from './card-records.js';
import { builtCard, rulingsOfCard, setSource, withOwnCards } from './card-set-records.js';
import { knownKeywords } from './known-keywords.js';
import { rulingRecords } from './ruling-records.js';

export interface CardsToBuild {
  readonly sets: readonly CardSet[];
  /** The project's own; null: none. */
  readonly own: CardFile | null;
  readonly keywords: readonly KeywordRecord[];
  readonly mentions: MentionFinder;
  /** What the ledger knows of the rulings of a group. */
  knownOf(group: string): Ledger;
  isToBeKept(entry: LedgerEntry): boolean;
  /** Told after each hundredth card. */
  onBuilt(done: number, total: number): void;
}

export interface BuiltCards {
  /** By slug. */
  readonly cards: readonly CardRecord[];
  /** By card, then position, then id. */
  readonly rulings: readonly RulingRecord[];
  readonly ledger: Ledger;
  /** Of the cards that sets print: what the ids of their rulings begin with. */
  readonly groups: readonly string[];
  readonly sources: readonly SourceRecord[];
  readonly diagnostics: readonly DiagnosticRecord[];
}

const TOLD_EVERY = 100;

export function buildCards(request: CardsToBuild): BuiltCards {
  const known = knownKeywords(request.keywords);
  const identities = cardIdentities(request.sets);
  const cards: CardRecord[] = [];
  const rulings: RulingRecord[] = [];
  const ledger = new Map<string, LedgerEntry>();
  const diagnostics = [...printingDifferences(identities)];
  for (const [index, identity] of identities.entries()) {
    const built = builtCard(identity, known);
    const { mentions, isToBeKept } = request;
    const group = request.knownOf(rulingGroupOf(identity.slug));
    const own = rulingRecords(rulingsOfCard(identity), group, mentions, isToBeKept);
    cards.push({ ...built.record, rulings: current(own.rulings) });
    rulings.push(...own.rulings);
    diagnostics.push(...built.diagnostics);
    for (const [id, entry] of own.ledger) ledger.set(id, entry);
    if (index % TOLD_EVERY === 0) request.onBuilt(index, identities.length);
  }
  const ownCards = request.own === null ? [] : cardRecords(request.own, request.keywords);
  return {
    cards: withOwnCards(cards, ownCards),
    rulings,
    ledger,
    groups: identities.map(({ slug }) => rulingGroupOf(slug)),
    sources: [
      ...(request.own === null ? [] : [cardSource(request.own)]),
      ...setSources(request.sets, rulings),
    ],
    diagnostics,
  };
}

function current(rulings: readonly RulingRecord[]): readonly string[] {
  return rulings.filter(({ status }) => status === 'CURRENT').map(({ id }) => id);
}

function setSources(sets: readonly CardSet[], rulings: readonly RulingRecord[]): readonly SourceRecord[] {
  const counts = new Map<string, number>();
  for (const { occurrences } of rulings) {
    for (const source of new Set(occurrences.map((one) => one.source)))
      counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return sets.map((set) => setSource(set, counts.get(set.id) ?? 0));
}
