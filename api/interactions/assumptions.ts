import { attack } from '../../engine/attack.js';
import type { KeywordRules } from '../../engine/keyword.js';
import type { Assumption } from '../../engine/report.js';
import type { PairReport } from './check-pair.js';
import type { GivenBoard } from './scenario-setting.js';

/** How the runs of a check are played, where no board is given. */
const EVERYTHING_USED: Assumption = {
  code: 'every-ability-used',
  statement: 'In the runs every ability is used as soon as and as far as it can be.',
  alternative:
    'Players use what serves them; then the numbers differ, and what one keyword promises may decide whether another is used.',
};

/** How the runs were played, and, when asked for, the readings of the rules on which the strongest of them depends. */
export function assumptionsOf(
  { experiment }: PairReport,
  hasRuns: boolean,
  {
    keywords,
    board,
    assumptions,
  }: {
    readonly keywords: readonly KeywordRules[];
    readonly board: GivenBoard | null;
    readonly assumptions: boolean;
  },
): readonly Assumption[] {
  const played = hasRuns && board === null ? [EVERYTHING_USED] : [];
  if (!assumptions || experiment === null) return played;
  const solved = attack(experiment.board, { keywords, assumptions: true });
  return solved.ok ? [...played, ...solved.assumptions] : played;
}
