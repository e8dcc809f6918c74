import type { RulingModelling } from '../../api/knowledge-base/records.js';
import type { KeywordRules } from '../../engine/keyword.js';
import { ruleCode } from '../../engine/keywords-without.js';
import type { Judgement } from './judgements.js';
import type { Scenario } from './scenario.js';

/** What the project knows of how the engine takes its rulings. */
export interface Traceability {
  readonly keywords: readonly KeywordRules[];
  readonly judgements: readonly Judgement[];
  readonly scenarios: readonly Scenario[];
}

/** By bare id: how the engine takes each ruling that was judged. A modelled one has the sentence of its rule as the reason. */
export function modellingOf({
  keywords,
  judgements,
  scenarios,
}: Traceability): ReadonlyMap<string, RulingModelling> {
  const shown = new Map<string, string[]>();
  for (const { name, shows } of scenarios)
    for (const id of shows) shown.set(id, [...(shown.get(id) ?? []), name]);
  const judged = judgements.flatMap(({ state, reason, rulings }) =>
    rulings.map((id): readonly [string, RulingModelling] => [
      id,
      { state, rule: null, scenarios: [], reason },
    ]),
  );
  const modelled = keywords.flatMap((keyword) =>
    keyword.rules.flatMap((rule) =>
      rule.rulings.map((id): readonly [string, RulingModelling] => [
        id,
        {
          state: 'MODELLED',
          rule: ruleCode(keyword, rule),
          scenarios: (shown.get(id) ?? []).toSorted(),
          reason: rule.says,
        },
      ]),
    ),
  );
  return new Map([...judged, ...modelled]);
}
