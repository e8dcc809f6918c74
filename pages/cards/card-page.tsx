import { nameInLine } from '../../api/attacks/name-in-line.js';
import { type CardRecord, fullName } from '../../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { SIDE_NAMES } from '../../api/knowledge-base/side-names.js';
import { Link } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { attackPath, cardPath, keywordPath, rulingPath } from '../paths.js';
import { factsOf } from '../shared/card-list.js';
import { ReportLink } from '../shared/report-link.js';
import { RulingItem } from '../shared/ruling-item.js';
import { Signature } from '../shared/signature.js';
import { SourceLine } from '../shared/source-line.js';

interface Shown {
  readonly kb: KnowledgeBase;
  readonly card: CardRecord;
}

/** A card: what is printed on it, and every ruling that matters to it. */
export function cardPage({ kb, card }: Shown): Page {
  const name = fullName(card);
  return {
    title: name,
    description: `${factsOf(card)}. ${card.lines.join('; ')}`.slice(0, 300),
    path: cardPath(card.slug),
    scripts: ['copy'],
    body: (
      <>
        <h1>{name}</h1>
        <CardFacts card={card} />
        <ul>
          {card.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
        <p class="source">
          <SourceLine kb={kb} source={card.source} />
        </p>
        <Fights kb={kb} card={card} />
        <OwnRulings kb={kb} card={card} />
        {card.keywords.map((slug) => (
          <KeywordOfCard key={slug} kb={kb} slug={slug} />
        ))}
        <ReportLink
          reported={{
            about: `card ${card.slug}`,
            path: cardPath(card.slug),
            shown: card.lines,
            facts: [],
          }}
        />
      </>
    ),
  };
}

function CardFacts({ card }: Pick<Shown, 'card'>) {
  const { side, typeLine, subtypes, costText, speed, power, health, printings } = card;
  const rows: readonly (readonly [string, string | number | null])[] = [
    ['Side', SIDE_NAMES[side]],
    ['Type', subtypes.length === 0 ? typeLine : `${typeLine} - ${subtypes.join(' ')}`],
    ['Build cost', costText],
    ['Speed', speed],
    ['Power', power],
    ['Health', health],
    [
      'Printed in',
      printings.map(({ set, number }) => (number === null ? set : `${set} ${number}`)).join(', '),
    ],
  ];
  return (
    <dl class="facts">
      {rows
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        ))}
    </dl>
  );
}

function OwnRulings({ kb, card }: Shown) {
  const own = card.rulings.flatMap((id) => kb.rulings.get(id) ?? []);
  return (
    <>
      {own.length > 0 && <h2>Rulings on this card</h2>}
      <ol class="rulings">
        {own.map((ruling) => (
          <RulingItem key={ruling.id} kb={kb} ruling={ruling} />
        ))}
      </ol>
    </>
  );
}

/** Cards it could attack; a few show how it is asked. */
const MOST_FIGHTS = 6;

function Fights({ kb, card }: Shown) {
  if (card.power === null || card.health === null) return null;
  const others = [...kb.cards.values()]
    .filter((other) => other !== card && other.health !== null && sharesArena(card, other))
    .slice(0, MOST_FIGHTS);
  if (others.length === 0) return null;
  return (
    <>
      <h2>In an attack</h2>
      <ul class="chips">
        {others.map((other) => (
          <li key={other.slug}>
            <Link to={attackPath(`${nameInLine(fullName(card))} vs ${nameInLine(fullName(other))}`)}>
              attacks {fullName(other)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where they have none in common, only a printed ability would reach the other. */
function sharesArena(card: CardRecord, other: CardRecord): boolean {
  return card.arenas.some((arena) => other.arenas.includes(arena));
}

/** What a keyword of the card says, and its rulings. */
export function KeywordOfCard({ kb, slug }: { readonly kb: KnowledgeBase; readonly slug: string }) {
  const keyword = kb.keywords.get(slug);
  if (keyword === undefined) return null;
  return (
    <section aria-label={keyword.name}>
      <h2>
        <Link to={keywordPath(slug)}>
          <Signature text={keyword.signature} />
        </Link>
      </h2>
      <p>{keyword.summary}</p>
      <ul>
        {keyword.rulings.map((id) => {
          const ruling = kb.rulings.get(id);
          return ruling === undefined ? null : (
            <li key={id}>
              {ruling.text}{' '}
              <Link to={rulingPath(id)} class="permalink no-print" aria-label={`Permanent link to ${id}`}>
                #
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
