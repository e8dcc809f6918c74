import { parseAttackLine } from '../../engine/notation/attack-line.js';
import { attackAsAsked } from '../../schema/attack-as-asked.js';
import { type Failure, failure, isFailure } from './failure.js';
import { LIMITS } from './limits.js';
import { decodedPath } from './request-url.js';

/** What GraphiQL asks about the thing at an address. */
export const SHOWN_QUERIES = {
  attack: `query Attack($input: AttackInput!) {
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
  answer: `query Answer($question: String!) {
  answer(question: $question) {
    text
    confidence
    citations { id text url }
    suggestions
  }
}`,
  cards: `query Card($name: String!) {
  card(name: $name) {
    ... on Card { name version typeLine text keywords { name } rulings { id text } }
    ... on AmbiguousName { message candidates { label } }
    ... on NotFound { message suggestions { label } }
  }
}`,
  interactions: `query Interaction($input: InteractionCheckInput!) {
  interactionCheck(input: $input) {
    ... on InteractionReport { verdict headline missing findings { statement rulings { id text } } }
    ... on Refusal { message }
  }
}`,
} as const;

function bad(message: string): Failure {
  return failure(400, 'BAD_USER_INPUT', message);
}

function variablesOf(
  kind: keyof typeof SHOWN_QUERIES,
  name: string,
  asked: string,
): Readonly<Record<string, unknown>> | Failure {
  switch (kind) {
    case 'attack': {
      const line = parseAttackLine(asked);
      if (!line.ok)
        return bad(`"q" is no attack in one line: ${line.message} Correct it at column ${line.column}.`);
      return { input: attackAsAsked(line.input) };
    }
    case 'answer':
      return asked.trim() === '' ? bad('Nothing is asked; send the question as "q".') : { question: asked };
    case 'cards':
      return { name };
    case 'interactions':
      return { input: { keywords: name.split('+').map((keyword) => ({ keyword })) } };
  }
}

function isShown(kind: string | undefined): kind is keyof typeof SHOWN_QUERIES {
  return kind !== undefined && Object.hasOwn(SHOWN_QUERIES, kind);
}

/** Where GraphiQL shows what an address of an attack, an answer, a card or an interaction is about, relative to that address. */
export function shownIn(path: string, search: string): string | Failure {
  const [kind, name = ''] = decodedPath(path);
  const asked = new URLSearchParams(search).get('q') ?? '';
  if (!isShown(kind)) return failure(404, 'BAD_USER_INPUT', 'Nothing has this address. Search at /graphql.');
  const variables = variablesOf(kind, name, asked);
  if (isFailure(variables)) return variables;
  const parameters = new URLSearchParams({
    query: SHOWN_QUERIES[kind],
    variables: JSON.stringify(variables, null, 2),
  });
  const up = '../'.repeat(path.replace(/^\//, '').split('/').length - 1);
  const location = `${up}graphiql?${parameters}`;
  if (location.length <= LIMITS.urlLength) return location;
  return failure(
    414,
    'QUERY_TOO_LARGE',
    'This is too long to be shown by its address. Send the query by POST to /graphql.',
    {
      limit: LIMITS.urlLength,
      found: location.length,
    },
  );
}
