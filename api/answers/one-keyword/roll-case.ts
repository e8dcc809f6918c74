import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { mainLine } from '../reading/main-line.js';
import { type Telling, tellingOfKeyword } from '../reading/natural-telling.js';
import { type Sentence, sentencesOf } from '../sentences/sentence-index.js';

/**
 * What may befall a roll, as questions tell it: the ability came after the roll; several dice show the natural; the natural was rolled
 * again; it came of a re-roll; or no die shows it.
 */
type RollCase = 'GAINED_LATE' | 'SEVERAL' | 'REROLLED_AWAY' | 'REROLLED_INTO' | 'NONE';

const TIMES =
  /\b(?:twice|doubled?|doubles|tripled?|triples|multipl(?:y|ied|ies)|times|each|every|both|all|again|add up|stack|for all)\b/;
/** `once for each` is as often as there are. */
const ONCE = /\b(?:once(?! (?:for|per) (?:each|every))|only|just|one time|single)\b/;

/** What rulings say of each case: by these words. `holds`: what is claimed does happen. */
const SAID: readonly (readonly [RollCase, RegExp, holds: boolean])[] = [
  ['GAINED_LATE', /\btoo late\b|\bgained after .* rolled\b/i, false],
  ['NONE', /\bat least one natural\b|\bif a natural \w+ was\b|\ba (?:single )?natural \w+ on\b/i, false],
  ['SEVERAL', /\bonly (?:one|the first) natural\b|\bnaturals? \w+ after the first\b/i, false],
  ['REROLLED_AWAY', /\b(?:from|belongs to) the roll used for the attack\b/i, false],
  ['REROLLED_AWAY', /\bbefore (?:any )?re-?roll/i, true],
  ['REROLLED_INTO', /\b(?:after|from a) re-?roll (?:doesn.t|does not)\b/i, false],
  ['REROLLED_INTO', /\bchecked for \w+ before any re-?roll/i, false],
  [
    'REROLLED_INTO',
    /\bre-?roll dice to affect the number\b|\bnatural \w+ with effects that re-?roll\b/i,
    true,
  ],
];
const DENIES =
  /\b(?:lose|loses|lost|gone|useless|ignored?|wasted|avoid|avoids|no longer|not|never|fails?|without|prevent|stop)\b/;

const NOT_ALL = /\bnot (?:every|all|each|both)\b/;
const OF_REROLL: ReadonlySet<RollCase> = new Set(['REROLLED_INTO', 'REROLLED_AWAY']);

/** Yes or No to what is claimed of such a roll, by the ruling of the keyword on it; null when none fits, or the claim is denied in words. */
export function rollVerdict(asked: AskedQuestion): Judged | null {
  const { keywords, index, form, cards } = asked;
  if (keywords.length > 2 || !form.yesNo || cards.length > 0) return null;
  const told = keywords.flatMap((keyword) => {
    const found = caseOf(asked, tellingOfKeyword(keyword));
    const isAsked = found !== null && (keywords.length === 1 || OF_REROLL.has(found));
    const ruled = isAsked ? ruledOn(sentencesOf(index, keyword.slug), found) : null;
    return ruled === null || found === null ? [] : [{ ...ruled, found }];
  });
  const [only] = told;
  if (only === undefined || told.length > 1) return null;
  const claimed = isClaimed(asked, only.found);
  return claimed === null ? null : { answer: claimed === only.holds ? 'YES' : 'NO', by: only.by };
}

/** It says what the keyword does, and denies nothing. */
const PREVENTS_SO_MUCH =
  / (?:prevents?|stops?) (?:up to )?(?:\d+|two|three|four|five|six|seven|eight) (?!dice|die|naturals?)/;

/** Is it claimed that the natural, or the ability, counts? Null where other words deny it. */
function isClaimed(asked: AskedQuestion, found: RollCase): boolean | null {
  const main = mainLine(asked);
  const { negated } = asked.form;
  if (found === 'GAINED_LATE' && / too late /.test(main)) return negated ? null : false;
  // `am I safe from Backfire?`
  if (OF_REROLL.has(found) && / safe /.test(main)) return negated ? null : false;
  // `not every natural six counts`
  if (found === 'SEVERAL' && negated && NOT_ALL.test(main)) return false;
  const plain = (found === 'NONE' ? main.replace(' without ', ' ') : main).replace(PREVENTS_SO_MUCH, ' ');
  return negated || DENIES.test(plain) ? null : true;
}

interface Ruled {
  readonly by: Sentence;
  readonly holds: boolean;
}

/** The ruling in the entry of a keyword on such a roll. */
function ruledOn(sentences: readonly Sentence[], found: RollCase): Ruled | null {
  for (const [which, pattern, holds] of SAID) {
    if (which !== found) continue;
    const by = sentences.find(({ text }) => pattern.test(text));
    if (by !== undefined) return { by, holds };
  }
  return null;
}

/** All that befalls a roll comes before that. */
const BEFORE_DAMAGE = / before (?:the |any |all )?(?:pending )?(?:damage|counters|hits|prevention)\b/;

function caseOf(asked: AskedQuestion, telling: Telling | null): RollCase | null {
  const line = asked.line.trim().replace(BEFORE_DAMAGE, '');
  if (/\b(?:before|unless|if not|instead)\b/.test(line)) return null;
  const into = telling?.into.some((pattern) => pattern.test(line)) ?? false;
  const away = telling?.away.some((pattern) => pattern.test(line)) ?? false;
  if (into !== away) return into ? 'REROLLED_INTO' : 'REROLLED_AWAY';
  if (into) return null;
  if (telling?.none.test(line) === true) return /\breroll/.test(line) ? null : 'NONE';
  if (telling !== null && asksForEach(asked, line, telling)) return 'SEVERAL';
  return isGainedLate(asked, line, telling) ? 'GAINED_LATE' : null;
}

/** More than one of the naturals is said to count: not `two sixes, does it trigger?`, nor what the value gives anyway. */
function asksForEach(asked: AskedQuestion, line: string, { several, ofEach, counts }: Telling): boolean {
  const main = mainLine(asked);
  if (ONCE.test(main) || /\breroll|\binstances?\b/.test(line)) return false;
  if (ofEach.test(main)) return true;
  if (!several.test(line)) return false;
  const rest = main.replace(several, ' ');
  return counts.test(main) || TIMES.test(rest) || isMoreThanValue(asked, rest);
}

const AMOUNTS: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((word, at) => [word, at + 1]),
);

const TAKES =
  /\b(?:take|takes|do|does|deal|deals|get|gets|suffer|suffers|eat|eats|prevent|prevents|stop|stops) (?:up to )?(\d{1,2}|two|three|four|five|six|seven|eight)(?= \?|$| $)/;

/** `Fury 1 ... two extra dice?` */
function isMoreThanValue(asked: AskedQuestion, rest: string): boolean {
  const value = asked.mentions.find((one) => one.value !== null)?.value ?? null;
  if (value === null) return false;
  const amount =
    TAKES.exec(rest)?.[1] ??
    /\b(\d{1,2}|[a-z]+) (?:extra |more |additional |bonus |attack )*(?:dice|die|damage|points?|counters?|hits?)\b/.exec(
      rest,
    )?.[1];
  const number = AMOUNTS.get(amount ?? '') ?? Number(amount);
  return Number.isInteger(number) && number > value;
}

const GAIN =
  /^(?:gain|gains|gained|gaining|give|gives|gave|given|giving|receive|receives|received|grant|grants|granted|acquire|acquires)$/;
const GET = /^(?:get|gets|got|getting|have|has|play|add|adds)$/;
const ROLLED =
  /\b(?:after|once|since|already|when)\b.*\b(?:roll|rolls|rolled|rolling|see|seeing|saw|seen|dice)\b|\b(?:rolled|rolls?) already\b/;
/** `does it work if I get it after rolling?` */
const GETS_IT =
  /\b(?:if|when) (?:i|unit|my (?:unit|guy)|it|he|she|we|the unit|a unit) (?:get|gets|got|gain|gains|gained|receive|receives) (?:it|this|that) after\b/;
const OF_WHAT_IT_GIVES = /^(?:dice|die|damage|bonus|extra|additional|hits?|points?|rolls?)$/;

const LIES_THERE =
  /\b(?:dice|die|roll|it) (?:is|are|was|were|lies?|lay|has been|have been)(?: (?:already|now|just|still))* (?:rolled|thrown|cast|made|known|there|down|visible|on (?:the )?table|lying|over|done)\b/;
const THEN_GETS =
  /(?:^| )(?:i|we|he|she|they|unit|guy|buddy|someone|somebody|opponent|friend|card|effect) (?:(?:now|then|only|just|also|later) )*(?:play|plays|played|use|uses|get|gets|got|gain|gains|gained|give|gives|gave|hand|hands|handed|grant|grants|granted|add|adds|added)(?: (?:my|me|a|an|the|his|him|it|unit|guy|attacker|dude|card|effect|of|for|with))*$/;

/** `the dice are on the table, now I play Accuracy` */
function isRolledFirst(line: string, before: readonly string[]): boolean {
  return LIES_THERE.test(line) && THEN_GETS.test(before.join(' '));
}

/** The ability itself came after the roll, not what it gives: `if my unit gets Fury after I rolled`. */
function isGainedLate(
  { words, mentions, form }: AskedQuestion,
  line: string,
  telling: Telling | null,
): boolean {
  const [mention] = mentions;
  const toName = words.slice(0, mention?.start ?? 0).map(({ text }) => text);
  if (mention !== undefined && isRolledFirst(line, toName) && !/naturals? |reroll| not /.test(line))
    return true;
  if (
    mention === undefined ||
    !ROLLED.test(line) ||
    /naturals? |reroll/.test(line) ||
    telling?.named.test(line) === true
  )
    return false;
  const behind = words[mention.valueEnd]?.text ?? '';
  if (OF_WHAT_IT_GIVES.test(behind)) return false;
  if (GETS_IT.test(line)) return true;
  if (GAIN.test(behind) && behind.endsWith('ed')) return true;
  // `Critical Hit was given to my unit after the roll`
  if (/^(?:was|is|got|gets)$/.test(behind) && GAIN.test(words[mention.valueEnd + 1]?.text ?? '')) return true;
  const before = words.slice(Math.max(0, mention.start - 5), mention.start).map(({ text }) => text);
  if (before.some((text) => GAIN.test(text))) return true;
  if (!before.some((text) => GET.test(text))) return false;
  const told =
    mention.start < (form.opener ?? 0) ||
    before.some((text) => /^(?:if|unit|guy|it|he|she|late|effect)$/.test(text));
  return told || /\btoo late\b/.test(line) || /^(?:effect|ability)$/.test(behind);
}
