import { Kind, parse, visit } from 'graphql';
import { z } from 'zod';
import { LONGEST_LIST } from '../decks/deck-limits.js';
import { deckRulingsTool } from '../mcp/tools/deck-rulings.js';
import { type Failure, failure } from './failure.js';
import { LIMITS } from './limits.js';

/** Bytes of one UTF-16 unit in JSON, at most: `\u20ac`. */
const BYTES_EACH = 6;

/** Bytes of a POST body that are read: what every request may have, and the longest deck list however it is escaped. */
export const BODY_WITH_DECK = LIMITS.bodyBytes + LONGEST_LIST * BYTES_EACH;

const FIELDS: readonly string[] = ['deckRulings', 'deckInteractions'];
const ARGUMENT = 'list';

/** What a body is told that is too large, `found` in bytes. */
export function bodyTooLarge(found: number): Failure {
  const limit = LIMITS.bodyBytes;
  return failure(
    413,
    'QUERY_TOO_LARGE',
    `The request body is larger than ${limit} bytes (at least ${found}); only a deck list of up to ${LONGEST_LIST} characters may come on top of that, as the variable of a deck query. Send a published query by its id, or split the request.`,
    { limit, found },
  );
}

/** Refuses a body of so many bytes, unless a deck list is what makes it larger than others. `rest`: what it holds beside the list. */
export function refuseLargeBody(bytes: number, rest: () => unknown): Failure | null {
  if (bytes <= LIMITS.bodyBytes) return null;
  const found = Buffer.byteLength(JSON.stringify(rest()) ?? '');
  return found <= LIMITS.bodyBytes ? null : bodyTooLarge(found);
}

/** The same values without those that the document takes for deck lists and for nothing else. */
export function withoutDeckLists(
  document: string,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const lists = deckVariables(document);
  return Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => typeof value !== 'string' || !lists.has(name)),
  );
}

function deckVariables(document: string): ReadonlySet<string> {
  const lists = new Set<string>();
  const others = new Set<string>();
  try {
    visit(parse(document, { maxTokens: LIMITS.tokens }), {
      VariableDefinition: () => false,
      Field: ({ name: field, arguments: given = [] }) => {
        for (const { name, value } of given) {
          if (value.kind !== Kind.VARIABLE) continue;
          const isList = FIELDS.includes(field.value) && name.value === ARGUMENT;
          (isList ? lists : others).add(value.name.value);
        }
      },
      ObjectField: ({ value }) => {
        if (value.kind === Kind.VARIABLE) others.add(value.name.value);
      },
      ListValue: ({ values }) => {
        for (const value of values) if (value.kind === Kind.VARIABLE) others.add(value.name.value);
      },
    });
  } catch {
    return new Set();
  }
  return new Set([...lists].filter((name) => !others.has(name)));
}

const deckCall = z.looseObject({
  method: z.literal('tools/call'),
  params: z.looseObject({
    name: z.literal(deckRulingsTool.name),
    arguments: z.looseObject({ list: z.string() }),
  }),
});

/** The same for a message of an assistant, who calls the tool that takes a deck list. */
export function withoutListOfTool(message: unknown): unknown {
  const call = deckCall.safeParse(message).data;
  if (call === undefined) return message;
  const { list: _, ...others } = call.params.arguments;
  return { ...call, params: { ...call.params, arguments: others } };
}
