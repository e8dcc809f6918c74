import type { InteractionReport } from '../../interactions/interaction-report.js';
import { alwaysHeld } from '../cards/card-holding.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { EarnedVerdict } from '../two-keywords/finding-verdict.js';
import { verdictOn } from './claim-verdict.js';
import { type ReadClaims, readClaims } from './read-claim.js';
import { typedLine } from './read-typed-line.js';

/**
 * Yes or No to what is claimed of a card by its name, which stands for the unit that it is: of the dice it rolls, and of what it may use once it is the
 * defender. Null where it has the keywords at times only, and where its other keywords may decide: of damage that it does or takes.
 */
export function claimVerdictOnCard(
  asked: AskedQuestion,
  report: InteractionReport | null,
): EarnedVerdict | null {
  const [named, second] = asked.cards;
  if (report === null || named === undefined || second !== undefined || asked.keywords.length !== 2)
    return null;
  const read = readClaims(typedLine(asked));
  if (read === null || (!isOfItsDice(read) && !isOfItsOwn(asked, read))) return null;
  const verdict = verdictOn(asked, report, read);
  return verdict === 'NOT_SO_PLACED' ? null : verdict;
}

/** A natural that stands on dice is what it is, whoever rolled them. */
function isOfItsDice({ claims, told: { shown } }: ReadClaims): boolean {
  return shown !== null && claims.every(({ does }) => does === 'WORKS' || does === 'IS_USED');
}

/** It makes itself the defender, and has what it is to use then. */
function isOfItsOwn({ cards, keywords }: AskedQuestion, { told: { acts } }: ReadClaims): boolean {
  const isDefender = acts.some(({ ability }) => ability.of?.rules?.parts.changesDefender === 'TO_THIS_UNIT');
  const held = cards.flatMap((mention) => mention.cards).map((card) => new Set(alwaysHeld(card)));
  return isDefender && held.every((slugs) => keywords.every(({ slug }) => slugs.has(slug)));
}
