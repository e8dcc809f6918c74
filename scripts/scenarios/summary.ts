import type { ScenariosChecked } from './check-scenarios.js';
import type { Loaded } from './load.js';
import { modellingOf } from './modelling.js';

const STATES = ['MODELLED', 'NOT_IN_ATTACK', 'DEFINITIONAL'] as const;

/** The numbers of the README, as rows of a table. */
export function summaryOf(loaded: Loaded, { changes }: ScenariosChecked): string {
  const modelling = [...modellingOf(loaded)].filter(([id]) => loaded.known.has(id));
  const rules = loaded.keywords.reduce((total, keyword) => total + keyword.rules.length, 0);
  const rows: readonly (readonly [string, number])[] = [
    ['rulings', loaded.known.size],
    ...STATES.map((state): readonly [string, number] => [
      state,
      modelling.filter(([, one]) => one.state === state).length,
    ]),
    ['rules that can be switched off', rules],
    ['scenarios', loaded.scenarios.length],
    ['scenarios changed by a rule switched off', changes],
  ];
  return ['| | |', '| --- | --- |', ...rows.map(([name, count]) => `| ${name} | ${count} |`)].join('\n');
}
