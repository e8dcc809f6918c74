/** Writes client/queries.ts from the schema and the published queries; with --check only says whether that file is up to date. */
import { join } from 'node:path';
import { readPublishedQueries } from '../api/http/published-queries.js';
import { projectRoot } from '../api/project.js';
import { ERROR_CODES } from '../schema/error-codes.js';
import { schema } from '../schema/schema.js';
import { clientQueries } from './generate/client-queries.js';
import { keepFile } from './generate/keep-file.js';

const { list } = readPublishedQueries(join(projectRoot(), 'api', 'published-queries'));

process.exitCode = keepFile(
  {
    command: 'client',
    file: 'client/queries.ts',
    text: await clientQueries(schema, list, ERROR_CODES),
    holds: `${list.length} queries`,
  },
  process.argv.slice(2),
);
