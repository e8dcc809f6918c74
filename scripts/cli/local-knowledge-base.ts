import { readDatabase } from '../../api/knowledge-base/database.js';
import { isDatabaseError } from '../../api/knowledge-base/database-error.js';
import { type KnowledgeBase, openPartByPart } from '../../api/knowledge-base/knowledge-base.js';
import { DATA_FOLDER, databasePlace } from '../../api/project.js';
import { inputsOf, noteChecked, wasChecked } from './checked-database.js';
import { loadScript } from './load-script.js';
import { unreachable } from './unreachable.js';

type Say = (line: string) => void;

/**
 * The database of this machine, brought up to date first as `npm start` does it; one that `RULES_DB` names is its owner's, and read as it
 * is. Rejects with what to do when there is none. `say` is told what takes its time.
 */
export async function localKnowledgeBase(say: Say): Promise<KnowledgeBase> {
  const { path, isOwn } = databasePlace(process.env);
  if (isOwn && !wasChecked(path)) await bringUpToDate(path, say);
  try {
    const { content, searchIndex } = readDatabase(path);
    return openPartByPart(content, searchIndex);
  } catch (error) {
    if (isDatabaseError(error)) throw unreachable(error.message);
    throw error;
  }
}

async function bringUpToDate(path: string, say: Say): Promise<void> {
  const waiting = setTimeout(() => say('The rules database is brought up to date ...'), PATIENCE_MS);
  const before = inputsOf(path);
  try {
    const { ensureDatabase } = await loadScript('ingest/ensure-database');
    const { state, message } = await ensureDatabase(DATA_FOLDER, path);
    if (state === 'UP_TO_DATE' || state === 'BUILT') noteChecked(path, before);
    else say(message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(
      `The rules database can't be brought up to date: ${reason}. RULES_DB can name another place for it; then run ingest.`,
    );
  } finally {
    clearTimeout(waiting);
  }
}

const PATIENCE_MS = 400;
