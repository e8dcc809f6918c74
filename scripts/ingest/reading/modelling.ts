import type { RulingModelling } from '../../../api/knowledge-base/records.js';
import { KEYWORDS } from '../../../engine/keyword-list.js';
import { readJudgements } from '../../scenarios/judgements.js';
import { modellingOf } from '../../scenarios/modelling.js';
import { readScenarios, scenarioFiles } from '../../scenarios/read-scenarios.js';

/** How the rules engine takes the project's rulings, by bare id: its rules, the scenarios that show them, and what was judged otherwise. */
export function readModelling(dataFolder: string): ReadonlyMap<string, RulingModelling> {
  const { scenarios } = readScenarios(scenarioFiles(dataFolder));
  return modellingOf({ keywords: KEYWORDS, judgements: readJudgements(dataFolder), scenarios });
}
