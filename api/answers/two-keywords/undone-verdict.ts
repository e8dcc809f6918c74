import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { EarnedVerdict } from './finding-verdict.js';
import { isHeldWithUndone, isOnOtherSide } from './several-verdict.js';

const ALLOWED =
  / (?:lets?|allows?|enables?|can|may|could|might|allowed|able|possible|legal|work|works|use|usable) /;
/** They turn it round, or ask for something else. */
const OTHERWISE =
  / (?:ignore\w*|bypass\w*|stop\w*|block\w*|beat\w*|cancel\w*|negate\w*|overrid\w*|useless|fails?|lose\w*|pierce\w*|not|no|never|or|another|other|others) /;

/**
 * Where three keywords are named, and one would be used against another that stops it: Yes where the third overrides that one, `may I use Evade against
 * Ferocity if I have Fortitude?`; No where that does nothing for what is used. Null for everything else.
 */
export function undoneVerdict(asked: AskedQuestion, { findings }: InteractionReport): EarnedVerdict | null {
  const { form, line, keywords } = asked;
  if (keywords.length !== 3 || !form.yesNo || form.negated) return null;
  if (!ALLOWED.test(line) || OTHERWISE.test(line)) return null;
  const found = findings.flatMap((undoing) => {
    const used = keywords.find(({ slug }) => slug !== undoing.from && slug !== undoing.to);
    const isLet = used === undefined ? null : lets(findings, undoing, used.slug);
    return used === undefined || isLet === null ? [] : [{ undoing, used: used.slug, isLet }];
  });
  const [only] = found;
  if (only === undefined || found.length > 1 || isOnOtherSide(asked, only.undoing.from)) return null;
  if (isHeldWithUndone(asked, only.undoing)) return null;
  if (placeOf(asked, only.used) >= placeOf(asked, only.undoing.to)) return null;
  if (only.isLet) return { answer: 'YES', finding: only.undoing };
  const stopping = findings.find(({ from, to }) => from === only.undoing.to && to === only.used);
  return stopping === undefined ? null : { answer: 'NO', finding: stopping };
}

/** Does what overrides what stops the other do anything for it? Null where nothing is so. */
function lets(findings: readonly Finding[], undoing: Finding, used: string): boolean | null {
  const isStopped = findings.some(
    ({ from, to, relation }) =>
      from === undoing.to && to === used && (relation === 'BLOCKS' || relation === 'OVERRIDES'),
  );
  const helpsNot = findings.some(
    ({ from, to, relation }) => from === undoing.from && to === used && relation === 'NO_EFFECT',
  );
  // What would be stopped is not found so where the third lets it.
  const isLet = findings.some(
    ({ from, to, relation }) => from === undoing.from && to === used && relation === 'MODIFIES',
  );
  return undoing.relation === 'OVERRIDES' && (isStopped || isLet) ? !helpsNot : null;
}

function placeOf({ mentions }: AskedQuestion, slug: string): number {
  return mentions.find(({ keyword }) => keyword.slug === slug)?.start ?? 0;
}
