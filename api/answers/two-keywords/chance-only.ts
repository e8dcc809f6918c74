import type { Finding } from '../../interactions/interaction-report.js';
import { maskedLine } from '../facts/masked-line.js';
import type { AskedQuestion } from '../reading/asked-question.js';

/** What a chance is an answer to: whether the one matters to the other at all, and whether it happens. */
const OF_CHANCE =
  / (?:affects?|helps?|matters?|changes?|influences?|impacts?|interacts?|combines?|combos?|synergi[sz]es?|together|with|against|triggers?|happens?|occurs?|likel\w+|chances?|odds|probability|often|possible|do anything|does anything|make|makes|better|worse) /;
/** They ask for the size of something, or for what it consists of. */
const OF_SIZE =
  / (?:dice|die|damage|size|double[sd]?|prevent\w*|reduce[sd]?|lower[seding]*|increase[sd]?|adds?|added|more|less|extra|additional|fewer|reroll\w*|value|amount|how much|x|bigger|smaller|stronger|weaker) /;

/** Does a finding tell how likely something is, and the question ask for its dice, its damage, its prevention or its size? */
export function isOfChanceOnly(asked: AskedQuestion, finding: Finding | null): boolean {
  if (finding?.relation !== 'MODIFIES' || !finding.about.includes('CHANCE')) return false;
  const line = ` ${maskedLine(asked)} `;
  if (/ (?:likel\w+|chances?|odds|probability|often) /.test(line)) return false;
  if (WHETHER.test(line)) return false;
  return OF_SIZE.test(line) || !OF_CHANCE.test(line);
}

/** `change whether L happens` */
const WHETHER =
  / (?:changes?|affects?|influences?|alters?|decides?) (?:whether|if) (?:i |unit |opponent |he |she |they )?[KL] /;

/** The re-rolls of a keyword are what it does: `do Lucky rerolls change ...`. */
const ITS_REROLLS = / [KL] rerolls? (?![KL] |dice |die |attack )/;
/** Whether one may is not whether it does anything. */
const MAY_REROLL = / (?:can|may|could) (?:i|we|he|she|they|it|(?:the|my|his) \w+) (?:use \w+ to )?reroll /;
const REROLLS = / reroll\w* /;
const COUNTS_AS = / (?:counts?|counted|considered|treated|regarded|qualif(?:y|ies)) as /;
const OF_DAMAGE: ReadonlySet<Finding['relation']> = new Set<Finding['relation']>([
  'PREVENTS',
  'BLOCKS',
  'REDIRECTS',
  'OVERRIDES',
]);

/** Is the relation that is asked another one than that of the finding: a re-roll against prevention, what it counts as against what it does? */
export function isOfOtherRelation(asked: AskedQuestion, finding: Finding | null): boolean {
  if (finding === null) return false;
  if (finding.relation === 'NO_EFFECT' && MAY_REROLL.test(asked.line)) return true;
  const line = asked.line.replace(REROLLS, ITS_REROLLS.test(` ${maskedLine(asked)} `) ? ' ' : ' reroll ');
  if (REROLLS.test(line) && finding.relation !== 'NO_EFFECT') return true;
  return COUNTS_AS.test(line) && OF_DAMAGE.has(finding.relation);
}
