import { factVerdict } from '../facts/fact-verdict.js';
import { frameVerdict } from '../frame/frame-verdict.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { bonusSaid } from './bonus-said.js';
import { doneByAnother } from './done-by-another.js';
import { eachVerdict } from './each-verdict.js';
import { enoughCounters } from './enough-counters.js';
import { firstOnlyVerdict } from './first-only-verdict.js';
import { followsItself } from './follows-itself.js';
import { forEachVerdict } from './for-each-verdict.js';
import { freeOfCost } from './free-of-cost.js';
import { inThatCaseToo } from './in-that-case-too.js';
import { leastShare } from './least-share.js';
import { limitVerdict } from './limit-verdict.js';
import { listedVerdict } from './listed-verdict.js';
import { lostVerdict } from './lost-verdict.js';
import { mayChangeNatural } from './natural-changed.js';
import { neededRoll } from './needed-roll.js';
import { oneOfTwo } from './one-of-two.js';
import { ownDiceAgain } from './own-dice-again.js';
import { powerChangedLater } from './power-changed-later.js';
import { printedNone } from './printed-none.js';
import { reachesArena } from './reaches-arena.js';
import { rollVerdict } from './roll-case.js';
import { setsOffItself } from './sets-off-itself.js';
import { unfitForDefender } from './unfit-for-defender.js';
import { whoChooses } from './who-chooses.js';
import { withinValue } from './within-value.js';

/** Each reads one kind of question about one keyword, and the whole of it; the first that can tell counts. */
const KINDS: readonly ((asked: AskedQuestion) => Judged | null)[] = [
  frameVerdict,
  mayChangeNatural,
  ownDiceAgain,
  rollVerdict,
  limitVerdict,
  firstOnlyVerdict,
  listedVerdict,
  freeOfCost,
  eachVerdict,
  forEachVerdict,
  inThatCaseToo,
  oneOfTwo,
  whoChooses,
  powerChangedLater,
  setsOffItself,
  followsItself,
  leastShare,
  doneByAnother,
  withinValue,
  enoughCounters,
  bonusSaid,
  reachesArena,
  lostVerdict,
  neededRoll,
  printedNone,
  unfitForDefender,
  factVerdict,
];

/** Yes or No to a question of a kind that is known, and the sentence that says it; null where it is of none. */
export function knownVerdict(asked: AskedQuestion): Judged | null {
  for (const kind of KINDS) {
    const told = kind(asked);
    if (told !== null) return told;
  }
  return null;
}
