import { CASE_PHRASES } from './case-phrases.js';
import { SYNONYMS } from './phrase-synonyms.js';
import { PLAYER_PHRASES } from './player-phrases.js';
import { TURNED_PHRASES } from './turned-phrases.js';

/** Phrases of players, and how the rules put the same. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  ...TURNED_PHRASES,
  ...PLAYER_PHRASES,
  ...CASE_PHRASES,
  ...SYNONYMS,
  [
    /, *(?:do|does|did|is|are|can|could|will|would|has|have)(?:n['\u2019]?t| not)? (?:it|they|he|she|i|you|we|that) *[?!.]*$/gi,
    ', right?',
  ],
  [/\bat the (?:exact )?same time\b/gi, 'in tandem'],
  [
    /\b((?:if|when|after|once)\b[^,.?!]{0,40}?)\b(evade|absorb|deflect|parry|prevent)s? all (?:of )?(?:the |that |its |my )?damage\b/gi,
    '$1$2 and no damage counters are placed',
  ],
  [
    /\ball (?:of )?(?:the |that |its |my )?damage (?:is|gets?|got|was|has been|being) (evaded|absorbed|deflected|parried)\b/gi,
    '$1 and no damage counters are placed',
  ],
  [
    /\ball (?:of )?(?:the |that |its |my )?damage (?:is|gets?|got|was|has been|being) (?:prevented|stopped|blocked)\b/gi,
    'no damage counters are placed',
  ],
  [
    /\b(?:i|we|you|they|he|she|it) (?:have |has )?(?:prevented|evaded|absorbed|parried|deflected|blocked|stopped) all (?:of )?(?:the |that |its |my )?damage\b/gi,
    'if no damage counters are placed',
  ],
  [
    /^\s*(?:i |we |so i )?(evaded|absorbed|deflected|parried|prevented|stopped|blocked) (?:everything|it all|all(?: of)?(?: it| the damage| that damage)?)(?= *,)/i,
    'if i $1 and no damage counters are placed',
  ],
  [
    /\b((?:if|when|after|once)\b[^,.?!]{0,40}?)\b(evade|absorb|deflect|parry|prevent)(?:s|d|ed)? (?:everything|it all|all(?: of it)?)(?= *,| do\b| does\b| is\b| am\b| can\b| will\b| *[?.!]*$)/gi,
    '$1$2 and no damage counters are placed,',
  ],
  [/,? and (?:nothing|nobody|no (?:one|other \w+)) (?:else|other)\b/gi, ' only'],
  [/\bthe full amount\b/gi, 'all of it'],
  [/\bequal to (?=(?:its |the |my )?(?:unit's )?(?:total )?power\b)/gi, 'based on '],
  [/\b(?:makes?|turns?|turning|making)\b(?=[^.?!]{0,40}\b(?:natural|count as)\b)/gi, 'alters'],
  [/\balters ([^.?!]{0,20}\b)count as\b/gi, 'alters $1to'],
  [/\b(re-?roll(?:s|ed|ing)? (?:my|the|their|his|your|a|an|that|those) (?:natural )?\w+) away\b/gi, '$1'],
  [/\bgets? rid of\b/gi, 'negates'],
  [/\bno damage (?:gets?|got|goes|comes) through\b/gi, 'no damage counters are placed'],
  [/\bdoes(?:n't| not) take any damage\b/gi, 'no damage counters are placed'],
  [/\bwithout (?:any )?damage(?: counters?)?(?: (?:being )?placed)?\b/gi, 'if no damage counters are placed'],
  [/\b(?:its|their|his|her) own attacks?\b/gi, 'an attack from itself'],
  [/\battacks? (?:made |done |coming |that comes? )(?:by|from)\b/gi, 'attack from'],
  [/\bno more than (?:one|1)\b/gi, 'only one'],
  [/\bmore than (?:one|1)\b/gi, 'several'],
  [/\bmore than once\b/gi, 'twice'],
  [
    /\bonce (?=(?:i|you|we|they|it|he|she|my|the|a)\b(?! (?:\w+ )?(?:turn|attack|battle|game|phase|step)\b))/gi,
    'after ',
  ],
  [
    /\b(?:two|three|2|3) (?=(?:units?|players?|times|attacks?(?! dic?e)|abilities|different|opponents?)\b)/gi,
    'several ',
  ],
  [/(?<!only |just )\bone (?=(?:attack|unit|turn|battle)\b)/gi, 'an '],
  [/\bor (?:not|no)\b/gi, ''],
  [/\b(?:go(?:es|ing)?|went|sets?|setting) off\b/gi, 'trigger'],
  [/\b(?:is (?:he|she|that|this|it)|am i|are they) (?:right|correct|true)(?=[\s?.!]*$)/gi, ', right'],
  [
    /\b(?:my|the|his) (?:opponent|friend|buddy|mate|brother) (?:says|claims|thinks|said|told me) (?:that )?/gi,
    '',
  ],
  [
    /\b(?:can|could|would|will) (?:you|u|ya|someone|somebody|anyone|anybody) (?:please |pls |plz |just )?(?=(?:explain|tell|describe|help|show|give|define|clarify)\b)/gi,
    'please ',
  ],
  [/\bspecial abilit(?:y|ies)\b/gi, 'ability'],
  [/\bhit points?\b/gi, 'health'],
  [/\bsame time\b/gi, 'tandem'],
  // What comes after such a case is asked in that case.
  [
    /\b((?:happen|trigger|occur|work)s?) after (?=[^,.?!]{0,60}\bno damage counters are placed\b)/gi,
    '$1 if ',
  ],
];

/** The question with such phrases put as the rules put them; for reading only. */
export function rephrased(question: string): string {
  return PHRASES.reduce((text, [phrase, meant]) => text.replace(phrase, meant), question);
}
