/** Writes the public schema to schema/schema.graphql; with --check only says whether that file is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isIntrospectionType, isSpecifiedScalarType, lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../schema/schema.js';

const NAME = 'schema/schema.graphql';
const FILE = fileURLToPath(new URL('../schema/schema.graphql', import.meta.url));

function readPrinted(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

interface Outcome {
  readonly exitCode: 0 | 1;
  readonly message: string;
}

function run(options: readonly string[]): Outcome {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined) {
    return { exitCode: 1, message: `schema:print does not know '${unknown}'; expected nothing or --check.` };
  }
  const { length: types } = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  if (types === 0) return { exitCode: 1, message: 'schema:print saw 0 types; expected the whole schema.' };
  const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;
  const upToDate = readPrinted() === printed;
  if (options.includes('--check') && !upToDate) {
    const message = `${NAME} differs from the schema (${types} types). Run npm run schema:print and commit the file.`;
    return { exitCode: 1, message };
  }
  if (!upToDate) writeFileSync(FILE, printed);
  return { exitCode: 0, message: `${NAME}: ${types} types, ${upToDate ? 'up to date' : 'written'}.` };
}

const { exitCode, message } = run(process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${message}\n`);
process.exitCode = exitCode;
