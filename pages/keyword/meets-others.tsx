import type { Finding } from '../../api/interactions/interaction-report.js';
import type { KnownPair } from '../../api/interactions/pair-memory.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../../api/knowledge-base/records.js';
import { RELATIONS } from '../../engine/interaction/relation.js';
import { Link } from '../layout/link.js';
import { interactionsPath } from '../paths.js';
import { FindingItem } from '../shared/finding-item.js';

interface MeetsProps {
  readonly kb: KnowledgeBase;
  readonly keyword: KeywordRecord;
  readonly pairs: readonly KnownPair[];
}

interface Met {
  readonly pair: KnownPair;
  readonly other: string;
  readonly finding: Finding;
}

/** Of the findings the strongest are shown at once. */
const SHOWN_AT_ONCE = 10;

/** How a keyword meets each: what it does first, strongest first; then those of which no rule says, and those that it leaves alone. */
export function MeetsOthers({ kb, keyword, pairs }: MeetsProps) {
  const otherOf = ({ keywords: [one, other] }: KnownPair) => (one === keyword.slug ? other : one);
  const met = pairs
    .flatMap((pair): readonly Met[] => {
      const [finding] = pair.verdict === 'INTERACT' ? pair.findings : [];
      return finding === undefined ? [] : [{ pair, other: otherOf(pair), finding }];
    })
    .toSorted((a, b) => strengthOf(a) - strengthOf(b));
  const apart = pairs.filter(({ verdict }) => verdict === 'INDEPENDENT').map(otherOf);
  const open = pairs.filter(({ verdict }) => verdict === 'UNDETERMINED').map(otherOf);
  return (
    <section aria-labelledby="meets">
      <h2 id="meets">How it meets other keywords</h2>
      {pairs.length < kb.keywords.size && (
        <p class="notice">
          {pairs.length} of {kb.keywords.size} pairs are worked out so far; load this page again in a moment.
        </p>
      )}
      {met.length === 0 && pairs.length === kb.keywords.size && (
        <p class="soft">No ruling and no run of an attack shows that it affects another keyword.</p>
      )}
      <MetList kb={kb} keyword={keyword.slug} met={met.slice(0, SHOWN_AT_ONCE)} />
      {met.length > SHOWN_AT_ONCE && (
        <details>
          <summary>It also affects or is affected by ({met.length - SHOWN_AT_ONCE})</summary>
          <MetList kb={kb} keyword={keyword.slug} met={met.slice(SHOWN_AT_ONCE)} />
        </details>
      )}
      <Names kb={kb} keyword={keyword.slug} title="No rule says how it meets" others={open} />
      <Names kb={kb} keyword={keyword.slug} title="It does not affect" others={apart} />
    </section>
  );
}

interface MetListProps {
  readonly kb: KnowledgeBase;
  readonly keyword: string;
  readonly met: readonly Met[];
}

function MetList({ kb, keyword, met }: MetListProps) {
  return (
    <ul class="findings">
      {met.map(({ other, finding }) => (
        <FindingItem key={other} kb={kb} finding={finding} asked={[keyword, other]} apart />
      ))}
    </ul>
  );
}

function strengthOf({ finding: { relation, basis } }: Met): number {
  return 2 * RELATIONS.indexOf(relation) + Number(!basis.includes('RULING'));
}

interface NamesProps {
  readonly kb: KnowledgeBase;
  readonly keyword: string;
  readonly title: string;
  readonly others: readonly string[];
}

function Names({ kb, keyword, title, others }: NamesProps) {
  if (others.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({others.length})
      </summary>
      <ul class="chips">
        {others.map((slug) => (
          <li key={slug}>
            <Link to={interactionsPath([keyword, slug])}>{kb.keywords.get(slug)?.name ?? slug}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
