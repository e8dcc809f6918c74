import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Kind, type OperationDefinitionNode, parse, print } from 'graphql';

/** A published query that callers name by its id in place of its text. */
export interface PublishedQuery {
  /** `sha256:` and the hash of the text in lower-case hex. */
  readonly id: string;
  /** Name of its file, without ending. */
  readonly name: string;
  /** First comment line. */
  readonly description: string;
  /** As it is hashed and run: without white space at both ends. */
  readonly text: string;
  readonly variables: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
  /** Values to try it with, from the comment line `# Example: {...}`. */
  readonly example: Readonly<Record<string, unknown>>;
}

export interface PublishedQueries {
  /** In the order of their names. */
  readonly list: readonly PublishedQuery[];
  readonly byId: ReadonlyMap<string, PublishedQuery>;
}

const DESCRIPTION = /^#\s*(.+)$/m;
const EXAMPLE = /^#\s*Example:\s*(\{.*\})\s*$/m;

function operationOf(name: string, text: string): OperationDefinitionNode {
  const operations = parse(text).definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) {
    throw new Error(`Published query "${name}" has ${operations.length} operations; one is expected.`);
  }
  return operation;
}

/** Makes a document of the text of its file. Throws when it is not GraphQL or has no `# Example:` line. */
export function publishedQuery(name: string, fileText: string): PublishedQuery {
  const text = fileText.trim();
  const example = EXAMPLE.exec(text)?.[1];
  if (!example)
    throw new Error(`Published query "${name}" needs a comment line "# Example: {...}" with its variables.`);
  const variables = (operationOf(name, text).variableDefinitions ?? []).map((variable) => ({
    name: variable.variable.name.value,
    type: print(variable.type),
    required: variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined,
  }));
  const id = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return {
    id,
    name,
    description: DESCRIPTION.exec(text)?.[1] ?? '',
    text,
    variables,
    example: JSON.parse(example),
  };
}

/** All `.graphql` files of a folder. */
export function readPublishedQueries(folder: string): PublishedQueries {
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  const list = files
    .sort()
    .map((file) => publishedQuery(basename(file, '.graphql'), readFileSync(join(folder, file), 'utf8')));
  return { list, byId: new Map(list.map((document) => [document.id, document])) };
}

/** The shortest address that runs a document with its example. `base` is '' for relative addresses. */
export function exampleUrl(document: PublishedQuery, base: string): string {
  const variables = encodeURIComponent(JSON.stringify(document.example));
  return `${base}/graphql?documentId=${document.id}&variables=${variables}`;
}

/** The published list, as JSON. */
export function listDocuments(documents: PublishedQueries, base: string): string {
  const list = documents.list.map((document) => ({
    name: document.name,
    id: document.id,
    description: document.description,
    variables: document.variables,
    example: document.example,
    url: exampleUrl(document, base),
    document: document.text,
  }));
  return JSON.stringify({ documents: list });
}
