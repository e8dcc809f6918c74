/** A query to begin with, ready to run. */
export interface GraphiqlExample {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** One tab each in a fresh GraphiQL. */
export const GRAPHIQL_EXAMPLES: readonly GraphiqlExample[] = [
  {
    query: `# Any spelling finds a keyword: printed name, former name, 'critical hit 2'.
query KeywordByName($name: String!) {
  keyword(name: $name) {
    ... on Keyword {
      name
      signature
      stacking
      timing { name }
      summary
      definitions
      rulings { id text }
    }
    ... on LookupMiss {
      message
    }
  }
}`,
    variables: { name: 'Overkill' },
  },
  {
    query: `# Full text over keywords, rulings and timing windows.
query Search($query: String!) {
  search(query: $query, first: 10) {
    totalCount
    didYouMean { label }
    edges {
      match
      highlight
      node {
        ... on Keyword { name summary }
        ... on Ruling { id text keyword { name } }
        ... on TimingWindow { name summary }
      }
    }
  }
}`,
    variables: { query: 'prevent damage' },
  },
  {
    query: `# Every window in the order of play, with the keywords that act in it.
query TimingWindows {
  timingWindows {
    order
    name
    isPop
    keywords { name }
  }
}`,
    variables: {},
  },
  {
    query: `# Is this wording still current?
query VerifyCitation($text: String!) {
  verifyCitation(text: $text) {
    status
    similarity
    message
    ruling { id text }
  }
}`,
    variables: { text: 'Both units resolve damage in tandem.' },
  },
  {
    query: `# What is loaded.
query KnowledgeBase {
  knowledgeBase {
    revision
    builtAt
    keywordCount
    rulingCount
    sourceCount
  }
}`,
    variables: {},
  },
];
