import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { KeywordRules } from '../../engine/keyword.js';
import { KEYWORDS } from '../../engine/keyword-list.js';
import { readJudgements } from './judgements.js';
import type { Traceability } from './modelling.js';
import { readScenarios, type ScenarioFile, scenarioFiles } from './read-scenarios.js';
import type { Fault } from './scenario.js';

/** All that the checks look at, from the folder of the data. */
export interface Loaded extends Traceability {
  readonly files: readonly ScenarioFile[];
  /** What could not be read of the scenarios. */
  readonly faults: readonly Fault[];
  /** Bare ids of all rulings of the project. */
  readonly known: ReadonlySet<string>;
}

const ledger = z.object({ rulings: z.record(z.string(), z.unknown()) });

export function loadTraceability(dataFolder: string, keywords: readonly KeywordRules[] = KEYWORDS): Loaded {
  const files = scenarioFiles(dataFolder);
  const { scenarios, faults } = readScenarios(files);
  const { rulings } = ledger.parse(JSON.parse(readFileSync(join(dataFolder, 'ruling-ids.json'), 'utf8')));
  return {
    keywords,
    judgements: readJudgements(dataFolder),
    scenarios,
    files,
    faults,
    known: new Set(Object.keys(rulings)),
  };
}
