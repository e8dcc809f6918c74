import type { CardRecord } from '../../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { useHref } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { cardsPath } from '../paths.js';
import { CardList } from '../shared/card-list.js';
import { Pager } from '../shared/pager.js';

interface Shown {
  readonly kb: KnowledgeBase;
  /** Slug of the keyword that they have; empty: all cards. */
  readonly keyword: string;
  /** Those of this page of the list. */
  readonly cards: readonly CardRecord[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly last: number;
}

/** All cards, or those with a keyword, page by page. */
export function cardsPage(shown: Shown): Page {
  const { kb, keyword, cards, total, page, last } = shown;
  const name = kb.keywords.get(keyword)?.name;
  const title = name === undefined ? 'All cards' : `Cards with ${name}`;
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    description: `${title}, each with its numbers, its text and its rulings.`,
    path: cardsPath(keyword, page),
    listed: page === 1,
    body: (
      <>
        <h1>{title}</h1>
        <KeywordForm kb={kb} keyword={keyword} />
        <p class="soft">
          {total} {total === 1 ? 'card' : 'cards'}
        </p>
        <CardList kb={kb} cards={cards} {...(keyword === '' ? {} : { keyword })} />
        <Pager page={page} last={last} pathOf={(other) => cardsPath(keyword, other)} />
      </>
    ),
  };
}

function KeywordForm({ kb, keyword }: Pick<Shown, 'kb' | 'keyword'>) {
  return (
    <form class="search-form" action={useHref('cards')}>
      <label>
        With the keyword{' '}
        <select name="keyword">
          <option value="">any or none</option>
          {kb.names.alphabetical.map(({ slug, name }) => (
            <option key={slug} value={slug} selected={slug === keyword}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Show</button>
    </form>
  );
}
