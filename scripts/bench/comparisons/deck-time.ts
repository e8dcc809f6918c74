const CARDS = 200;
const PAGE = 100;

const PAGES = `query ($first: Int!, $after: String) {
  cards(first: $first, after: $after) { nodes { name version } pageInfo { endCursor } }
}`;
const DECK = `query ($list: String!) {
  deckRulings(list: $list) {
    totalCards
    cards { quantity section card { id name } rulings { id text } }
    keywords { slug name }
    unrecognised { line text suggestions { label } }
  }
}`;

interface Page {
  readonly cards: {
    readonly nodes: readonly { readonly name: string; readonly version: string | null }[];
    readonly pageInfo: { readonly endCursor: string | null };
  };
}
interface Deck {
  readonly deckRulings: { readonly totalCards: number; readonly unrecognised: readonly unknown[] };
}

/** A list of 200 cards that the server knows, four of each. */
export async function deckOf(url: string): Promise<string> {
  const lines: string[] = [];
  for (let after: string | null = null; lines.length < CARDS; ) {
    const { cards }: Page = await ask<Page>(url, PAGES, { first: PAGE, after });
    if (cards.nodes.length === 0) throw new Error(`The server knows fewer than ${CARDS} cards.`);
    for (const { name, version } of cards.nodes)
      lines.push(`4 ${version === null ? name : `${name} (${version})`}`);
    after = cards.pageInfo.endCursor;
  }
  return lines.join('\n');
}

/** The same list with a letter left out of every name. */
export function misspelt(list: string): string {
  return list.replace(/^(\d+ \S\S)\S/gm, '$1');
}

/** Milliseconds from the request for all rulings of such a list until the whole answer is read, the median of some. */
export async function deckTimeMs(url: string, list: string, times: number): Promise<number> {
  const measured: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    const { deckRulings } = await ask<Deck>(url, DECK, { list });
    measured.push(performance.now() - started);
    const { totalCards, unrecognised } = deckRulings;
    if (totalCards + 4 * unrecognised.length !== 4 * CARDS)
      throw new Error(`Of a deck of ${4 * CARDS} cards ${totalCards} were read.`);
  }
  return measured.sort((a, b) => a - b)[times >> 1] ?? Number.NaN;
}

async function ask<Data>(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const answer: { readonly data?: Data } = JSON.parse(await response.text());
  if (answer.data === undefined) throw new Error(`The server answered ${JSON.stringify(answer)}.`);
  return answer.data;
}
