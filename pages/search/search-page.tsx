import type { Answer } from '../../api/answers/answer-question.js';
import { fullName } from '../../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { ownerOf } from '../../api/knowledge-base/ruling-owner.js';
import type { SearchAnswer, SearchHit } from '../../api/knowledge-base/search.js';
import { suggestionPath } from '../layout/failure-page.js';
import { Link } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { attackPath, cardPath, keywordPath, rulingPath, searchPath } from '../paths.js';
import { cardNames } from '../shared/card-names.js';
import { FormFault } from '../shared/form-fault.js';
import { Pager } from '../shared/pager.js';
import { AnswerView } from './answer-view.js';
import { isAttackMeant } from './attack-meant.js';
import { sitePagesFor } from './find-site-pages.js';
import { SearchBox } from './search-box.js';
import type { SitePage } from './site-pages.js';

interface Found {
  readonly kb: KnowledgeBase;
  readonly query: string;
  /** The hits up to the end of the page, of which those of the page are shown. */
  readonly found: SearchAnswer;
  /** From 1. */
  readonly page?: number;
  /** Hits that a page has. */
  readonly perPage: number;
  /** Of a query that is a question; else null. */
  readonly answer: Answer | null;
  /** Why a question got none now. */
  readonly fault?: string | null;
}

/** What a search found; a question gets its answer first. */
export function searchPage({ kb, query, found, answer, page = 1, perPage, fault = null }: Found): Page {
  const own = sitePagesFor(query, kb.cards.size > 0);
  const offered = page === 1 ? own.pages : [];
  const title = query.trim() === '' ? 'Search' : `Search: ${query.trim().slice(0, 80)}`;
  return {
    title,
    description: answer?.text.slice(0, 300) ?? 'Search keywords, rulings, cards and steps of the game.',
    path: searchPath(query, page),
    scripts: ['search-box', 'copy'],
    listed: false,
    body: (
      <>
        <h1>{answer === null ? 'Search' : 'Answer'}</h1>
        <SearchBox query={query} isFaulty={fault !== null} />
        <FormFault fault={fault} />
        {answer !== null && <AnswerView kb={kb} answer={answer} />}
        {(answer?.attack ?? null) === null && isAttackMeant(query) && (
          <p>
            <Link to={attackPath(query.trim())}>Work it out as an attack in one line</Link>
          </p>
        )}
        <OfThisSite found={offered} />
        <Hits
          kb={kb}
          query={query}
          found={own.isWhole ? wordForWord(found) : found}
          page={page}
          perPage={perPage}
          under={answer !== null || offered.length > 0}
        />
      </>
    ),
  };
}

/** Without what only looks like the words: nobody mistyped them. */
function wordForWord({ hits, total, ...found }: SearchAnswer): SearchAnswer {
  const kept = hits.filter(({ match }) => match !== 'FUZZY' && match !== 'PREFIX');
  return { ...found, hits: kept, total: kept.length < hits.length ? kept.length : total, didYouMean: [] };
}

/** Pages of the site that the query is about, apart from what the game's texts say. */
function OfThisSite({ found }: { readonly found: readonly SitePage[] }) {
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="of-this-site">
      <h2 id="of-this-site">On this site</h2>
      <ul class="rulings">
        {found.map(({ path, name, isFor }) => (
          <li key={path}>
            <p>
              <Link to={path}>{name}</Link> <span class="tag">page</span>
            </p>
            <p>{isFor}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HitsProps extends Omit<Found, 'answer' | 'fault'> {
  /** Is there an answer above, or a page of the site? */
  readonly under: boolean;
}

function Hits({ kb, query, found, page = 1, perPage, under }: HitsProps) {
  const { total } = found;
  const last = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(page, last);
  const hits = found.hits.slice((shown - 1) * perPage);
  const isAsked = query.trim() !== '';
  const called = cardNames(hits.flatMap(({ kind, id }) => (kind === 'CARD' ? (kb.cards.get(id) ?? []) : [])));
  return (
    <>
      {isAsked && <Doubts found={found} />}
      {isAsked && total === 0 && !under && (
        <p class="notice">
          Nothing has these words. Try the name of a keyword or of a card, or look at{' '}
          <Link to="./#keywords">all keywords</Link>.
        </p>
      )}
      {under && hits.length > 0 && <h2>Texts with these words</h2>}
      <ul class="rulings">
        {hits.map((hit) => (
          <Hit key={`${hit.kind} ${hit.id}`} kb={kb} hit={hit} called={called} />
        ))}
      </ul>
      {last > 1 && <p class="soft">{total} have some of these words, those with more of them first.</p>}
      <Pager page={shown} last={last} pathOf={(other) => searchPath(query, other)} />
    </>
  );
}

/** What of the query was not read, and what may have been meant. */
function Doubts({ found: { warnings, didYouMean } }: Pick<Found, 'found'>) {
  return (
    <>
      {warnings.map(({ code, message }) => (
        <p key={code} class="source">
          {message}
        </p>
      ))}
      {didYouMean.length > 0 && (
        <p>
          Did you mean{' '}
          {didYouMean.map((suggestion, index) => (
            <>
              {index > 0 && ', '}
              <Link to={suggestionPath(suggestion)}>{suggestion.label}</Link>
            </>
          ))}
          ?
        </p>
      )}
    </>
  );
}

interface HitProps {
  readonly kb: KnowledgeBase;
  readonly hit: SearchHit;
  /** Names of the cards among the hits. */
  readonly called: ReadonlyMap<string, string>;
}

function Hit(props: HitProps) {
  const shown = shownHit(props);
  if (shown === null) return null;
  return (
    <li>
      <p>
        <Link to={shown.path}>
          {shown.name}
          {shown.apart !== undefined && <span class="unseen">: {shown.apart}</span>}
        </Link>{' '}
        <span class="tag">{shown.kind}</span>
      </p>
      <p>{shown.text}</p>
    </li>
  );
}

interface ShownHit {
  readonly kind: string;
  readonly name: string;
  readonly path: string;
  readonly text: string;
  /** What tells it from others of the same name, for who hears links alone. */
  readonly apart?: string;
}

function shownHit({ kb, hit: { kind, id }, called }: HitProps): ShownHit | null {
  switch (kind) {
    case 'KEYWORD': {
      const keyword = kb.keywords.get(id);
      return keyword === undefined
        ? null
        : { kind: 'keyword', name: keyword.name, path: keywordPath(id), text: keyword.summary };
    }
    case 'RULING': {
      const ruling = kb.rulings.get(id);
      return ruling === undefined
        ? null
        : {
            kind: 'ruling',
            name: ownerOf(kb, ruling).name,
            path: rulingPath(id),
            text: ruling.text,
            apart: id,
          };
    }
    case 'CARD': {
      const card = kb.cards.get(id);
      return card === undefined
        ? null
        : {
            kind: 'card',
            name: called.get(id) ?? fullName(card),
            path: cardPath(id),
            text: card.lines.join('; '),
          };
    }
    case 'TIMING_WINDOW': {
      const window = kb.timingWindows.get(id);
      return window === undefined
        ? null
        : { kind: 'step', name: window.name, path: `./#window-${id}`, text: window.summary };
    }
  }
}
