import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../api/project.js';
import { rulesByRuling, shownRules } from './check-scenarios.js';
import { loadTraceability } from './load.js';
import { play } from './play.js';

const { scenarios, keywords } = loadTraceability(join(projectRoot(), 'data'));
const byRuling = rulesByRuling({ keywords });

describe('every scenario', () => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    '%s comes out as written, and otherwise without the rules that it is linked to',
    (_, scenario) => {
      const playing = play(scenario, keywords);
      if (!playing.ok) throw new Error(playing.fault.message);
      expect(playing.played.values).toEqual(scenario.expected.map(({ text }) => text));
      const linked = new Set([...shownRules(scenario, byRuling), ...scenario.restsOn]);
      expect(playing.played.changedBy).toEqual([...linked].sort());
    },
  );
});
