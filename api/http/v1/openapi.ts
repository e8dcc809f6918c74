import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { LICENCE_NOTE } from '../../knowledge-base/bulk/licence-note.js';
import { OPERATIONS, type Operation, type Parameter } from './operations.js';
import { errors, NAMED_SHAPES } from './record-schemas.js';

type Json = Readonly<Record<string, unknown>>;

const SHAPES = '#/components/schemas/';
const RESPONSES = '#/components/responses/';

const HEADERS: Readonly<Record<string, string>> = {
  ETag: 'Of these bytes in this encoding; send it back in If-None-Match.',
  'Cache-Control': 'How long it may be kept.',
  'X-Data-Revision': 'State of the data.',
  'X-Request-Id': 'Finds the request in the log of the server.',
};

/** What any address can answer with, and what some can. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'A parameter is missing or malformed, or the address is not properly encoded (BAD_USER_INPUT).',
  404: 'Nothing has this address (NOT_FOUND); suggestions say what comes near.',
  405: 'Only GET, HEAD and OPTIONS are taken (METHOD_NOT_ALLOWED); see Allow.',
  406: 'None of the encodings br, gzip and identity is acceptable to the caller (NOT_ACCEPTABLE).',
  410: 'The revision is not in the log (REVISION_UNKNOWN): fetch everything anew; bulk says where.',
  414: 'The address is too long (QUERY_TOO_LARGE); limit says how long it may be.',
  500: 'Something unexpected went wrong (INTERNAL_SERVER_ERROR); quote requestId when you report it.',
  503: 'No database is loaded yet (NOT_READY). Try again in a moment.',
};

const DESCRIPTION = `Plain JSON from the same records as GraphQL at /graphql. An address, once given, keeps its meaning: fields are added, never \
renamed or taken away, so clients must pass over those they do not know, and take values of lists that they do not know. HEAD is answered like GET, \
If-None-Match with 304, from any origin. Answers change with the revision of the data and with nothing else. ${LICENCE_NOTE}`;

/** The description of everything below `/v1`, in OpenAPI 3.1. `publicUrl` is where the server is reached, null when that is not known. */
export function openApiDocument(publicUrl: string | null): Json {
  const paths = Object.entries(OPERATIONS).map(([id, operation]) => [
    operation.path,
    { get: operationOf(id, operation) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'SWTCG Rules: plain data',
      version: '1',
      summary: 'Keywords and rulings of the Star Wars Trading Card Game at plain addresses.',
      description: DESCRIPTION,
    },
    servers: [{ url: publicUrl ?? '/' }],
    paths: Object.fromEntries(paths),
    components: { schemas: namedShapes(), responses: refusalResponses() },
  };
}

function operationOf(operationId: string, operation: Operation): Json {
  const { summary, parameters, contentType, answer, refusals, needsData } = operation;
  const unreadable = parameters.length > 0 ? [400] : [];
  const statuses = [...refusals, ...unreadable, 405, 406, 414, 500, ...(needsData ? [503] : [])];
  const refused = [...new Set(statuses)]
    .sort((a, b) => a - b)
    .map((status) => [status, { $ref: RESPONSES + responseName(status) }]);
  return {
    operationId,
    summary,
    ...(parameters.length === 0 ? {} : { parameters: parameters.map(parameterOf) }),
    responses: {
      200: {
        description: summary,
        headers: headers(),
        content: { [contentType]: { schema: shapeOf(answer) } },
      },
      304: { description: 'The caller has it already: If-None-Match names its ETag.', headers: headers() },
      ...Object.fromEntries(refused),
    },
  };
}

function parameterOf({ pattern, ...parameter }: Parameter): Json {
  return { ...parameter, required: true, schema: { type: 'string', pattern } };
}

function headers(): Json {
  return Object.fromEntries(
    Object.entries(HEADERS).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

/** Of its reason phrase: `NotFound`. */
function responseName(status: number): string {
  return (STATUS_CODES[status] ?? String(status)).replaceAll(/[^A-Za-z]/g, '');
}

function refusalResponses(): Json {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [
      responseName(Number(status)),
      { description, content: { 'application/json': { schema: shapeOf(errors) } } },
    ]),
  );
}

function shapeOf(schema: z.ZodType): Json {
  const name = NAMED_SHAPES.get(schema)?.id;
  return name === undefined ? withoutBounds(z.toJSONSchema(schema)) : { $ref: SHAPES + name };
}

function namedShapes(): Json {
  const { schemas } = z.toJSONSchema(NAMED_SHAPES, { uri: (id) => SHAPES + id });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutBounds(schema)]));
}

/** Readers must pass over fields that they do not know, so no shape is closed; and what every document of OpenAPI 3.1 says is not said again. */
function withoutBounds({ $schema: _dialect, $id: _id, ...schema }: Json): Json {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    const isClosed = key === 'additionalProperties' && value === false;
    const isUnbounded = key === 'maximum' && value === Number.MAX_SAFE_INTEGER;
    return isClosed || isUnbounded ? undefined : value;
  });
}
