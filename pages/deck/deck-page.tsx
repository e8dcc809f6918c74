import type { DeckSection } from '../../api/decks/deck-reading.js';
import type { DeckFinding, DeckInteractions } from '../../api/decks/meetings/deck-interactions.js';
import type { DeckCard, DeckLine } from '../../api/decks/rulings/deck-rulings.js';
import { fullName } from '../../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { KeywordOfCard } from '../cards/card-page.js';
import { suggestionPath } from '../layout/failure-page.js';
import { Link, useHref } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { cardPath, cardsPath } from '../paths.js';
import { factsOf } from '../shared/card-list.js';
import { cardNames } from '../shared/card-names.js';
import { FindingItem } from '../shared/finding-item.js';
import { FormFault, faultyField } from '../shared/form-fault.js';

interface ShownDeck {
  readonly kb: KnowledgeBase;
  /** As it was pasted. */
  readonly list: string;
  /** Null when nothing was pasted, or the list was refused. */
  readonly deck: DeckInteractions | null;
  /** Why it was refused. */
  readonly fault?: string | null;
}

/** A deck list, and the sheet of rulings that matter to it; the sheet alone is printed. */
export function deckPage({ kb, list, deck, fault = null }: ShownDeck): Page {
  return {
    title: 'Rulings of a deck',
    description:
      'Paste a deck list and get one sheet with every ruling that matters to it, made to be printed.',
    path: 'deck',
    scripts: ['sent'],
    listed: deck === null && fault === null,
    body: (
      <>
        <h1>Rulings of a deck</h1>
        <ListForm kb={kb} list={list} fault={fault} />
        {deck !== null && <Sheet kb={kb} shown={deck} />}
      </>
    ),
  };
}

function ListForm({ kb, list, fault = null }: Omit<ShownDeck, 'deck'>) {
  const [first, second] = [...kb.cards.values()];
  const example = [first, second]
    .flatMap((card) => (card === undefined ? [] : [`4 ${fullName(card)}`]))
    .join('\n');
  return (
    <form action={useHref('deck')} method="post" data-sent="">
      <FormFault fault={fault} />
      <p data-told="" />
      <label>
        The list: one card a line, or the text of a .dek file
        {/* Without a greatest length: browsers cut what is pasted to it, and say nothing. */}
        <textarea
          name="list"
          rows={8}
          spellcheck={false}
          placeholder={example}
          {...faultyField(fault !== null)}
        >
          {`\n${list}`}
        </textarea>
      </label>
      <p>
        <button type="submit">Make the sheet</button>
      </p>
      {kb.cards.size > 0 && (
        <p class="soft">
          <Link to={cardsPath('')}>All cards</Link> that are known here.
        </p>
      )}
      {kb.cards.size < FEW && (
        <p class="soft">
          {kb.cards.size === 0
            ? 'No cards are loaded here yet.'
            : `Only ${kb.cards.size} cards are loaded here yet.`}
        </p>
      )}
    </form>
  );
}

const FEW = 20;

const SECTIONS: Readonly<Record<DeckSection, string>> = {
  DECK: 'Deck',
  SUPPLY: 'Supply',
  SIDEBOARD: 'Sideboard',
  OUTSIDE: 'Outside the game',
};

function Sheet({ kb, shown }: { readonly kb: KnowledgeBase; readonly shown: DeckInteractions }) {
  const { deck, findings, warnings } = shown;
  return (
    <div class="sheet">
      <p class="lead">
        {deck.totalCards} {deck.totalCards === 1 ? 'card' : 'cards'}, {deck.keywords.length}{' '}
        {deck.keywords.length === 1 ? 'keyword' : 'keywords'}
      </p>
      {[...new Map([...deck.warnings, ...warnings].map((warning) => [warning.message, warning])).keys()].map(
        (message) => (
          <p key={message} class="source">
            {message}
          </p>
        ),
      )}
      <Unrecognised lines={deck.unrecognised} />
      <Cards cards={deck.cards} />
      {deck.keywords.map((slug) => (
        <KeywordOfCard key={slug} kb={kb} slug={slug} />
      ))}
      <OwnRulings kb={kb} cards={deck.cards} />
      <Findings kb={kb} findings={findings} />
    </div>
  );
}

function Unrecognised({ lines }: { readonly lines: readonly DeckLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div class="notice fault">
      <p>Not recognised:</p>
      <ul>
        {lines.map(({ line, text, suggestions }) => (
          <li key={line}>
            Line {line}: {text}
            {suggestions.length > 0 && ' - did you mean '}
            {suggestions.map((suggestion, index) => (
              <>
                {index > 0 && ', '}
                <Link to={suggestionPath(suggestion)}>{suggestion.label}</Link>
              </>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cards({ cards }: { readonly cards: readonly DeckCard[] }) {
  const called = cardNames(cards.map(({ card }) => card));
  const sections = [...new Set(cards.map(({ section }) => section))];
  return (
    <>
      {sections.map((section) => (
        <section key={section} aria-label={SECTIONS[section]}>
          <h2>{SECTIONS[section]}</h2>
          <ul>
            {cards
              .filter((card) => card.section === section)
              .map(({ card, quantity }) => (
                <li key={card.slug}>
                  {quantity} <Link to={cardPath(card.slug)}>{called.get(card.slug)}</Link>{' '}
                  <span class="source">
                    {factsOf(card)}: {card.lines.join('; ')}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Rulings on the cards themselves. */
function OwnRulings({ kb, cards }: { readonly kb: KnowledgeBase; readonly cards: readonly DeckCard[] }) {
  const ruled = cards.filter(({ card }) => card.rulings.length > 0);
  if (ruled.length === 0) return null;
  return (
    <>
      <h2>Rulings on single cards</h2>
      {ruled.map(({ card, section }) => (
        <section key={`${section} ${card.slug}`} aria-label={fullName(card)}>
          <h3>{fullName(card)}</h3>
          <ul>
            {card.rulings.map((id) => (
              <li key={id}>{kb.rulings.get(id)?.text ?? id}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Of many findings the strongest are told. */
const MOST_FINDINGS = 30;

function Findings({
  kb,
  findings,
}: {
  readonly kb: KnowledgeBase;
  readonly findings: readonly DeckFinding[];
}) {
  if (findings.length === 0) return null;
  return (
    <>
      <h2>How its keywords meet</h2>
      <ul class="findings">
        {findings.slice(0, MOST_FINDINGS).map(({ finding }, index) => (
          <FindingItem key={index} kb={kb} finding={finding} asked={[finding.from, finding.to]} apart />
        ))}
      </ul>
    </>
  );
}
