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
    query: `# How two keywords meet: verdict, findings, rulings.
query Interaction($input: InteractionCheckInput!) {
  interactionCheck(input: $input) {
    ... on InteractionReport { verdict headline missing findings { statement rulings { id text } } }
    ... on Refusal { message }
  }
}`,
    variables: { input: { keywords: [{ keyword: 'overkill' }, { keyword: 'armor' }] } },
  },
  {
    query: `# An attack, solved exactly.
query Attack($input: AttackInput!) {
  attack(input: $input) {
    ... on AttackReport {
      notation
      summary { expectedDamageToDefender defenderDiscardChance attackerDiscardChance }
      units { role counters { value fraction } discardChance }
      choices { player situation choice }
      trace { text probability rulings { id text } }
    }
    ... on Refusal { message }
  }
}`,
    variables: {
      input: {
        attacker: { power: 7, abilities: ['Critical Hit 2', 'Lucky 1'] },
        defender: { health: 5, abilities: ['Armor'] },
      },
    },
  },
  {
    query: `# A question in words, with what the answer rests on.
query Answer($question: String!) {
  answer(question: $question) {
    text
    confidence
    citations { id text url }
    suggestions
  }
}`,
    variables: { question: 'When is Riposte damage placed?' },
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
