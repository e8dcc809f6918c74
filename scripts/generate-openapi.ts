/** Writes the description of the plain data to api/http/v1/openapi.json; with --check only says whether that file is up to date. */
import { openApiDocument } from '../api/http/v1/openapi.js';
import { OPERATIONS } from '../api/http/v1/operations.js';
import { keepFile } from './generate/keep-file.js';

process.exitCode = keepFile(
  {
    command: 'openapi',
    file: 'api/http/v1/openapi.json',
    text: `${JSON.stringify(openApiDocument(null), null, 2)}\n`,
    holds: `${Object.keys(OPERATIONS).length} operations`,
  },
  process.argv.slice(2),
);
