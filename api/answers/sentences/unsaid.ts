import { KEYWORDS } from '../../../engine/keyword-list.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { AT_THE_END, isOfEffect, isUseOf } from '../keyword-moments.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { anyConceptOf, conceptOf } from '../reading/concepts.js';
import { wordsLeft } from '../reading/words-left.js';
import type { Sentence } from './sentence-index.js';

/** What they tell is no matter of a concept in common: a sentence that is about it says so. */
const TELLING: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/^(?:next|later)$/, /\b(?:next|later|after|until|again)\b/i],
  [/^(?:without|onto|like|cumulative)$/, /\b(?:without|no|not|onto|to|like|cumulative)\b|n't\b/i],
  [/^(?:triggered|activated|static)$/, /\b(?:triggered|activated|static)\b/i],
  [/^enem(?:y|ies)$/, /\b(?:enem(?:y|ies)|opponent|opposing|any)\b/i],
  [/^(?:ground|space)$/, /\b(?:ground|space|arenas?)\b/i],
  [/^second$/, /\b(?:second|another|other|both)\b/i],
];
/** They tell how much, how often and in which order, which the judging of a clause weighs by itself; or what any of its sentences is about. */
const WEIGHED =
  /^(?:\d+|one|two|same|after|before|another|other|more|less|than|during|between|part|enough|again|own|line|points?|pending|purpose|coming|comes?|moved|played|reroll\w*|count\w*|work\w*|trigger|triggers|negates|alters|prevent\w*|stop\w*|chang\w+|allows?|spend\w*|needs?|requires?|assign\w*|split|hits?|stays?|its|attack\w*|defend\w*|follow|up|strengthen\w*|anyone|card|unit)$/;

const OF_FACE = /^(?:ones?|twos?|threes?|fours?|fives?|six(?:es)?)$/;

/** `pay Evade`, `pay for Intercept`: it is used. */
function isOfUse({ mentions, words }: AskedQuestion, at: number): boolean {
  const next = words[at + 1]?.text === 'for' ? at + 2 : at + 1;
  return mentions.some(({ start }) => start === next);
}

/** Does a question name what the sentence that would answer it does not speak of, or take for granted what is not so? */
export function isUnsaid(asked: AskedQuestion, { text, names, concepts }: Sentence): boolean {
  const left = wordsLeft(asked, [text], (word, at) => {
    if (word === 'pay' && isOfUse(asked, at)) return true;
    const telling = TELLING.find(([asks]) => asks.test(word));
    if (telling !== undefined) return telling[1].test(text);
    if (OF_FACE.test(word) && /\bnaturals?\b/i.test(text)) return true;
    const concept = conceptOf(word);
    return concept === null || WEIGHED.test(word) || names.has(concept) || concepts.has(anyConceptOf(word));
  });
  return left.length > 0 || isOffTheMark(asked, text);
}

/** Does a sentence, whatever words it shares with a question, speak of another case, or with a limit that is asked away? */
export function isOffTheMark(asked: AskedQuestion, text: string): boolean {
  return (
    isOfKind(asked, text) ||
    asksExactly(asked, text) ||
    takesNoun(asked, text) ||
    isOfNone(asked, text) ||
    isOfTooFew(asked, text) ||
    isOfNoDamage(asked) ||
    isOfTheOthers(asked, text) ||
    isOfOtherUnit(asked, text) ||
    isOfItsDamage(asked, text) ||
    (GAINED.test(asked.line) && !GAINED.test(text))
  );
}

/** Does it speak of another unit, or another moment of the same, than is asked about? */
export function isOfOtherUnit(asked: AskedQuestion, text: string): boolean {
  return (
    isOfItsHolder(asked, text) ||
    OTHER_CASES.some(
      ({ asks, says, unless }) => asks.test(asked.line) && says.test(text) && !unless?.test(text),
    )
  );
}

const ENDS = / (?:end of (?:the |an |this )?attack|attack (?:is )?(?:ends?|over|done|finished)|attack end) /;

/** `is it activated when the attack ends?`, of a sentence that says when its damage comes. */
function isOfItsDamage({ keywords: [keyword], line }: AskedQuestion, text: string): boolean {
  if (keyword === undefined || !ENDS.test(line) || !AT_THE_END.test(text)) return false;
  const words = line.trim().split(' ');
  return words.some((word) => isUseOf(keyword, word)) && !words.slice(1).some(isOfEffect);
}

interface OtherCase {
  readonly asks: RegExp;
  readonly says: RegExp;
  /** Of a sentence that speaks of what is asked all the same. */
  readonly unless?: RegExp;
}

/** Who is meant, turned round: each is asked of one unit and said of another. */
const OTHER_CASES: readonly OtherCase[] = [
  // The arena of the unit that attacks, and of the one that is attacked.
  {
    asks: / (?:ground|space|character) (?:(?:arena|unit|guy|ship|starship) )?(?:with|using|use|uses|that has|has) |^(?!.* (?:ground|space|characters?) .* (?:ground|space|character) ).* from (?:the |a )?(?:ground|space|character) /,
    says: /\bbe attacked with\b/i,
  },
  {
    asks: / when (?:i|it|he|my (?:unit|guy)|the unit) attacks? | (?:is|am|while) attacking /,
    says: /\bis attacked\b/i,
    unless: /\battacks\b|\battacking\b/i,
  },
  {
    asks: / (?:is|am|gets?|being) attacked /,
    says: /\bown attack\b|\bwhen (?:it|the unit[^,]*) attacks\b/i,
    unless: /\bis attacked\b|\bdefend/i,
  },
  {
    asks: / (?:lowers?|reduces?|weakens?) /,
    says: /\bbonus\b/i,
    unless: /\b(?:lower|less|reduc|los)|[-\u2212\u2013]X/i,
  },
  { asks: / itself /, says: /\bunless the unit attacks itself\b/i },
  {
    asks: / (?:on|to|at) (?:itself|himself) /,
    says: /\byou may have\b.*\banother\b/i,
    unless: /\bitself\b/i,
  },
  // One that acts by others, or now and then, does not do so by itself or each time.
  {
    asks: / (?:by itself|on its own|all alone|by themselves) /,
    says: /./,
    unless: /\bby itself\b|\bon its own\b/i,
  },
  {
    asks: / (?:every|each) (?:turn|attack|round|battle) /,
    says: /./,
    unless: /\b(?:each|every|all|any|once|per)\b/i,
  },
  {
    asks: / (?:stops?|ends?|cancels?|prevents?) (?:the|this|that|his|an) attack /,
    says: /\bwhen the attack ends\b/i,
  },
  // A die that showed it and is rolled again, and one that shows it then.
  {
    asks: / reroll(?:s|ed)? (?:a|the|my|his|that|its) (?:natural )?(?:ones?|twos?|threes?|fours?|fives?|six(?:es)?|[1-6]) /,
    says: /\b(?:rolled after|from a) re-?roll/i,
  },
  {
    asks: /^(?!.* (?:naturals?|reroll\w*|ones?|twos?|threes?|fours?|fives?|six(?:es)?|[1-6]) )/,
    says: /\bdie roll to a natural\b/i,
  },
  {
    asks: / (?:when|if|while|once|after) (?:my|this|its|your) (?:unit|guy|dude) (?:attacks|attacked|is attacking) /,
    says: /./,
    unless: /\battack(?:s|ing|er)\b/i,
  },
  // The attacker that is discarded, and the one that discards.
  {
    asks: / (?:kills?|killed|discards?|discarded|destroys?|destroyed) (?:the |his |an? |my )?attack(?:er|ing) | attack(?:er|ing unit) (?:own (?:\w+ )?)?(?:dies|(?:is|was|gets) (?:killed|discarded|destroyed)) /,
    says: /\bdamage from (?:an|the) attacking unit\b/i,
  },
  // The unit that something is done to, and the one that does it.
  {
    asks: / (?:target of|hit by|targeted by|damaged by|hurt by|take damage from|takes damage from) /,
    says: /\beven if (?:the \w+ing unit|your unit)\b/i,
  },
  {
    asks: / (?:itself|himself|by its own) /,
    says: /\banother unit to be discarded\b|\bunit itself ends\b/i,
  },
  {
    asks: / in (?:an other|another|a different) arena /,
    says: /./,
    unless: /\b(?:another|other|same|this|its|unit['’]s) (?:own )?arena/i,
  },
  // Neither of two things is not both of them, nor is none one.
  { asks: / (?:tapped|damaged) and (?:is |be )?(?:tapped|damaged|has|have) /, says: /\buntapped and\b/i },
  {
    asks: / (?:one|an?|some|any|single|with|has|have|\d+) (?:(?!no |not )\w+ )?counters? /,
    says: /\bhas no damage counters\b/i,
  },
  // All, or one alone, is more than a ruling says that names no such limit.
  {
    asks: / only (?:one|1|a single) (?:units?|guys?|characters?|players?) /,
    says: /./,
    unless: /\b(?:once|single|only|up to X|all of|how much|one (?!of))\b/i,
  },
  { asks: / (?:enough|sufficient) (?:to|for) /, says: /\bturns? \w+ off\b/i },
  {
    asks: / (?:nothing|nobody|no one) (?:can|may|could|will) /,
    says: /./,
    unless: /\b(?:nothing|nobody|no)\b/i,
  },
  // What it was taken from, and what it is for.
  { asks: / attack (?:that )?(?:it|they|he|i|she) (?:was |were |is )?\w+ from /, says: /\bnext attack\b/i },
  {
    asks: /^(?!.* (?:same|new|still|again|different|another|separate|second|count|counts) )/,
    says: /^\(?it is the same attack/i,
  },
];

const GAINED = /\b(?:gain(?:s|ed)?|gets? [A-Z]\w+|too late)\b/;
const LACKING = /\bthat (?:aren.t|isn.t|are not|is not) (\w+)/i;

/** `cards that aren't unique`, of a question about those that are. */
function isOfTheOthers({ line }: AskedQuestion, text: string): boolean {
  const [, what] = LACKING.exec(text) ?? [];
  return what !== undefined && line.includes(` ${what} `) && !/ (?:not|no|never|without) /.test(line);
}

const OF_KIND =
  / (triggered|activated|static) (?:ability|abilities|keyword) | (?:is|are) (?:\w+ ){1,3}(triggered|activated|static) (?=\?|$)/;

/** A word for a kind of ability shares its concept with what happens. */
function isOfKind({ line }: AskedQuestion, text: string): boolean {
  const [, named, alone] = OF_KIND.exec(line) ?? [];
  const kind = named ?? alone;
  return kind !== undefined && !text.toLowerCase().includes(kind);
}

const EXACTLY = / (?:exactly|precisely) /;
const ANY_TIME = / (?:at any (?:time|moment|point)|whenever|anytime|always) /;
const WITH_BOUNDS = /\b(?:up to|for each|each point)\b/i;
const WITH_EXCEPTION = /\b(?:only|except|unless)\b/i;

/** `exactly X`, `at any time`: a sentence with a limit or an exception does not say that. */
function asksExactly({ line }: AskedQuestion, text: string): boolean {
  return (EXACTLY.test(line) && WITH_BOUNDS.test(text)) || (ANY_TIME.test(line) && WITH_EXCEPTION.test(text));
}

const NO_NOUN = /\b(?:earns?|gets?|gives?|gains?) (?:no|nothing) ?(\w*)/i;
const OF_GAIN =
  / (?:earns?|gets?|gives?|gains?|bonus|boosts?|helps?|works?|triggers?|happens?|rewards?|counts?|pays?|buffs?|anything|strengthens?|affects?|adds?|applies|apply|benefits?|pumps?|raises?) /;

/** `earns no bonus for its own discard` does not say that nothing is discarded. */
function takesNoun({ line }: AskedQuestion, text: string): boolean {
  return NO_NOUN.test(text) && !OF_GAIN.test(line);
}

const OF_NONE = /^No (\w+) (?:is|are) (\w+)\b/;

/** `No Force is paid` says nothing of a question that speaks of neither. */
function isOfNone({ line }: AskedQuestion, text: string): boolean {
  const said = OF_NONE.exec(text)?.slice(1).map(anyConceptOf);
  if (said === undefined || / (?:free|nothing) /.test(line)) return false;
  return !line.split(' ').some((word) => word !== '' && said.includes(anyConceptOf(word)));
}

const COUNTED = / (?:\d+|one|two|three|four|five|six) (?:\w+ )?(?:counters?|units?|cards?|dice) /;

/** So many may be enough. */
function isOfTooFew({ line }: AskedQuestion, text: string): boolean {
  return (
    /\btoo (?:few|many)\b/i.test(text) &&
    COUNTED.test(line) &&
    !/ (?:too (?:few|many)|not enough) /.test(line)
  );
}

/** `Parry damage`, of a keyword that does none. */
function isOfNoDamage({ kb, keywords, words, mentions }: AskedQuestion): boolean {
  return mentions.some(({ keyword, valueEnd }) => {
    const { damage, traits, rollsDiceOfDamage } = factsOf(kb, keyword, KEYWORDS);
    const doesNone = traits !== null && damage === null && traits.damage === null && !rollsDiceOfDamage;
    const doesItself = traits?.prevents === 'BY_DICE' && keywords.length === 1;
    return doesNone && doesItself && words[valueEnd]?.text === 'damage';
  });
}

const HOLDER =
  / (?:unit|guy|dude|character|one)s? (?:that|which|who) (?:has|have) \w+ | my (?:own )?(?:unit|guy) (?:s )?(?!with|has|that|s )| its (?:own )?(?:unit|holder|bearer|owner) /;
const ON_ATTACKER = / on (?:an?|the|my|his|your) attack(?:er|ing) /;
const AGAINST_HOLDER = /\bagainst a unit with\b/i;
const ITS_OWN =
  / (?:unit|guy|dude|character|one) (?:that|which|who) (?:has|have) (?:it|them) | my (?:own )?(?:unit|guy) (?:s )?(?:power|dice|die|damage|health|speed) /;
const OF_ANOTHER =
  /\bagainst (?:a|the) unit\b|^(?!.*\b(?:itself|this unit|the unit with|its own)\b).*\b(?:attacking unit|attacker|defender)\b/i;

/** `the power of the unit that has them`, where the sentence tells what befalls those that attack it. */
function isOfItsHolder({ line }: AskedQuestion, text: string): boolean {
  if (ITS_OWN.test(line) && OF_ANOTHER.test(text)) return true;
  return (HOLDER.test(line) || ON_ATTACKER.test(line)) && AGAINST_HOLDER.test(text);
}
