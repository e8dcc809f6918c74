import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { type GraphQLSchema, Kind, lexicographicSortSchema, parse, printSchema } from 'graphql';
import type { PublishedQuery } from '../../api/http/published-queries.js';

const HEAD = `/** Made by \`npm run client\` from the schema and the published queries: what can be asked for, and what comes back. */
import type { PublishedQuery } from './published-query.js';

`;

/** How the values of the schema's own scalars are typed; one that is not here stops the making. */
const SCALARS = { Date: 'string', DateTime: 'string' };

/** The module of the client that holds every published query with the types of its variables and of its answer. */
export async function clientQueries(
  schema: GraphQLSchema,
  queries: readonly PublishedQuery[],
  errorCodes: readonly string[],
): Promise<string> {
  const types = await codegen({
    filename: 'queries.ts',
    schema: parse(printSchema(lexicographicSortSchema(schema))),
    documents: queries.map(({ name, text }) => ({ location: name, document: parse(text) })),
    config: { enumsAsTypes: true, immutableTypes: true, strictScalars: true, scalars: SCALARS },
    plugins: [{ types: {} }],
    pluginMap: { types: typescriptOperations },
  });
  const codes = `/** Codes of the server; the list is closed. */\nexport type ServerErrorCode =\n${errorCodes.map((code) => `  | '${code}'`).join('\n')};\n`;
  return `${HEAD}${types.trim()}\n\n${codes}\n${queries.map(queryConstant).join('\n')}`;
}

function queryConstant({ id, text, description }: PublishedQuery): string {
  const name = operationName(text);
  const constant = name.charAt(0).toLowerCase() + name.slice(1);
  return `/** ${description} */
export const ${constant}: PublishedQuery<${name}Query, ${name}QueryVariables> = {
  name: '${name}',
  id: '${id}',
  text: ${JSON.stringify(text)},
};
`;
}

function operationName(text: string): string {
  for (const definition of parse(text).definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined)
      return definition.name.value;
  }
  throw new Error(`A published query needs a name for the client: query Name { ... }. Found: ${text}`);
}
