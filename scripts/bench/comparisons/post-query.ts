/** A request as GraphQL over HTTP has it. */
export interface Query {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Rejects when the answer has errors. */
export async function postQuery<Data>(url: string, query: Query): Promise<{ readonly data: Data }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  });
  const answer = (await response.json()) as { readonly data: Data; readonly errors?: readonly object[] };
  if (answer.errors !== undefined || response.status !== 200) {
    throw new Error(`${url} answered ${response.status} ${JSON.stringify(answer).slice(0, 500)}`);
  }
  return answer;
}
