import type { CardRecord } from '../../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { Link } from '../layout/link.js';
import { cardPath } from '../paths.js';
import { cardNames } from './card-names.js';

interface CardListProps {
  readonly kb: KnowledgeBase;
  readonly cards: readonly CardRecord[];
  /** Slug: of each card the lines with it are shown. */
  readonly keyword?: string;
}

/** Cards in short, each with a link to its page. */
export function CardList({ kb, cards, keyword }: CardListProps) {
  const name = (kb.keywords.get(keyword ?? '')?.name ?? '').toLowerCase();
  const called = cardNames(cards);
  return (
    <ul class="cards">
      {cards.map((card) => (
        <li key={card.slug}>
          <Link to={cardPath(card.slug)}>{called.get(card.slug)}</Link>
          <p class="source">{factsOf(card)}</p>
          {name !== '' &&
            card.lines
              .filter((line) => line.toLowerCase().includes(name))
              .map((line) => (
                <p key={line} class="source">
                  {line}
                </p>
              ))}
        </li>
      ))}
    </ul>
  );
}

/** `Ground/Character, 7 power, 6 health`. */
export function factsOf({ typeLine, power, health }: CardRecord): string {
  const numbers = [power === null ? null : `${power} power`, health === null ? null : `${health} health`];
  return [typeLine, ...numbers].filter((part) => part !== null).join(', ');
}
