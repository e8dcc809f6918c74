import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { Finding } from '../../interactions/interaction-report.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { maskedLine } from '../facts/masked-line.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { EarnedVerdict } from './finding-verdict.js';

type Relation = Finding['relation'];

const LESS = / (?:reduc\w+|lower\w*|decreas\w+|weaken\w*|lessen\w*|cut|cuts|shrink\w*) /;
const MORE = / (?:increas\w+|rais\w+|boost\w*|add|adds|added|improv\w+|doubl\w+|strengthen\w*|multipl\w+) /;
const SIZED: ReadonlySet<Relation> = new Set<Relation>(['MODIFIES', 'PREVENTS']);
const HOW_MANY = / (?:how many|number of) /;
const COUNTS = / (?:counts?|counted|appl(?:y|ies)) (?:for|in|towards?|to|as|when) /;
const OF_OTHERS: ReadonlySet<Relation> = new Set<Relation>(['TRIGGERS', 'REDIRECTS', 'PREVENTS', 'BLOCKS']);
const SETS_OFF = / (?:trigger\w*|set off|sets off|caus\w+|proc\w*|activat\w+) /;

/**
 * Does a finding that says Yes leave open what is asked? Whether there is less or more of something, how many dice there are, what a thing counts for, or what
 * is done to the damage of the other.
 */
export function leavesSenseOpen(asked: AskedQuestion, { answer, finding }: EarnedVerdict): boolean {
  if (finding === null || (answer === 'NO') !== asked.form.negated) return false;
  const { relation, about } = finding;
  const line = ` ${maskedLine(asked)} `.replace(ADDED, ' ');
  if (LESS.test(line) && !isSo(asked, finding, 'LESS')) return true;
  if (MORE.test(line) && !isSo(asked, finding, 'MORE')) return true;
  if (HOW_MANY.test(line) && !about.includes('NUMBER')) return true;
  if (/ (?:dice|die|rolls?) /.test(line) && !about.includes('DICE') && relation !== 'TRIGGERS') return true;
  if (COUNTS.test(line) && OF_OTHERS.has(relation) && !isStruck(asked, finding)) return true;
  return isOfItsDamage(asked, line, finding);
}

/** Does a finding say that there is less, or more? What it says of power goes by what the keyword does to it. */
function isSo({ kb }: AskedQuestion, { relation, about, from }: Finding, asked: 'LESS' | 'MORE'): boolean {
  if (!SIZED.has(relation)) return false;
  const keyword = kb.keywords.get(from);
  if (about.includes('POWER') && keyword !== undefined)
    return factsOf(kb, keyword, KEYWORDS).takesPower === (asked === 'LESS');
  return about.includes(asked);
}

/** `the extra damage that Critical Hit adds` */
const ADDED = / (?:that|which)? ?[KL] adds /;

/** `does Stun apply to Retaliate damage?`: that damage sets it off. */
function isStruck({ keywords: [one] }: AskedQuestion, { relation, to }: Finding): boolean {
  return relation === 'TRIGGERS' && to === one?.slug;
}

const WORKS_ON = / (?:work\w*|appl\w+|function\w*|used?) (?:on|for|to) /;

/** It is about the damage of a keyword, and what was found is only that the keyword is set off or comes to another unit. */
function isOfItsDamage({ keywords }: AskedQuestion, line: string, { relation, to }: Finding): boolean {
  const isElsewhere = relation === 'BLOCKS' && WORKS_ON.test(line);
  const isOther = relation === 'TRIGGERS' || relation === 'REDIRECTS' || isElsewhere;
  if (!isOther || SETS_OFF.test(line)) return false;
  const letter = 'KL'[keywords.findIndex(({ slug }) => slug === to)] ?? '';
  return letter !== '' && new RegExp(` ${letter} damage | damage (?:from|of|by) ${letter} `).test(line);
}
