import { postQuery } from './post-query.js';
import { spellings } from './varied-queries.js';

/** What the reference server sends: everything that the queries of the comparison select, worked out beforehand. */
export interface ReferenceAnswers {
  readonly keywordsByName: Readonly<Record<string, object>>;
  /** The one page of all keywords. */
  readonly keywords: object;
}

/** Every field that a query of the comparison may select. */
const KEYWORD = `
  __typename id slug name aliases signature parameter stacking activation nature timingText timingInferred definitions text summary
  authority url matchedBy
  timing { __typename id slug name order isPop phase summary }
  rulings {
    __typename id text parenthetical position authority status topics url
    mentions { __typename slug name }
    occurrences { line start end source { __typename id } }
  }
  mentions { __typename id slug name }
  mentionedBy { __typename id slug name }
  source { __typename id title kind edition authority publishedOn url }
`;

/** Asks the server under test, so that both sides have the same values. Rejects when a name leads to no keyword. */
export async function collectAnswers(url: string, names: readonly string[]): Promise<ReferenceAnswers> {
  const keywordsByName: Record<string, object> = {};
  const nodes: object[] = [];
  for (const name of names) {
    const query = `query($name: String!) { keyword(name: $name) { ... on Keyword { ${KEYWORD} } } }`;
    const { data } = await postQuery<{ readonly keyword: object }>(url, { query, variables: { name } });
    if (!('slug' in data.keyword)) throw new Error(`"${name}" was expected to lead to one keyword.`);
    nodes.push(data.keyword);
    for (const spelling of spellings(name)) keywordsByName[spelling] = data.keyword;
  }
  const page = 'query { keywords(first: 60) { totalCount pageInfo { hasNextPage endCursor } } }';
  const { data } = await postQuery<{ readonly keywords: object }>(url, { query: page });
  return { keywordsByName, keywords: { ...data.keywords, nodes } };
}
