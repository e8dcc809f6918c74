import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportedCase } from './reported-case.js';

/** Adds the case to its file in the data folder; false when the same is there already. */
export function addCase(dataFolder: string, { file, text, key }: ReportedCase): boolean {
  const path = join(dataFolder, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (before.includes(key)) return false;
  writeFileSync(path, `${before}${text}`);
  return true;
}
