import type { Relation } from '../../engine/interaction/relation.js';
import type { Finding, InteractionReport } from '../interactions/interaction-report.js';
import type { YesNo } from './ruling-verdict.js';

/**
 * What is asked of two keywords, `subject` and `object`:
 * STOP does it prevent, block, beat it; PASS does it ignore, go through it; AFFECT does it change it; TRIGGER does it set it off;
 * USE does it work against it; WITH do they work together; BENEFIT does it profit from it.
 */
export type Verb = 'STOP' | 'PASS' | 'AFFECT' | 'TRIGGER' | 'USE' | 'WITH' | 'BENEFIT';

export interface Proposition {
  readonly subject: string;
  readonly object: string;
  readonly verb: Verb;
  readonly negated: boolean;
}

type Answers = Partial<Readonly<Record<Relation, YesNo>>>;

const ACTS: Answers = {
  MODIFIES: 'YES',
  PREVENTS: 'YES',
  OVERRIDES: 'YES',
  TRIGGERS: 'YES',
  BLOCKS: 'YES',
  REDIRECTS: 'YES',
  NO_EFFECT: 'NO',
};
const DEFEATED: Answers = { OVERRIDES: 'NO', BLOCKS: 'NO' };

/** What a finding from the subject to the object says of each kind of question. */
const FROM_SUBJECT: Readonly<Record<Verb, Answers>> = {
  STOP: { PREVENTS: 'YES', BLOCKS: 'YES', OVERRIDES: 'YES', NO_EFFECT: 'NO', TRIGGERS: 'NO' },
  PASS: { OVERRIDES: 'YES', BLOCKS: 'YES' },
  AFFECT: ACTS,
  TRIGGER: { TRIGGERS: 'YES', NO_EFFECT: 'NO', PREVENTS: 'NO', BLOCKS: 'NO', OVERRIDES: 'NO' },
  USE: ACTS,
  WITH: { ...ACTS, PREVENTS: 'YES', BLOCKS: 'NO', OVERRIDES: 'NO' },
  BENEFIT: { NO_EFFECT: 'NO', TRIGGERS: 'YES' },
};

/** What a finding from the object to the subject says. */
const FROM_OBJECT: Readonly<Record<Verb, Answers>> = {
  STOP: { ...DEFEATED, PREVENTS: 'NO' },
  PASS: { ...DEFEATED, PREVENTS: 'NO', NO_EFFECT: 'YES' },
  AFFECT: DEFEATED,
  TRIGGER: { ...DEFEATED, NO_EFFECT: 'NO' },
  USE: { ...DEFEATED, NO_EFFECT: 'YES', TRIGGERS: 'YES' },
  WITH: { ...DEFEATED, MODIFIES: 'YES', TRIGGERS: 'YES', NO_EFFECT: 'NO' },
  BENEFIT: { ...DEFEATED, MODIFIES: 'YES', TRIGGERS: 'YES', NO_EFFECT: 'NO' },
};

/** What it says when the two never meet. */
const INDEPENDENT: Partial<Readonly<Record<Verb, YesNo>>> = {
  STOP: 'NO',
  AFFECT: 'NO',
  TRIGGER: 'NO',
  BENEFIT: 'NO',
};

export interface EarnedVerdict {
  readonly answer: YesNo;
  /** The finding that earned it; null when it is that the two never meet. */
  readonly finding: Finding | null;
}

/**
 * Yes or No to a proposition, from the strongest finding that speaks of it; null when none does. Where a third keyword overrides the one that
 * acts (Fortitude over Ferocity, in `can I Evade Ferocity damage if I have Fortitude?`), it is the other way round.
 */
export function findingVerdict(report: InteractionReport, asked: Proposition): EarnedVerdict | null {
  const turn = (answer: YesNo): YesNo => (asked.negated ? (answer === 'YES' ? 'NO' : 'YES') : answer);
  for (const finding of report.findings) {
    const forward = finding.from === asked.subject && finding.to === asked.object;
    const backward = finding.from === asked.object && finding.to === asked.subject;
    const answers = forward ? FROM_SUBJECT[asked.verb] : backward ? FROM_OBJECT[asked.verb] : {};
    const answer = answers[finding.relation];
    if (answer === undefined) continue;
    const undone = report.findings.find(
      ({ from, to, relation }) => relation === 'OVERRIDES' && to === finding.from && from !== finding.to,
    );
    const given = undone === undefined ? answer : answer === 'YES' ? 'NO' : 'YES';
    return { answer: turn(given), finding: undone ?? finding };
  }
  const apart = INDEPENDENT[asked.verb];
  return report.verdict === 'INDEPENDENT' && apart !== undefined
    ? { answer: turn(apart), finding: null }
    : null;
}
