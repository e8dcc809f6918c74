import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** How a result is typed; HTML means a person with a browser. */
export type MediaType = 'application/graphql-response+json' | 'application/json' | 'text/html';
export type Encoding = 'br' | 'gzip' | 'identity';

/** What a caller takes: the encoding he likes best, and whether he takes plain bytes at all. */
export interface EncodingChoice {
  readonly best: Encoding;
  readonly plain: boolean;
}

const MEDIA_TYPES: readonly MediaType[] = [
  'application/graphql-response+json',
  'application/json',
  'text/html',
];
const OFFERED_TYPES = MEDIA_TYPES.flatMap((type) => [type, `${type}; charset=utf-8`]);
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];
const OFFERED_ENCODINGS = [...PREFERRED, 'identity'];

/** `preferred` settles ties; the published types of the library lack it. */
interface EncodingNegotiator {
  encodings(offered: string[], options: { readonly preferred: string[] }): string[];
}

const REMEMBERED = 500;
const LONGEST_REMEMBERED = 256;

/** Few clients send different headers, so each distinct one is worked out once. */
function remembered<T extends object>(workOut: (header: string) => T): (header: string) => T {
  const known = new LRUCache<string, T>({ max: REMEMBERED });
  return (header) => {
    if (header.length > LONGEST_REMEMBERED) return workOut(header);
    const before = known.get(header);
    if (before) return before;
    const found = workOut(header);
    known.set(header, found);
    return found;
  };
}

const typeFor = remembered((accept): { readonly type: MediaType | null } => {
  const found = new Negotiator({ headers: { accept } }).mediaType(OFFERED_TYPES);
  const type = MEDIA_TYPES.find((offered) => found?.startsWith(offered));
  return { type: type ?? null };
});

const encodingFor = remembered((header): { readonly choice: EncodingChoice | null } => {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const found = negotiator.encodings(OFFERED_ENCODINGS, { preferred: [...PREFERRED] });
  const best = [...PREFERRED, 'identity' as const].find((offered) => offered === found[0]);
  return { choice: best ? { best, plain: found.includes('identity') } : null };
});

/**
 * The type to answer a GraphQL request with. Without an `Accept`, or with one that takes anything, it is
 * `application/graphql-response+json`; null when none of ours is acceptable.
 */
export function acceptedType(accept: string | undefined): MediaType | null {
  return typeFor(accept ?? '*/*').type;
}

/** The encodings to choose from, by the q-values of `Accept-Encoding`; null when even plain bytes are refused. */
export function acceptedEncoding(header: string | undefined): EncodingChoice | null {
  return encodingFor(header ?? '').choice;
}
