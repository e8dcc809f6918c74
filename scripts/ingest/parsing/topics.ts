import { foldText } from '../../../api/knowledge-base/fold.js';
import type { RulingTopic } from '../../../api/knowledge-base/records.js';

/**
 * What a ruling is about, by the words it uses; `data/README.md` states the same criteria for readers. A ruling may have several
 * topics; OTHER is for one that meets no criterion.
 */
export const TOPIC_CRITERIA: readonly (readonly [RulingTopic, RegExp, string])[] = [
  [
    'TIMING',
    /\b(?:pop|when|whenever|after|afterward|before|during|until|till|too late|at the (?:start|beginning|end|opening)|(?:build|battle|damage|discard) step|in tandem|side by side|resolves?|straight after|turns?|always on|timing window|upon|(?:next|following) attack)\b/,
    'speaks of a moment: POP, step, when, before, after, during, until, too late, resolve, turn, always on',
  ],
  [
    'STACKING',
    /\b(?:cumulative|layered|isolated|selective|instances? of (?:the|this|that)? ?(?:effect|ability|keyword|\w+ it has)|add(?:s|ed)? (?:up|together)|combined|count(?:s|ed)? together|several (?:instances|\w+s? on one unit)|only (?:one|the first) natural|each (?:instance|\w+) (?:may|can) be used)\b/,
    'says how several instances combine: cumulative, layered, isolated, selective, instances, combined, only the first counts',
  ],
  [
    'COST',
    /\b(?:cost|costs|pay|pays|paid|paying|payment|payments|force|build counters?|activation)\b/,
    'speaks of paying: cost, pay, Force, build counters, activation',
  ],
  [
    'DICE',
    /\b(?:die|dice|roll|rolls|rolled|rolling|reroll\w*|re-roll\w*|naturals?|hits?)\b/,
    'speaks of dice: die, roll, re-roll, natural, hit',
  ],
  [
    'DAMAGE',
    /\b(?:damages?|damaged|damaging|damage counters?|wound\w*)\b/,
    'speaks of damage or damage counters',
  ],
  ['PREVENTION', /\b(?:prevent\w*|unpreventable|prevention)\b/, 'speaks of preventing or prevention'],
  [
    'TARGET',
    /\b(?:another unit|other units?|defending unit|defender|second unit|target\w*|attacks? (?:it|itself|this unit)|unit that|unit you|attached|attach|choose|pick(?:s|ed)?)\b/,
    'says which unit is meant: another unit, defending unit, defender, second unit, target, choose',
  ],
  ['ARENA', /\barenas?\b/, 'speaks of an arena'],
  [
    'LIMIT',
    /\b(?:only once|once (?:per|for each|an?|each)|only one|only the first|no more than|at most|up to|can't exceed|limit\w*|(?:may|can) (?:only )?be used once|one use|a single time|maximum|exactly one|optional|banned|restricted|(?:don't|doesn't) have to)\b/,
    'sets a limit or leaves a choice: once, only one, at most, up to, limit, optional, banned, restricted',
  ],
  [
    'DEFINITION',
    /\b(?:means|is (?:an?|the|not an?)|isn't an?|are (?:just |not )?\w+ of|counts? as|considered|includes|called|is caused by|treated as|stays the kind|corresponds?(?: one to one)?(?: to| with)?|(?:doesn't|don't) (?:end|cause) the|(?:doesn't|don't) cause|has been attacked|the same (?:attack|as))\b/,
    'says what something is or counts as: means, is a, counts as, is treated as, includes, the same as',
  ],
];

export function topicsOf(ruling: string): readonly RulingTopic[] {
  const folded = foldText(ruling);
  const topics = TOPIC_CRITERIA.filter(([, pattern]) => pattern.test(folded)).map(([topic]) => topic);
  return topics.length > 0 ? topics : ['OTHER'];
}
