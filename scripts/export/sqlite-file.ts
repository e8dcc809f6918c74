import Database from 'better-sqlite3';
import { type BulkFile, recordCount } from '../../api/knowledge-base/bulk/bulk-file.js';
import { LICENCE_NOTE } from '../../api/knowledge-base/bulk/licence-note.js';
import { TABLES } from '../../api/knowledge-base/database-tables.js';
import type { Content } from '../../api/knowledge-base/records.js';
import { writeRows } from '../../api/knowledge-base/write-rows.js';

/**
 * The tables of the rules database, without what only its server needs and without the log of revisions, which tells of more than this one;
 * `meta` has revision and licence.
 */
export function sqliteFile(content: Content): BulkFile {
  const database = new Database(':memory:');
  try {
    database.transaction(() => {
      database.exec(TABLES);
      const meta = database.prepare('INSERT INTO meta VALUES (?, ?)');
      meta.run('revision', content.revision);
      meta.run('licence', LICENCE_NOTE);
      writeRows(database, { ...content, diagnostics: [], revisions: [] });
      database.exec('DROP TABLE search_index; DROP TABLE diagnostic; DROP TABLE revision');
    })();
    database.exec('VACUUM');
    return { name: 'rules.sqlite', records: recordCount(content), body: database.serialize() };
  } finally {
    database.close();
  }
}
