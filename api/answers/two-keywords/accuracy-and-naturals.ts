import type { KEYWORDS } from '../../../engine/keyword-list.js';
import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import { rulesOf } from '../../interactions/rules-of.js';
import { maskedLine } from '../facts/masked-line.js';
import type { YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { isOfName } from '../reading/is-of-name.js';
import { tellingOfKeyword } from '../reading/natural-telling.js';

interface Told {
  readonly answer: YesNo;
  readonly finding: Finding;
}

const FACES = ['one', 'two', 'three', 'four', 'five', 'six'];
const FACE_WORD = /^(?:([1-6])|(ones?|twos?|threes?|fours?|fives?|six(?:es)?))$/;
const CHANGES =
  /^(?:makes?|made|making|turns?|turned|turning|becomes?|became|becoming|counts?|counted|raises?|raised|changes?|changed|brings?|boosts?|boosted|bumps?|bumped|pushes|pushed|lowers?|lowered|alters?|altered|gives?|gets?|helps?|shifts?|moves?|drops?|reduces?|into|as)$/;
/** Beside the two keywords and the faces of dice, a question whether a result makes a natural says nothing but this. */
const BESIDE =
  /^(?:i|unit|units|he|she|they|opponent|opponents|attacker|defender|is|are|was|were|be|been|do|does|did|can|could|will|would|should|may|have|has|had|and|then|if|when|so|for|on|of|from|with|in|at|to|by|off|roll|rolls|rolled|rolling|dice|die|natural|naturals|trigger|triggers|proc|procs|cause|set|go|goes|work|works|apply|applies|happen|happens|activate|activates|qualify|use|uses|using|against|attack|damage|bonus|extra|now|s|just|only one|that|this|his|her|their|own|guy|due|because|thanks|through|let|allow|through|him|me|them|but|result|results|any|some|dude|miss|misses|plus|minus|negative|versus|vs|[+-]?\d)$/;
const OTHERWISE =
  / (?:not|no|never|or|only|unless|without|still|also|another|before|after|reroll\w*|instead|besides|affect|matter) /;

/**
 * No to whether a keyword that adds to dice makes the natural for which another looks: `Accuracy -1, does my three become a two for his Riposte?` The
 * question must show that a result is changed: by its verb, or by a face that is not the natural.
 */
export function accuracyAndNaturals(asked: AskedQuestion, report: InteractionReport | null): Told | null {
  if (asked.keywords.length !== 2 || !asked.form.yesNo || asked.form.negated || asked.cards.length > 0)
    return null;
  const finding = report?.findings.find(({ relation, from, to }) => {
    const [adds, looks] = [from, to].map((slug) => rulesOf(slug)?.parts);
    return relation === 'NO_EFFECT' && adds?.addsToAttackDice === true && naturalOf(looks) !== null;
  });
  const natural = naturalOf(rulesOf(finding?.to ?? '')?.parts);
  const line = maskedLine(asked);
  if (finding === undefined || natural === null || OTHERWISE.test(` ${line} `)) return null;
  const words = line.split(' ').filter((word) => !/^[.,;:?!()KL]$/.test(word));
  const faces = words.flatMap((word) => faceOf(word) ?? []);
  if (!words.every((word) => BESIDE.test(word) || CHANGES.test(word) || FACE_WORD.test(word))) return null;
  const isOther = faces.some((face) => face !== natural);
  const isNamed = faces.includes(natural);
  // `I rolled a four and a six`: the natural is there already.
  if (!isOther || (isNamed && !isMadeOf(line, natural))) return null;
  return { answer: 'NO', finding };
}

/** `a three becomes a two`, `counts as a natural six` */
function isMadeOf(line: string, natural: number): boolean {
  const face = `(?:${natural}|${FACES[natural - 1]}(?:e?s)?)`;
  return new RegExp(
    `(?:\\b(?:into|to|as|be|becom\\w+|mak\\w+|made|turn\\w*)|(?:^|, )(?:is|are|does|can) .*) (?:naturals? )?${face}\\b`,
  ).test(line);
}

/** No, where the natural is said not to be there, and the other keyword makes none: `no six, but Accuracy 3, do I crit?`. */
export function withoutNatural(asked: AskedQuestion, report: InteractionReport | null): Told | null {
  const { keywords, form, line } = asked;
  if (keywords.length !== 2 || !form.yesNo || form.negated || / (?:reroll\w*|or|only|unless) /.test(line))
    return null;
  const denied = keywords.find((keyword) => tellingOfKeyword(keyword)?.none.test(line.trim()));
  const finding = report?.findings.find(
    ({ relation, to }) => relation === 'NO_EFFECT' && to === denied?.slug,
  );
  const isAsked = asked.mentions.some(
    ({ keyword, start }) => keyword === denied && start >= (form.opener ?? 0),
  );
  return finding === undefined || !isAsked ? null : { answer: 'NO', finding };
}

const SETS_OFF = /\b(?:still )?counts?\b(?! as)/g;

const CHANGED =
  / (?:into|affects?|becom\w+|became|mak\w+|made|turn\w*|rais\w+|chang\w+|alter\w*|lower\w*|giv\w+|gave|bumps?|increas\w+|decreas\w+|add\w*|as|because|thanks|second|no|not|without) /;

/** Its words beside the keywords and their values. */
function unnamed(words: AskedQuestion['words'], mentions: AskedQuestion['mentions']): readonly string[] {
  return words.flatMap(({ text }, at) => (isOfName(mentions, at) ? [] : [text]));
}

/** `I rolled a natural four, does Fury trigger?`: the natural is told to be there, whatever the other keyword does to results. */
export function tellsNatural(
  { words, form, line, mentions }: AskedQuestion,
  finding: Finding | null,
): boolean {
  const natural = naturalOf(rulesOf(finding?.to ?? '')?.parts);
  if (finding?.relation !== 'NO_EFFECT' || natural === null) return false;
  // `is a rolled 6 a natural six?`
  if (words.some(({ text }, at) => text === 'rolled' && faceOf(words[at + 1]?.text ?? '') === natural))
    return true;
  // `does a natural 4 with Accuracy 2 set off Fury?`, `is a 2 still a Riposte?`
  const faces = unnamed(words, mentions).flatMap((word) => faceOf(word) ?? []);
  if (faces.length > 0 && faces.every((face) => face === natural) && !CHANGED.test(line)) return true;
  const told = words.slice(0, form.opener ?? 0).map(({ text }) => text);
  return told.some((word) => faceOf(word) === natural) && !isMadeOf(told.join(' '), natural);
}

const KEEPS_NATURALS = /\bcan.t (?:alter|increase|decrease)\b.*\bnaturals?\b|\bto a natural\b/i;

/** `does it still work with Accuracy -1?`, `does a natural 6 ...?`: that no natural is changed leaves the one that is there. */
export function leavesNatural({ keywords, words, line }: AskedQuestion, text: string): boolean {
  if (!KEEPS_NATURALS.test(text)) return false;
  const naturals = keywords.flatMap(({ slug }) => naturalOf(rulesOf(slug)?.parts) ?? []);
  const isNamed = words.some(
    ({ text: word }, at) => naturals.includes(faceOf(word) ?? 0) && !INTO.test(words[at - 1]?.text ?? ''),
  );
  return (
    / still /.test(line) ||
    (isNamed && !naturals.some((natural) => isMadeOf(line.replace(SETS_OFF, ' '), natural)))
  );
}

const INTO = /^(?:into|to|as)$/;

function naturalOf(parts: (typeof KEYWORDS)[number]['parts'] | undefined): number | null {
  return (parts?.onInitialNatural ?? parts?.onFinalNatural)?.face ?? null;
}

function faceOf(word: string): number | null {
  const [, digit, name] = FACE_WORD.exec(word) ?? [];
  if (digit !== undefined) return Number(digit);
  return name === undefined ? null : FACES.findIndex((face) => name.startsWith(face)) + 1;
}
