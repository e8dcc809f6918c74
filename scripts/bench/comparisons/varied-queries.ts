import { slugOf } from '../../../api/knowledge-base/fold.js';
import { type Random, randomFrom } from '../glossary/random.js';
import type { Query } from './post-query.js';

const SELECTIONS = [
  'name text rulings { id text }',
  'id slug name signature stacking activation timing { slug name } rulings { id text topics parenthetical }',
  'name summary definitions rulings { text mentions { slug name } }',
  'name aliases url source { title edition authority url } rulings { id text status authority url }',
  'name mentions { slug name } mentionedBy { slug name } rulings { id text position }',
  'name timing { name order phase isPop summary } timingText timingInferred rulings { text occurrences { line start end source { id } } }',
] as const;

/** Ways in which people write a name; all lead to it at once. */
export function spellings(name: string): readonly [string, ...string[]] {
  return [name, name.toLowerCase(), slugOf(name)];
}

/** A few documents that clients keep, with every keyword in every spelling. */
export function queriesByVariable(names: readonly string[]): readonly Query[] {
  return names.flatMap((name) =>
    spellings(name).flatMap((spelling) =>
      SELECTIONS.map((selection) => ({
        query: `query Keyword($name: String!) { keyword(name: $name) { __typename ... on Keyword { ${selection} } ... on LookupMiss { message } } }`,
        variables: { name: spelling },
      })),
    ),
  );
}

const FIELDS: readonly [string, ...string[]] = [
  ...['id', 'slug', 'aliases', 'signature', 'parameter', 'stacking', 'activation', 'nature', 'timingText'],
  ...['timingInferred', 'definitions', 'summary', 'authority', 'url', 'matchedBy', 'timing { slug name }'],
  ...['mentions { slug name }', 'mentionedBy { slug }', 'source { title authority }'],
] as [string, ...string[]];
const RULING_FIELDS: readonly [string, ...string[]] = [
  ...['id', 'parenthetical', 'position', 'authority', 'status', 'topics', 'url', 'mentions { slug }'],
] as [string, ...string[]];

/** So many documents that no cache of parsed documents holds them: each is another selection, with the name inside. */
export function newDocuments(names: readonly string[], count: number): readonly Query[] {
  const random = randomFrom(count);
  return Array.from({ length: count }, (_, at) => {
    const name = JSON.stringify(names[at % names.length]);
    const [fields, rulingFields] = [several(random, FIELDS), several(random, RULING_FIELDS)];
    return {
      query: `{ keyword(name: ${name}) { ... on Keyword { name ${fields} rulings { text ${rulingFields} } } } }`,
    };
  });
}

function several(random: Random, fields: readonly [string, ...string[]]): string {
  const chosen = new Set<string>();
  while (chosen.size < fields.length / 2) chosen.add(random.pick(fields));
  return [...chosen].join(' ');
}

/** All keywords with their rulings in one page. */
export function queriesOfAll(): readonly Query[] {
  return SELECTIONS.slice(0, 3).map((selection) => ({
    query: `{ keywords(first: 60) { totalCount nodes { ${selection} } pageInfo { hasNextPage } } }`,
  }));
}
