import type { KnownPair } from '../../api/interactions/pair-memory.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { KeywordRecord, RulingRecord } from '../../api/knowledge-base/records.js';
import { Link } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { keywordPath, searchPath } from '../paths.js';
import { CardList } from '../shared/card-list.js';
import { KeywordChips } from '../shared/keyword-chips.js';
import { ReportLink } from '../shared/report-link.js';
import { RulingItem } from '../shared/ruling-item.js';
import { SequenceStrip } from '../shared/sequence-strip.js';
import { Signature } from '../shared/signature.js';
import { SourceLine } from '../shared/source-line.js';
import { AUTHORITY_WORDS } from '../shared/words.js';
import { definedTerm } from './defined-term.js';
import { Editions } from './editions.js';
import { KeywordFacts } from './keyword-facts.js';
import { MeetsOthers } from './meets-others.js';
import { Share } from './share.js';

interface Shown {
  readonly kb: KnowledgeBase;
  readonly keyword: KeywordRecord;
}

/** Of many cards with a keyword the first are shown. */
const MOST_CARDS = 60;

/** All that is known of one keyword; `pairs` are how it meets each. `publicUrl` as in `Site`. */
export function keywordPage(
  { kb, keyword }: Shown,
  pairs: readonly KnownPair[],
  publicUrl: string | null,
): Page {
  const shown = { kb, keyword };
  return {
    title: keyword.signature,
    description: keyword.summary === '' ? keyword.text.slice(0, 200) : keyword.summary,
    path: keywordPath(keyword.slug),
    scripts: ['copy'],
    linkedData: definedTerm(keyword, publicUrl),
    body: (
      <>
        <h1>
          <Signature text={keyword.signature} />
        </h1>
        <p class="lead">{keyword.summary}</p>
        <KeywordFacts {...shown} />
        <SequenceStrip kb={kb} window={keyword.timing} />
        <Text {...shown} />
        <Rulings {...shown} />
        <MeetsOthers {...shown} pairs={pairs} />
        <Mentions {...shown} />
        <Cards {...shown} />
        <Editions {...shown} />
        <Share {...shown} />
        <ReportLink
          reported={{
            about: `keyword ${keyword.slug}`,
            path: keywordPath(keyword.slug),
            shown: [keyword.summary],
            facts: [],
          }}
        />
      </>
    ),
  };
}

function Text({ kb, keyword }: Shown) {
  return (
    <section aria-labelledby="text">
      <h2 id="text">{keyword.authority === 'OFFICIAL' ? AUTHORITY_WORDS.OFFICIAL : 'What it says'}</h2>
      <blockquote>{keyword.text}</blockquote>
      <p class="source">
        <SourceLine kb={kb} source={keyword.source} />
      </p>
    </section>
  );
}

function Rulings({ kb, keyword }: Shown) {
  const rulings = keyword.rulings.flatMap((id) => kb.rulings.get(id) ?? []);
  const old = [...kb.rulings.values()].filter(
    (ruling) => ruling.keyword === keyword.slug && ruling.status !== 'CURRENT',
  );
  return (
    <section aria-labelledby="rulings">
      <h2 id="rulings">Rulings</h2>
      {rulings.length === 0 && <p class="soft">The text has no ruling beside what the keyword means.</p>}
      <RulingList kb={kb} rulings={rulings} />
      {old.length > 0 && (
        <details>
          <summary>No longer current ({old.length})</summary>
          <RulingList kb={kb} rulings={old} />
        </details>
      )}
    </section>
  );
}

function RulingList({
  kb,
  rulings,
}: {
  readonly kb: KnowledgeBase;
  readonly rulings: readonly RulingRecord[];
}) {
  return (
    <ol class="rulings">
      {rulings.map((ruling) => (
        <RulingItem key={ruling.id} kb={kb} ruling={ruling} />
      ))}
    </ol>
  );
}

function Mentions({ kb, keyword }: Shown) {
  const { mentions, mentionedBy } = keyword;
  if (mentions.length + mentionedBy.length === 0) return null;
  return (
    <section aria-labelledby="mentions">
      <h2 id="mentions">Mentions</h2>
      {mentions.length > 0 && <h3>{keyword.name} names</h3>}
      <KeywordChips kb={kb} slugs={mentions} />
      {mentionedBy.length > 0 && <h3>Named by</h3>}
      <KeywordChips kb={kb} slugs={mentionedBy} />
    </section>
  );
}

function Cards({ kb, keyword }: Shown) {
  const cards = [...kb.cards.values()].filter(({ keywords }) => keywords.includes(keyword.slug));
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="cards">
      <h2 id="cards">Cards with {keyword.name}</h2>
      <CardList kb={kb} cards={cards.slice(0, MOST_CARDS)} keyword={keyword.slug} />
      {cards.length > MOST_CARDS && (
        <p>
          {cards.length - MOST_CARDS} more:{' '}
          <Link to={searchPath(keyword.name)}>search for {keyword.name}</Link>.
        </p>
      )}
    </section>
  );
}
