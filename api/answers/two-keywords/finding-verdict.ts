import type { Relation } from '../../../engine/interaction/relation.js';
import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import type { YesNo } from '../judged.js';
import { standsForItsAttack } from './whole-attack.js';

/**
 * What is asked of two keywords, `subject` and `object`:
 * STOP does it prevent, block, beat it; PASS does it ignore, go through it; AFFECT does it change it; TRIGGER does it set it off;
 * DONE is it done to it; USE does it work against it; WITH does it work with it; JOIN do they work together; BENEFIT does it profit from it; ALLOW does it let it work.
 */
export type Verb =
  | 'STOP'
  | 'PASS'
  | 'AFFECT'
  | 'TRIGGER'
  | 'DONE'
  | 'USE'
  | 'WITH'
  | 'JOIN'
  | 'BENEFIT'
  | 'ALLOW';

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
/** What brings the attack to another unit is of the same side as what it takes it from. */
const AT_ODDS: Answers = Object.fromEntries(
  Object.entries(ACTS).filter(([relation]) => relation !== 'REDIRECTS'),
);
const DEFEATED: Answers = { OVERRIDES: 'NO', BLOCKS: 'NO' };

/** What a finding from the subject to the object says of each kind of question. */
const FROM_SUBJECT: Readonly<Record<Verb, Answers>> = {
  STOP: { PREVENTS: 'YES', BLOCKS: 'YES', OVERRIDES: 'YES', NO_EFFECT: 'NO', TRIGGERS: 'NO' },
  PASS: { OVERRIDES: 'YES', BLOCKS: 'YES' },
  AFFECT: ACTS,
  TRIGGER: { TRIGGERS: 'YES', NO_EFFECT: 'NO', PREVENTS: 'NO', BLOCKS: 'NO', OVERRIDES: 'NO' },
  DONE: ACTS,
  USE: AT_ODDS,
  WITH: { ...ACTS, PREVENTS: 'YES', BLOCKS: 'NO', OVERRIDES: 'NO' },
  JOIN: { MODIFIES: 'YES', TRIGGERS: 'YES', ...DEFEATED },
  BENEFIT: { NO_EFFECT: 'NO', MODIFIES: 'YES', TRIGGERS: 'YES' },
  ALLOW: { TRIGGERS: 'YES', BLOCKS: 'NO', OVERRIDES: 'NO', PREVENTS: 'NO' },
};

/** What a finding from the object to the subject says. */
const FROM_OBJECT: Readonly<Record<Verb, Answers>> = {
  STOP: { ...DEFEATED, PREVENTS: 'NO' },
  PASS: { ...DEFEATED, PREVENTS: 'NO', NO_EFFECT: 'YES' },
  AFFECT: DEFEATED,
  TRIGGER: DEFEATED,
  DONE: { ...DEFEATED, TRIGGERS: 'YES' },
  USE: { ...DEFEATED, NO_EFFECT: 'YES', TRIGGERS: 'YES' },
  WITH: { ...DEFEATED, MODIFIES: 'YES', TRIGGERS: 'YES', NO_EFFECT: 'NO' },
  JOIN: { MODIFIES: 'YES', TRIGGERS: 'YES', ...DEFEATED },
  BENEFIT: { ...DEFEATED, MODIFIES: 'YES', TRIGGERS: 'YES', NO_EFFECT: 'NO' },
  ALLOW: {},
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
  const turn = (answer: YesNo): YesNo => (asked.negated ? opposite(answer) : answer);
  const [one, other] = [forward(report.findings, asked), backward(report.findings, asked)];
  if (one !== null && other !== null && one.answer !== other.answer) return null;
  const told = one ?? other;
  if (told !== null) {
    const undoing = undoneBy(report.findings, told.finding, asked);
    if (undoing === null) return { ...told, answer: turn(told.answer) };
    return { answer: turn(opposite(told.answer)), finding: undoing };
  }
  const lifted = liftedVerdict(report.findings, asked);
  if (lifted !== null) return { ...lifted, answer: turn(lifted.answer) };
  const apart = INDEPENDENT[asked.verb];
  const isOpen = standsForItsAttack(asked.object);
  return report.verdict === 'INDEPENDENT' && apart !== undefined && !isOpen
    ? { answer: turn(apart), finding: null }
    : null;
}

interface Told {
  readonly answer: YesNo;
  readonly finding: Finding;
}

function forward(findings: readonly Finding[], { subject, object, verb }: Proposition): Told | null {
  return firstTold(findings, subject, object, FROM_SUBJECT[verb]);
}

function backward(findings: readonly Finding[], { subject, object, verb }: Proposition): Told | null {
  return firstTold(findings, object, subject, FROM_OBJECT[verb]);
}

function firstTold(findings: readonly Finding[], from: string, to: string, answers: Answers): Told | null {
  for (const finding of findings) {
    const answer = answers[finding.relation];
    if (finding.from === from && finding.to === to && answer !== undefined) return { answer, finding };
  }
  return null;
}

/** What overrides the keyword that decides, unless it does nothing for the one that is asked about. */
function undoneBy(
  findings: readonly Finding[],
  decisive: Finding,
  { subject, object }: Proposition,
): Finding | null {
  const undoing = findings.find(
    ({ from, to, relation }) =>
      relation === 'OVERRIDES' && to === decisive.from && from !== subject && from !== object,
  );
  if (undoing === undefined) return null;
  const helpsNot = findings.some(
    ({ from, to, relation }) => from === undoing.from && to === decisive.to && relation === 'NO_EFFECT',
  );
  return helpsNot ? null : undoing;
}

/** Of two that would stop one another nothing is found, since a third takes that away for the unit that has it. */
function liftedVerdict(
  findings: readonly Finding[],
  { subject, object, verb }: Proposition,
): EarnedVerdict | null {
  const liftsFor = (stopped: string, stopping: string): Finding | undefined =>
    findings.find(
      ({ from, to, relation }) =>
        relation === 'OVERRIDES' &&
        to === stopping &&
        from !== stopped &&
        findings.some((one) => one.from === from && one.to === stopped && one.relation === 'MODIFIES'),
    );
  const [forSubject, forObject] = [liftsFor(subject, object), liftsFor(object, subject)];
  const finding = forSubject ?? forObject;
  const stopped = forSubject === undefined ? FROM_SUBJECT[verb].OVERRIDES : FROM_OBJECT[verb].OVERRIDES;
  return finding === undefined || stopped === undefined ? null : { answer: opposite(stopped), finding };
}

function opposite(answer: YesNo): YesNo {
  return answer === 'YES' ? 'NO' : 'YES';
}
