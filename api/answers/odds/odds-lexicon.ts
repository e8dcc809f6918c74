import type { Doing, Owner, Side } from './odds-token.js';

/** Numbers as digits or in words. */
export const NUMBER_WORDS = 'one two three four five six seven eight nine ten'.split(' ');
export const NUM = `(\\d{1,4}|${NUMBER_WORDS.join('|')})`;

export function numberOf(text: string): number {
  const word = NUMBER_WORDS.indexOf(text);
  return word < 0 ? Number(text) : word + 1;
}

export const POWER = '(?:attack )?(?:power|dice|die|strength|pow)(?: (?:attack )?dice)?';
export const HEALTH = '(?:health|life|toughness|lives|hitpoints|hit points?)';
export const COUNTERS = '(?:damage counters?|counters?)';
/** Kinds of units, as players call them. */
export const NOUN =
  '(?:units?|guys?|dudes?|characters?|creatures?|ships?|things?|something|someone|somebody|cards?|minions?|bodies|body|fella|fighters?|opponents?|enemies|enemy)';

/** Kinds that cards speak of, and the subtype of such a unit. */
export const SUBTYPES: Readonly<Record<string, string>> = {
  jedi: 'Jedi',
  sith: 'Sith',
  clone: 'Clone',
  droid: 'Droid',
  imperial: 'Imperial',
  rebel: 'Rebel',
  stormtrooper: 'Stormtrooper',
  wookiee: 'Wookiee',
  mandalorian: 'Mandalorian',
};

/** Said in so many words of a side of the attack. */
export const SIDED: readonly (readonly [words: string, side: Side])[] = [
  ['(?:attackers?|attacking (?:unit|guy|dude|character|creature|ship)|aggressor)', 'ATTACKER'],
  ['(?:defenders?|defending (?:unit|guy|dude|character|creature|ship)|targets?|victim)', 'DEFENDER'],
];

export const OWNERS: readonly (readonly [words: string, owner: Owner])[] = [
  ['(?:(?:my|the|an|their|his) )?(?:opponents?|enemys?|enemies|opposing)', 'THEIRS'],
  ['(?:his|her|their|your)', 'THEIRS'],
  ['(?:one of )?(?:my|our)(?: own)?', 'MINE'],
];

const DONE =
  '(?:killed|discarded|destroyed|defeated|beaten|murdered|eliminated|one shotted|oneshotted|taken out|taken down|wiped out|finished off|finished|offed)';
const BE = '(?:is|are|was|be|being|been|gets?|getting|got)';

interface DoingWords {
  readonly words: string;
  readonly doing: Doing;
  readonly passive?: true;
  readonly leaves?: true;
}

/** What a unit does or suffers; the first that fits. */
export const DOINGS: readonly DoingWords[] = [
  { words: `(?:${BE} )?attacked`, doing: 'STRIKE', passive: true },
  { words: `(?:${BE} )?${DONE}|${BE} (?:one shot|oneshot)`, doing: 'KILL', passive: true },
  { words: `${BE} survived`, doing: 'SURVIVE', passive: true },
  { words: 'leav(?:e|es|ing)(?= .*\\balive\\b)', doing: 'KILL', leaves: true },
  {
    words:
      '(?:kill(?:s|ing)?|destroy(?:s|ing)?|discard(?:s|ing)?|beat(?:s|ing)?|defeat(?:s|ing)?|murder(?:s|ing)?|eliminat(?:e|es|ing)|one shot(?:s|ting)?|oneshot(?:s|ting)?|tak(?:e|es|ing) (?:out|down)|wip(?:e|es|ing) out|finish(?:es|ing)?(?: off)?|drop(?:s|ping)?|win(?:s|ning)?)',
    doing: 'KILL',
  },
  { words: '(?:(?:is|be|am|are) )?(?:dies|die|dying|dead|death)', doing: 'DIE' },
  {
    words:
      '(?:surviv(?:e|es|ing|al)|live(?:s)?(?: through)?|living through|withstand(?:s|ing)?|(?:(?:is|be|am|stays?|remains?) )?(?:safe|alive)|stand up to)',
    doing: 'SURVIVE',
  },
  {
    words:
      '(?:attack(?:s|ing)?|swing(?:s|ing)?|fight(?:s|ing)?|strik(?:e|es|ing)|shoot(?:s|ing)?|go(?:es|ing)? up|charg(?:e|es|ing))',
    doing: 'STRIKE',
  },
];

/** Words that add nothing to what is asked, longest first. */
export const FILLERS: readonly string[] = [
  '(?:out of|of) (?:a |every )?(?:100|hundred)(?: times)?',
  '(?:my|the|his|your|our|a|any) (?=(?:exact )?(?:odds|chances?|probability|likelihood|percentage|percent|fraction|average|expected|mean|survival|kill)\\b(?! \\d))',
  '(?:what|which) (?:fraction|percentage|percent|share) of the time',
  'as an? (?:percentage|percent|fraction)|in percent',
  '(?:most|half|all) of the time|of the time|how often',
  'out of(?= \\d)',
  'in (?:one|a single) (?:attack|hit|shot|swing|go|strike|round of attack)|in one',
  '(?:how |as )?likely (?:is it|am i|are we|is)(?: that| to)?|(?:is|was) it(?= (?:likely|possible|probable|that|to|enough)\\b)',
  'is there(?: an?)?|are there|it is|there is',
  'a power of(?= \\d)|a health of(?= \\d)',
  'do i(?= (?:get|have|expect|roll|deal|do|land)\\b)|am i|i get|i have(?= of\\b)',
  '(?:do|can|will|would|should) (?:you|we|one) expect',
  `what|which|who|how|is|are|was|were|be|the(?= (?:exact|chance|odds|probability))|chances?|odds|probability|probabilities|likelihood|likely|percent|percentage|fraction|possibility|possible|of|for|that|to|there|will|would|can|could|do|does|did|should|may|might|please|tell|give|calculate|compute|work|find|ok|okay|so|then|hey|hi|hello|just|only|now|still|also|actually|exact|exactly|really|ever|always|usually|often|typically|probably|time|enough|see|know|want|need to know|too|even|yes|alive|roll|rolls|rolling|rolled|shows?|stands?|get|gets|getting|number|amount|land|lands|landing|come|comes|up|do i|in(?= (?:case|general|total)\\b)|general|total|whatre|deal|deals|dealing|inflict|inflicts|put|puts|place|places|p(?= \\()`,
];
