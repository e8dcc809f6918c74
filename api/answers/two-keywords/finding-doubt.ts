import type { Finding } from '../../interactions/interaction-report.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { isHeldWithUndone, isOnOtherSide } from './several-verdict.js';

/** `if the unit doesn't have Stealth`, `a unit without Stealth`. */
const ABSENT = '\\b(?:doesn.t|don.t|does not|do not) have|\\bwithout|\\blacks?';
const LACKS = / (?:without|not|no|lacks?|lacking) /;

/** Does a ruling behind a finding hold only where one of the keywords of the question is absent, while the question has it there? */
export function restsOnAbsence(
  { kb, keywords, line }: AskedQuestion,
  { rulings, statement }: Finding,
): boolean {
  if (LACKS.test(line)) return false;
  const texts = [statement, ...rulings.map((id) => kb.rulings.get(id)?.text ?? '')];
  return keywords.some(({ name }) => {
    const absent = new RegExp(
      `\\b(?:if|when|while|unless)\\b[^,]*(?:${ABSENT}) (?:an? |the )?${name}\\b`,
      'i',
    );
    return texts.some((text) => absent.test(text));
  });
}

/** Without what another keyword of the question undoes: `Ferocity stops Evade` where the unit that evades has Fortitude. */
export function withoutUndone(asked: AskedQuestion, findings: readonly Finding[]): readonly Finding[] {
  const undoing = findings.filter(
    (one) => one.relation === 'OVERRIDES' && !isOnOtherSide(asked, one.from) && !isHeldWithUndone(asked, one),
  );
  return findings.filter(
    (one) => !undoing.some(({ from, to }) => one.from === to && one.to !== from && STOPS.has(one.relation)),
  );
}

const STOPS: ReadonlySet<Finding['relation']> = new Set<Finding['relation']>(['BLOCKS', 'OVERRIDES']);
