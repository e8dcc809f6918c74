import type { BulkContent, BulkFile } from '../../api/knowledge-base/bulk/bulk-file.js';
import { bulkJson, bulkNdjson } from '../../api/knowledge-base/bulk/bulk-json.js';
import { LICENCE_NOTE } from '../../api/knowledge-base/bulk/licence-note.js';
import { manifestOf } from '../../api/knowledge-base/bulk/manifest.js';
import type { Content } from '../../api/knowledge-base/records.js';
import { csvFiles } from './csv-files.js';
import type { ExportFormat } from './export-formats.js';
import { mediawikiFiles } from './mediawiki-files.js';
import { sqliteFile } from './sqlite-file.js';
import { rulingsInEntries } from './within-entry.js';

const MAKERS: Readonly<Record<ExportFormat, (content: Content) => readonly BulkFile[]>> = {
  json: (content) => [bulkJson(withPlacesInEntries(content))],
  ndjson: (content) => [bulkNdjson(withPlacesInEntries(content))],
  sqlite: (content) => [sqliteFile(content)],
  mediawiki: mediawikiFiles,
  csv: csvFiles,
};

/** For a diff of two exports to show what changed, and no more. */
function withPlacesInEntries(content: Content): BulkContent {
  return { ...content, rulings: rulingsInEntries(content) };
}

/** All files of an export: the data, `LICENCE.txt`, and last `manifest.json`, which describes the others. */
export function exportFiles(content: Content, format: ExportFormat): readonly BulkFile[] {
  const licence: BulkFile = { name: 'LICENCE.txt', records: 0, body: `${LICENCE_NOTE}\n` };
  const files = [...MAKERS[format](content), licence];
  const manifest = { format, ...manifestOf(content.revision, files) };
  return [...files, { name: 'manifest.json', records: 0, body: `${JSON.stringify(manifest, null, 2)}\n` }];
}
