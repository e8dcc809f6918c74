import type { InteractionReport } from '../../interactions/interaction-report.js';
import type { Judged, JudgedPair } from '../judged.js';
import { eachVerdict } from '../one-keyword/each-verdict.js';
import { rollVerdict } from '../one-keyword/roll-case.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { Ranked } from '../sentences/rank-sentences.js';
import { accuracyAndNaturals, withoutNatural } from './accuracy-and-naturals.js';
import { afterEvent } from './after-event.js';
import { attackSetsOff } from './attack-sets-off.js';
import { bothNeeded } from './both-needed.js';
import { diceOfOther } from './dice-of-other.js';
import type { EarnedVerdict } from './finding-verdict.js';
import { hitNumber } from './hit-number.js';
import { notTheDefender } from './not-the-defender.js';
import { onItsOwnDamage, onlyWithBoth, onUnpreventable } from './on-one-unit.js';
import { otherDiceVerdict } from './other-dice-verdict.js';
import { rerollOfOther } from './reroll-of-other.js';

/** Each reads one kind of question about two keywords, and the whole of it; the first that can tell counts. */
const KINDS: readonly ((
  asked: AskedQuestion,
  report: InteractionReport | null,
  shared: readonly Ranked[],
) => JudgedPair | null)[] = [
  (asked, _report, shared) => bothNeeded(asked, shared) ?? onlyWithBoth(asked, shared),
  (asked, report) => notTheDefender(asked, report) ?? rerollOfOther(asked),
  (asked, report) => byFinding(hitNumber(asked, report)),
  onUnpreventable,
  onItsOwnDamage,
  (asked) => bySentence(otherDiceVerdict(asked)),
  (asked, report) =>
    byFinding(afterEvent(asked, report) ?? diceOfOther(asked, report) ?? attackSetsOff(asked, report)),
  (asked, report) => byFinding(withoutNatural(asked, report) ?? accuracyAndNaturals(asked, report)),
  (asked, report) => (isUndone(asked, report) ? null : bySentence(eachVerdict(asked))),
  (asked, report) => (isUndone(asked, report) ? null : bySentence(rollVerdict(asked))),
];

/** Yes or No to a question of a kind that is known, and what says it; `shared` are the rulings on both keywords. Null where it is of none. */
export function knownPairVerdict(
  asked: AskedQuestion,
  report: InteractionReport | null,
  shared: readonly Ranked[],
): JudgedPair | null {
  for (const kind of KINDS) {
    const told = kind(asked, report, shared);
    if (told !== null) return told;
  }
  return null;
}

/** What the one says of itself does not hold beside what undoes it: a natural one is no Parry against Ferocity. */
export function isUndone({ keywords }: AskedQuestion, report: InteractionReport | null): boolean {
  return (
    keywords.length > 1 &&
    report?.findings.some(({ relation }) => relation === 'OVERRIDES' || relation === 'BLOCKS') === true
  );
}

function bySentence(told: Judged | null): JudgedPair | null {
  return told === null ? null : { answer: told.answer, finding: null, ruling: told.by.ruling };
}

function byFinding(told: EarnedVerdict | null): JudgedPair | null {
  return told === null ? null : { ...told, ruling: null };
}
