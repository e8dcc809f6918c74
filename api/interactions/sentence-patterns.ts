import type { Relation } from '../../engine/interaction/relation.js';
import type { Aspect } from './ruling-relation.js';

/** What a clause says, with keywords as marks: `{k}` for the one whose ruling it is, `{0}`, `{1}` for those it names. */
export interface ClauseReading {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly relation: Relation;
  readonly aspect: Aspect;
}

interface SentencePattern {
  /** Two groups: what stands before the verb and what stands after it. */
  readonly clause: RegExp;
  readonly relation: Relation;
  /** FORWARD: the subject does it to the object. BACKWARD: what stands behind the verb does it to the subject. */
  readonly direction: 'FORWARD' | 'BACKWARD';
  readonly aspect?: Aspect;
  /** It may stand under a condition: the pattern itself reads the condition. */
  readonly readsCondition?: true;
}

/**
 * How English says what one thing does to another, the special before the general; the first that fits a clause is taken. In "its own"
 * words each: has no effect, applies only to, can't alter, can trigger, doesn't work with, overrides, can affect, by means of.
 */
const PATTERNS: readonly SentencePattern[] = [
  // Against an attacking unit with Precision, Redirect does nothing.
  { clause: /^(against\b[^,]*), (\{.\}) does nothing/, relation: 'BLOCKS', direction: 'FORWARD' },
  // Redirect, Intercept and all other effects fail to move the attack of a unit with Precision.
  { clause: /^(.*) fails? to (.*)$/, relation: 'BLOCKS', direction: 'BACKWARD' },
  // Shields, Parry, and Armor have no effect against it.
  {
    clause: /^(.*) ha(?:s|ve) no effect against (.*)$/,
    relation: 'NO_EFFECT',
    direction: 'FORWARD',
    aspect: 'UNIT_STRUCK',
  },
  { clause: /^(.*) ha(?:s|ve) no effect on (.*)$/, relation: 'NO_EFFECT', direction: 'FORWARD' },
  // Critical Hit applies only to dice rolled for an attack, not to dice rolls for abilities like Retaliate.
  {
    clause: /^(.*) appl(?:y|ies) only to .*?, (?:not|never) to (.*)$/,
    relation: 'NO_EFFECT',
    direction: 'FORWARD',
    aspect: 'DICE_OF_DAMAGE',
  },
  // Accuracy can't increase the die roll to a natural "6".
  {
    clause:
      /^(.*) (?:can't|cannot|never|does not|doesn't|do not|don't) (?:alter|increase|decrease|change|turn|makes?)\b(.*\bnatural\b.*)$/,
    relation: 'NO_EFFECT',
    direction: 'FORWARD',
    aspect: 'NATURALS',
  },
  {
    clause:
      /^(.*) (?:can't|cannot|never|does not|doesn't|do not|don't) (?:alter|increase|decrease|change|affects?|prevents?|stops?|trigger|apply to|count for|work for)\b(.*)$/,
    relation: 'NO_EFFECT',
    direction: 'FORWARD',
  },
  // Damage from Overkill can still be done to a unit that Stealth keeps from being attacked.
  { clause: /^(.*) can still be done to a unit that (.*)$/, relation: 'NO_EFFECT', direction: 'BACKWARD' },
  // A unit that is the Pilot of another unit owes its Upkeep.
  { clause: /^(.*) (?:still )?owes its (.*)$/, relation: 'NO_EFFECT', direction: 'FORWARD' },
  // Units with Fortitude override Ferocity. Damage from units with Ferocity is covered by Fortitude.
  { clause: /^(.*) overrides? (.*)$/, relation: 'OVERRIDES', direction: 'FORWARD' },
  { clause: /^damage from (.*) is covered by (.*)$/, relation: 'OVERRIDES', direction: 'BACKWARD' },
  {
    clause: /^damage from (.*) (?:can't|cannot) be prevented by (.*)$/,
    relation: 'OVERRIDES',
    direction: 'FORWARD',
  },
  // Retaliate doesn't work with attacks such as Bombard. You can't use Hidden Cost to deploy a Pilot.
  {
    clause:
      /^(.*) (?:doesn't|does not|don't|do not|can't|cannot) (?:work|be used|be activated|be played) (?:with|against|on|for)\b(.*)$/,
    relation: 'BLOCKS',
    direction: 'BACKWARD',
  },
  { clause: /^you (?:can't|cannot) use (\{.\}) to (.*)$/, relation: 'BLOCKS', direction: 'BACKWARD' },
  { clause: /^(.*) (?:can't|cannot) be gained once (.*)$/, relation: 'BLOCKS', direction: 'BACKWARD' },
  // An intercepting unit with Stealth becomes the defender only if something else lets it.
  {
    clause: /^an? [^,]*(\{\d\}) unit with (\{k\}).*\bonly if something else\b/,
    relation: 'BLOCKS',
    direction: 'BACKWARD',
  },
  // Only the unit with both Deflect and Stun can stun when it activates its Deflect.
  {
    clause: /^only .*\bboth \{.\} and (\{.\}).* when it (?:activates|uses|plays) its (\{.\})/,
    relation: 'TRIGGERS',
    direction: 'BACKWARD',
    readsCondition: true,
  },
  {
    clause: /^(.*) (?:can trigger|triggers?|can set off|sets? off) (\{.\}.*)$/,
    relation: 'TRIGGERS',
    direction: 'FORWARD',
  },
  // Damage that can't be prevented includes damage from Deflect.
  {
    clause: /^(.*\bdamage\b.*\{k\}), including damage from (.*)$/,
    relation: 'MODIFIES',
    direction: 'FORWARD',
  },
  { clause: /^(.*) by means of (.*)$/, relation: 'MODIFIES', direction: 'FORWARD' },
  // If the unit doesn't have Stealth, you may lower its speed with Velocity.
  {
    clause: /^if [^,]* (?:doesn't|does not) have (\{\d\}), you may (.*)$/,
    relation: 'MODIFIES',
    direction: 'FORWARD',
    readsCondition: true,
  },
  // Accuracy 1 against Armor means that fours hit.
  { clause: /^(.*\{.\}) [+-]?\d+ against (\{.\}) means/, relation: 'MODIFIES', direction: 'FORWARD' },
  {
    clause: /^(.*) (?:can |may )?(?:affects?|changes?|modif(?:y|ies))\b(.*)$/,
    relation: 'MODIFIES',
    direction: 'FORWARD',
  },
  { clause: /^(.*) (?:can |may )?prevents? (.*)$/, relation: 'PREVENTS', direction: 'FORWARD' },
];

const CONDITION = /^(?:if|when|whenever|unless|as long as|although|for example)\b/;
/** A comparison, or a word about the source, says nothing of what the one does to the other. */
const ASIDE = /^unlike [^,]*, |\binferred from\b|\bformerly called\b|\bwhose text says\b/;
const PRONOUN = /\b(?:it|this|that)\b(?: can| may)?\s*$/;
const MARK = /\{(?:k|\d+)\}/g;
const OWN = '{k}';

/** Null when nothing certain can be read. A clause under a condition is certain only where its pattern reads the condition, too. */
export function readClause(clause: string): ClauseReading | null {
  if (ASIDE.test(clause)) return null;
  for (const { clause: pattern, relation, direction, aspect = null, readsCondition } of PATTERNS) {
    const match = pattern.exec(clause);
    if (match === null || (CONDITION.test(clause) && readsCondition !== true)) continue;
    const subjects = marksIn(match[1] ?? '');
    const objects = marksIn(match[2] ?? '').filter((mark) => !subjects.includes(mark));
    const doers = subjects.length > 0 ? subjects : PRONOUN.test(match[1] ?? '') ? [OWN] : [];
    const others = objects.length > 0 ? objects : doers.includes(OWN) ? [] : [OWN];
    if (doers.length === 0 || others.length === 0) continue;
    const [from, to] = direction === 'FORWARD' ? [doers, others] : [others, doers];
    return { from, to, relation, aspect };
  }
  return null;
}

/** Whether a sentence only compares, or says something about the source. */
export function isAside(text: string): boolean {
  return ASIDE.test(text.toLowerCase());
}

/** Clauses that say something of their own. */
export function clausesOf(text: string): readonly string[] {
  return text
    .replace(/^\(|\)$/g, '')
    .split(/, but |; |, and (?=can\b)/)
    .map((clause, index) => (index > 0 && clause.startsWith('can ') ? `it ${clause}` : clause).trim());
}

function marksIn(text: string): readonly string[] {
  return [...new Set(text.match(MARK) ?? [])];
}
