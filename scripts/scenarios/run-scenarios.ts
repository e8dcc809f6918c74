import { join } from 'node:path';
import type { KeywordRules } from '../../engine/keyword.js';
import { stageFile } from '../ingest/publishing/staged-file.js';
import { checkCitations } from './check-citations.js';
import { checkScenarios, type ScenariosChecked } from './check-scenarios.js';
import { type Loaded, loadTraceability } from './load.js';
import { readScenarios, type ScenarioFile } from './read-scenarios.js';
import { rewriteScenarios } from './rewrite.js';
import { printFault } from './scenario.js';
import { summaryOf } from './summary.js';

export interface Outcome {
  readonly exitCode: 0 | 1;
  readonly message: string;
}

const OPTIONS = ['--rewrite', '--summary'];

/** `npm run scenarios` on the project in `root`. */
export function runScenarios(
  root: string,
  options: readonly string[],
  keywords?: readonly KeywordRules[],
): Outcome {
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) {
    const message = `scenarios does not know '${unknown}'; expected nothing, ${OPTIONS.join(' or ')}.`;
    return { exitCode: 1, message };
  }
  const loaded = loadTraceability(join(root, 'data'), keywords);
  const checked = checkScenarios(loaded);
  if (options.includes('--rewrite')) return rewritten(root, loaded, checked);
  const faults = [...loaded.faults, ...checkCitations(loaded, loaded.known), ...checked.faults];
  if (faults.length > 0)
    return { exitCode: 1, message: [...faults.map(printFault), `${faults.length} faults.`].join('\n') };
  return {
    exitCode: 0,
    message: options.includes('--summary') ? summaryOf(loaded, checked) : seen(loaded, checked),
  };
}

function seen({ known, keywords, scenarios }: Loaded, { changes }: ScenariosChecked): string {
  const rules = keywords.reduce((total, keyword) => total + keyword.rules.length, 0);
  return `${scenarios.length} scenarios and ${known.size} rulings agree; ${rules} rules, switched off, changed ${changes} scenarios, each as it is linked.`;
}

/**
 * All files or none: a scenario that can't be read or played keeps them as they are. Twice, for one that expected nothing yet is first given
 * what it expects.
 */
function rewritten(root: string, loaded: Loaded, { played }: ScenariosChecked): Outcome {
  const failed = loaded.scenarios.length - played.length;
  if (loaded.faults.length > 0 || failed > 0) {
    const faults = [...loaded.faults, ...checkScenarios(loaded).faults].map(printFault);
    return { exitCode: 1, message: [...faults, 'Nothing was written.'].join('\n') };
  }
  const once = rewriteScenarios(loaded.files, played, loaded);
  const again = { ...loaded, scenarios: readScenarios(once).scenarios };
  const files = rewriteScenarios(once, checkScenarios(again).played, loaded);
  const changed = files.filter(({ text }, index) => text !== loaded.files[index]?.text);
  write(root, changed);
  const names = changed.map(({ file }) => file).join(', ');
  return {
    exitCode: 0,
    message: changed.length === 0 ? 'Nothing changed.' : `Written: ${names}. Review them.`,
  };
}

function write(root: string, files: readonly ScenarioFile[]): void {
  const staged = files.map(({ file, text }) => stageFile(join(root, file), text));
  for (const { put } of staged) put();
}
