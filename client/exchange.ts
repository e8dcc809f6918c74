import { rulesError } from './rules-error.js';

export interface ExchangeOptions {
  readonly timeout: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
}

export interface Exchanged {
  readonly response: Response;
  readonly text: string;
}

/** One request and its whole response. Throws a RulesError (TIMEOUT, NETWORK), or the reason of `signal` once that is aborted. */
export async function exchange(
  url: string,
  request: RequestInit,
  { timeout, headers, fetch: send }: ExchangeOptions,
  signal: AbortSignal | undefined,
): Promise<Exchanged> {
  const late = AbortSignal.timeout(timeout);
  const ended = signal === undefined ? late : AbortSignal.any([late, signal]);
  try {
    const response = await send(url, {
      ...request,
      headers: { ...headers, ...request.headers },
      signal: ended,
    });
    return { response, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const [address] = url.split('?');
    throw late.aborted
      ? rulesError('TIMEOUT', `${address} did not answer within ${timeout} ms. Try again.`, { cause })
      : rulesError('NETWORK', `${address} can't be reached. Check the url of the client.`, { cause });
  }
}
