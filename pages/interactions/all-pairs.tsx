import type { KnownPair } from '../../api/interactions/pair-memory.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { RELATIONS, type Relation } from '../../engine/interaction/relation.js';
import { Link, useHref } from '../layout/link.js';
import { interactionsPath, reportPath } from '../paths.js';
import { RELATION_WORDS } from '../shared/words.js';

/** Which pairs are looked for; empty takes all. */
export interface PairFilter {
  /** Slug: one of the two. */
  readonly keyword: string;
  readonly relation: string;
}

interface AllProps {
  readonly kb: KnowledgeBase;
  readonly pairs: readonly KnownPair[];
  /** How many pairs there are. */
  readonly total: number;
  readonly filter: PairFilter;
}

/** All pairs as a table of signs, and those that are looked for as a list of sentences. */
export function AllPairs({ kb, pairs, total, filter }: AllProps) {
  const isFiltered = filter.keyword !== '' || filter.relation !== '';
  const fitting = pairs.filter((pair) => fits(pair, filter));
  return (
    <section aria-labelledby="pairs">
      <h2 id="pairs">All pairs</h2>
      <FilterForm kb={kb} filter={filter} />
      {pairs.length < total && (
        <p class="notice">
          {pairs.length} of {total} pairs are worked out so far; load this page again in a moment.
        </p>
      )}
      {isFiltered ? <Sentences kb={kb} pairs={fitting} /> : <Matrix kb={kb} pairs={pairs} />}
    </section>
  );
}

function fits({ keywords, findings }: KnownPair, { keyword, relation }: PairFilter): boolean {
  const hasKeyword = keyword === '' || keywords.includes(keyword);
  return hasKeyword && (relation === '' || findings.some((finding) => finding.relation === relation));
}

function FilterForm({ kb, filter }: Pick<AllProps, 'kb' | 'filter'>) {
  return (
    // Without completion: behind Back a browser would put in what was chosen last, over pairs of another choice.
    <form action={useHref('interactions')} class="no-print" autocomplete="off">
      <div class="numbers picker">
        <label>
          Only pairs with
          <select name="with">
            <option value="">any keyword</option>
            {kb.names.alphabetical.map(({ slug, name }) => (
              <option key={slug} value={slug} selected={slug === filter.keyword}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Only where one
          <select name="relation">
            <option value="">does anything</option>
            {RELATIONS.map((relation) => (
              <option key={relation} value={relation} selected={relation === filter.relation}>
                {RELATION_WORDS[relation]} the other
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="submit">Show</button>
    </form>
  );
}

function Sentences({ kb, pairs }: Pick<AllProps, 'kb' | 'pairs'>) {
  const name = (slug: string) => kb.keywords.get(slug)?.name ?? slug;
  return (
    <>
      <p>
        {pairs.length} {pairs.length === 1 ? 'pair' : 'pairs'}. <Link to="interactions#pairs">Show all</Link>
      </p>
      <ul class="findings">
        {pairs.map(({ keywords: [one, other], headline }) => (
          <li key={`${one} ${other}`}>
            <p class="relation">
              <Link to={interactionsPath([one, other])}>
                {name(one)} and {name(other)}
              </Link>
            </p>
            <p>{headline}</p>
            <p class="source">
              <Link to={reportPath([one, other], null)} class="doubt no-print" rel="nofollow">
                This looks wrong
                <span class="unseen">
                  : {name(one)} and {name(other)}
                </span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const SIGNS: Readonly<Record<Relation, string>> = {
  OVERRIDES: 'O',
  BLOCKS: 'B',
  REDIRECTS: 'R',
  PREVENTS: 'P',
  TRIGGERS: 'T',
  NO_EFFECT: 'N',
  MODIFIES: 'C',
  ADDS_UP: '+',
  SEPARATE: '‖',
  REDUNDANT: '=',
  CHOOSE_ONE: '1',
  PRECEDES: '<',
};

function Matrix({ kb, pairs }: Pick<AllProps, 'kb' | 'pairs'>) {
  const byKey = new Map(pairs.map((pair) => [pair.keywords.join(' '), pair]));
  const keywords = [...kb.keywords.values()];
  const pairOf = (a: string, b: string) => byKey.get(a < b ? `${a} ${b}` : `${b} ${a}`);
  return (
    <>
      <p class="soft">The sign of a pair is that of its strongest finding.</p>
      <ul class="chips legend soft">
        {RELATIONS.map((relation) => (
          <li key={relation}>
            <b>{SIGNS[relation]}</b>
            {RELATION_WORDS[relation]}
          </li>
        ))}
        <li>
          <b class="open">?</b>no rule says
        </li>
      </ul>
      <p class="soft needs-script">
        With a keyboard: one stop, arrows from cell to cell, Enter for all about a pair.
      </p>
      <a href="#past-pairs" class="past">
        Go past the table
      </a>
      <div class="matrix-whole">
        <div class="scroll matrix-frame">
          <table
            class="matrix"
            aria-labelledby="pairs"
            data-grid={useHref(interactionsPath(['ROW', 'COLUMN']))}
            data-apart="they do not affect each other"
          >
            <thead>
              <tr>
                <td />
                {keywords.map(({ slug, name }) => (
                  <th key={slug} scope="col" data-name={slug}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keywords.map((row) => (
                <tr key={row.slug}>
                  <th scope="row" data-name={row.slug}>
                    {row.name}
                  </th>
                  {keywords.map(({ slug }) => (
                    <td key={slug}>
                      <Cell pair={pairOf(row.slug, slug)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p class="matrix-pair soft needs-script" role="status" data-pair />
      </div>
      <p id="past-pairs" class="soft" tabindex={-1}>
        For a list in words, choose a keyword or a relation above.
      </p>
    </>
  );
}

function Cell({ pair }: { readonly pair: KnownPair | undefined }) {
  if (pair === undefined) return <span />;
  const { keywords, verdict, findings, headline } = pair;
  if (verdict === 'INDEPENDENT') return <span>·</span>;
  const [finding] = findings;
  const sign = finding === undefined ? '?' : SIGNS[finding.relation];
  return (
    <Link to={interactionsPath(keywords)} class={verdict.toLowerCase()} title={headline}>
      {sign}
    </Link>
  );
}
