import { meantByIt } from '../reading/meant-by-it.js';
import type { QuestionForm } from '../reading/question-form.js';
import type { Mention } from '../reading/recognise-keywords.js';
import type { Word } from '../reading/words.js';
import type { Proposition, Verb } from './finding-verdict.js';
import { isActing, isVerb, verbIn } from './verb-asked.js';

const COMPARES = /\b(?:better|worse|than|difference|different|like|instead|same as|stronger)\b/;
const BE = /^(?:be|is|are|was|were|been|being|get|gets|getting)$/;
const PRONOUN =
  /^(?:i|you|we|they|he|she|it|opponent|opponents|player|players|unit|units|to|still|also|even|not|someone|attacker|defender)$/;
/** What stands before a keyword that someone uses. */
const USES =
  /(?:^| )(?:(?:use|uses|using|play|activate|activates|still)|(?:get|gets|able|allowed|have|has|try|want) to)$/;
const WHOSE = /^(?:its|his|her|their|my|the|an?)$/;
const BY = /^(?:by|with|using|via|through|from)$/;

interface Sides {
  readonly subjects: readonly Mention[];
  readonly objects: readonly Mention[];
  readonly verb: Verb | null;
}

/** `use Evade`, `use its Evade`, `able to Evade`. */
function isUsedAt(words: readonly Word[], start: number): boolean {
  const at = WHOSE.test(beforeOf(words, start)) ? start - 1 : start;
  return USES.test(`${beforeOf(words, at - 1)} ${beforeOf(words, at)}`);
}

/** What a yes/no question claims of its keywords: one claim a pair. Empty where subject and object can't be told. */
export function propositionsOf(
  words: readonly Word[],
  mentions: readonly Mention[],
  form: QuestionForm,
): readonly Proposition[] {
  if (COMPARES.test(lineOf(words))) return [];
  const sides = sidesOf(words, mentions, form.opener ?? 0);
  if (sides === null || sides.verb === null) return [];
  const { subjects, objects, verb } = sides;
  return subjects.flatMap((subject) =>
    objects
      .filter(({ keyword }) => keyword.slug !== subject.keyword.slug)
      .map((object) => ({
        subject: subject.keyword.slug,
        object: object.keyword.slug,
        verb,
        negated: form.negated,
      })),
  );
}

function sidesOf(words: readonly Word[], mentions: readonly Mention[], opener: number): Sides | null {
  const main = mentions.filter(({ start }) => start >= opener);
  const first = main[0] ?? mentions[0];
  if (first === undefined) return null;
  const others = mentions.filter((one) => one !== first);
  // What else the unit has that acts, `can a Fortitude unit Parry Ferocity damage?`, claims nothing.
  if (isHolder(words, first, opener, main))
    return main.length > 2 ? sidesOf(words, without(mentions, first), opener) : null;
  const gained = gainedIn(words, mentions, main, opener);
  if (gained.length > 0) return { subjects: without(mentions, ...gained), objects: gained, verb: 'TRIGGER' };
  const used = main.find(({ start }) => isUsedAt(words, start));
  if (used !== undefined && mentions.length > 1) {
    return {
      subjects: [used],
      objects: without(mentions, used),
      verb: verbIn(words, used.valueEnd, mentions) ?? 'USE',
    };
  }
  const verbed = main.find(
    (one) =>
      one !== first && (BE.test(beforeOf(words, one.start)) || /able$/.test(words[one.start]?.text ?? '')),
  );
  if (verbed !== undefined) {
    const verb = PREVENTS.test(verbed.keyword.summary) ? 'STOP' : 'DONE';
    return { subjects: [verbed], objects: without(mentions, verbed), verb };
  }
  const agent = agentOf(words, main, opener);
  if (agent !== null) {
    const verb = verbIn(words, opener, mentions) ?? 'USE';
    return { subjects: agent, objects: without(mentions, ...agent), verb };
  }
  const meant = meantByIt(words, mentions, main, opener);
  const ofIt = meant === null ? null : verbIn(words, opener, mentions);
  if (meant !== null && ofIt !== null) return { subjects: [meant], objects: main, verb: ofIt };
  const owner = ownersOf(words, mentions, main, opener);
  if (owner.length > 0) return { subjects: owner, objects: main, verb: verbIn(words, opener, mentions) };
  const active = verbalSecond(words, main, first);
  if (active) return { subjects: [first], objects: others, verb: 'TRIGGER' };
  return sidesInOrder(words, mentions, first, opener);
}

/** The keyword that comes first, with those joined to it, does something to the rest. */
function sidesInOrder(
  words: readonly Word[],
  mentions: readonly Mention[],
  first: Mention,
  opener: number,
): Sides | null {
  const subjects = [first, ...joinedTo(words, mentions, first)];
  const rest = without(mentions, ...subjects);
  if (rest.length === 0) {
    const verb = JOINED.test(lineOf(words)) ? 'JOIN' : 'WITH';
    return { subjects: [first], objects: without(mentions, first), verb };
  }
  const verb = verbIn(words, first.valueEnd, mentions) ?? verbIn(words, opener, mentions);
  // `if the defender evades, does Overkill still go through?`: past what, the question leaves open.
  if (verb === 'PASS' && rest.every(({ start }) => start < opener)) return null;
  // `a stunned unit`: the word describes a unit, and nothing is asked of the keyword.
  const described = first.match === 'FORM' && /(?:ed|ing)$/.test(words[first.start]?.text ?? '');
  const verbal =
    PRONOUN.test(beforeOf(words, first.start)) ||
    /^(?:use|play|activate|have|apply)$/.test(beforeOf(words, first.start));
  return { subjects, objects: rest, verb: verb ?? (verbal && !described ? 'USE' : null) };
}

/** `can Riposte be parried?` */
const PREVENTS = /\bprevents?\b/i;
const JOINED = /\btogether\b|\bin (?:the same|one|a single|an) attack\b|\bin tandem\b|\bat once\b/;
const UNIT = /^(?:units?|guys?|characters?|creatures?|attackers?|defenders?)$/;

/** `can a unit with Ferocity evade?`: one unit has both, and what it does is not done to the other keyword. */
function isHolder(words: readonly Word[], first: Mention, opener: number, main: readonly Mention[]): boolean {
  const second = main[1];
  if (second === undefined || first.start < opener) return false;
  const before = words.slice(opener + 1, first.start).map(({ text }) => text);
  const holds =
    before.length <= 4 &&
    /^(?:with|has|having|have)$/.test(before.at(-1) ?? '') &&
    before.some((text) => UNIT.test(text));
  const after = words.slice(first.valueEnd, second.start).map(({ text }) => text);
  const isUnit = UNIT.test(after[0] ?? '') && /^(?:a|an|my|the|his)$/.test(before.at(-1) ?? '');
  const acts = after.every(
    (text) => PRONOUN.test(text) || /^(?:use|play|activate|the|its|own|and)$/.test(text),
  );
  return (holds || isUnit) && acts;
}

const CONDITION = /^(?:if|when|because|since)$/;
const COMES = /^(?:get|gets|gain|gains|receive|happen|happens|occur|occurs|roll|more|extra)$/;

/** `is that a crit?` */
const IS_THAT =
  /^ (?:is|was|would|does|do|will) (?:that|it|this)(?: be| count as| count for| still| also| now)* (?:an? )?$/;

function lineOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** `if Accuracy makes it a 4, do I get Fury?`: what stands in the condition is asked to set off what is gained. */
function gainedIn(
  words: readonly Word[],
  mentions: readonly Mention[],
  main: readonly Mention[],
  opener: number,
): readonly Mention[] {
  const behind = words.findIndex(({ text }, at) => at > opener && CONDITION.test(text));
  const gained = main.filter(({ start }) => behind < 0 || start < behind);
  const [first] = gained;
  if (first === undefined || mentions.length === gained.length) return [];
  const conditional = behind >= 0 || words.slice(0, opener).some(({ text }) => CONDITION.test(text));
  const comes = words.slice(opener, first.start).some(({ text }) => COMES.test(text));
  if (IS_THAT.test(` ${lineOf(words.slice(opener, first.start))} `)) return gained;
  return conditional && comes && beforeOf(words, first.start) !== 'to' ? gained : [];
}

/** `my unit has Fortitude, can it prevent damage from Ferocity?`: what the one has who acts. */
function ownersOf(
  words: readonly Word[],
  mentions: readonly Mention[],
  main: readonly Mention[],
  opener: number,
): readonly Mention[] {
  const [first] = main;
  const verbFirst = words.slice(opener + 1, first?.start ?? 0).some(({ text }) => isActing(text));
  return verbFirst ? mentions.filter(({ start }) => start < opener) : [];
}

/** `is Overkill stopped by Armor`, `can I stop Overkill with Armor`: the keyword behind `by` or `with` acts. */
function agentOf(
  words: readonly Word[],
  main: readonly Mention[],
  opener: number,
): readonly Mention[] | null {
  const [first, second] = main;
  if (first === undefined) return null;
  const between = words.slice(opener + 1, first.start);
  const behind = behindBy(words, main, first);
  if (behind.length > 0 && behind.length < main.length) return behind;
  const verbFirst = between.some(({ text }) => isActing(text)) && !between.some(({ text }) => text === 'use');
  if (second === undefined) return null;
  const gap = words.slice(first.valueEnd, second.start).map(({ text }) => text);
  const passive = gap.some((text) => BE.test(text)) || BE.test(words[opener]?.text ?? '');
  const by = gap.findLastIndex((text) => BY.test(text));
  if (by < 0 || gap.length - by > 5 || (gap[by] === 'with' && UNIT.test(gap[by - 1] ?? ''))) return null;
  if (gap[by] === 'from' && !passive) return null;
  if (gap[by] === 'from' && gap.some((text) => /^(?:protect|save|defend)/.test(text))) return null;
  const acts = gap.slice(0, by).some((text) => isDeed(text));
  return verbFirst || (passive && acts) ? main.slice(1) : null;
}

/** `useless for the unit hit by Overkill`: that does nothing. */
function isDeed(word: string): boolean {
  return isVerb(word) && !/(?:less|ful|able)$/.test(word);
}

/** `for a unit attacked by Ferocity`: whose attack it is, not what does something. */
function isAttackedAt(words: readonly Word[], by: number): boolean {
  return /^(?:attacked|hit|struck|damaged|shot)$/.test(beforeOf(words, by));
}

/** `Ferocity damage from Deflect, is it prevented by Evade`: those behind `by`. */
function behindBy(words: readonly Word[], main: readonly Mention[], first: Mention): readonly Mention[] {
  const by = words.findIndex(({ text }, at) => at > first.start && text === 'by' && !isAttackedAt(words, at));
  const verb = words.slice(first.valueEnd, Math.max(by, first.valueEnd));
  if (by < 0 || !verb.some(({ text }) => isDeed(text))) return [];
  return main.filter(({ start }) => start > by && start <= by + 3);
}

/** `can Retaliate damage stun?`: two keywords, and the second is the verb. */
function verbalSecond(words: readonly Word[], main: readonly Mention[], first: Mention): boolean {
  const second = main[1];
  if (second === undefined) return false;
  if (second.match !== 'EXACT' && second.match !== 'ALIAS') return false;
  if (PRONOUN.test(beforeOf(words, first.start))) return false;
  const gap = words.slice(first.valueEnd, second.start).map(({ text }) => text);
  return (
    gap.length <= 3 &&
    gap.every((text) =>
      /^(?:damage|dice|die|ever|also|still|even|attack|attacks|can|could|will|would|does|not|never)$/.test(
        text,
      ),
    )
  );
}

function joinedTo(words: readonly Word[], mentions: readonly Mention[], first: Mention): readonly Mention[] {
  const joined: Mention[] = [];
  let end = first.valueEnd;
  for (const mention of mentions.slice(mentions.indexOf(first) + 1)) {
    const gap = words.slice(end, mention.start).map(({ text }) => text);
    if (gap.length === 0 || !gap.every((text) => /^(?:and|or|,|nor)$/.test(text))) break;
    joined.push(mention);
    end = mention.valueEnd;
  }
  return joined;
}

function beforeOf(words: readonly Word[], at: number): string {
  return words[at - 1]?.text ?? '';
}

function without(mentions: readonly Mention[], ...left: readonly Mention[]): readonly Mention[] {
  return mentions.filter((one) => !left.includes(one));
}
