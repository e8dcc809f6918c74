import { DEFAULT_DATABASE } from '../../api/project.js';
import type { IngestCommand } from './command-line.js';

/**
 * Whether a run writes the ledger of ruling ids and the log of revisions, which are the project's: for its own database it does, for one
 * that stands elsewhere (`--out`, `RULES_DB`) only when that is asked for, so that trying something out changes nothing that is committed.
 */
export function recordsIds(
  { only, dryRun, out, recordIds }: Pick<IngestCommand, 'only' | 'dryRun' | 'out' | 'recordIds'>,
  database: string,
): boolean {
  if (only || dryRun) return false;
  return recordIds || (out === null && database === DEFAULT_DATABASE);
}
