import type { AnswerIntent } from '../answer-draft.js';
import type { AskedQuestion } from './asked-question.js';
import { asksForWindow } from './windows-named.js';

const CHANCE =
  /\b(?:chance|chances|odds|probability|probabilities|likely|likelihood|percent|percentage|expected|average|mean|math|maths)\b|%|\bhow often\b|\bcoin ?flip\b|\b50\/50\b|\bout of (?:a )?(?:100|hundred)\b/;
const NUMBERED =
  /\b\d+ (?:power|attack dice|dice|health|hit points)\b|\b(?:power|health) \d+\b|\b\d+\/\d+ (?:health|unit|guy|versus)\b|\b\d+\/\d+\/\d+/;
const FATE =
  /\b(?:kill|kills|dies|die|survive|survives|discard|discarded|destroy|destroyed|beat|beats|win|dead|safe|one shot|one shots|oneshot|oneshots|enough|versus|better|how much damage|how many hits)\b/;

const SEVERAL =
  /\b(?:two|three|multiple|several|both|(?<!how )many|second|another|duplicate|double|more than one|extra)(?: (?:different|separate|instances of|copies of|abilities|of|my|the))* $/;
const INSTANCES = /\b(?:instances?|copies|copy)\b/;
const SUM =
  /\b(?:stack|stacks|stacking|stackable|stacked|cumulative|cumulatively|layered|isolated|selective|add up|adds up|add together|adds together|accumulate|accumulates|combine with itself|additive)\b/;
const HAS_TWICE =
  /\b(?:has|have|had|having|with|gives?)\b.*\b(?:twice|two times|multiple times|more than once|2x|x2)\b/;
/** `is Ferocity twice better than once?` */
const TWICE_OR_ONCE =
  /\b(?:twice|two times|double|x2|2x)\b.* (?:than|as|or) (?:just |only )?(?:once|one|a single one|having one|one time)\b|\b(?:than|as) (?:just |only )?(?:once|having (?:it )?once)\b.* twice\b/;
/** What becomes of several, and not whether a card has them. */
const ADDS_UP = / (?:add|adds) (?:up|together) | (?:cumulative|stack together) /;
/** `can I Evade twice with two Evades?` */
const TWICE_WITH = /\btwice with (?:two|2|both|several)\b/;
const IS_USED =
  /\b(?:use|uses|used|play|played|activate|activated|pay|paid|happen|happens|trigger|triggers)\b/;
/** How cards lie on each other, not how instances add up. */
const OF_CARDS =
  /\b(?:from|by|through|with|whole|entire|discarded|in the|in a|in one|in my|of the|of my|units?|victims?) stack(?:ing)?\b|\bstacking (?:rules?|lowers?|reduces?|makes?|cards?|a card|change)\b|\bstack(?:ed|ing)? (?:\w+ ){0,3}cards?\b|\bcards?\b.* stacked\b/;
/** They count dice, not instances. */
const OF_DICE =
  /\b(?:natural|naturals|roll|rolls|rolled|rolling|dice|reroll|sixes|fours|twos|ones|threes|fives)\b/;
const PER =
  /\b(?:twice|once|times) (?:in|per|each|every|a|an|during|on|for|against)\b|\bper (?:turn|attack|battle|phase)\b|\bin (?:a|one|the same|each) (?:turn|attack)\b/;

const ORDER =
  /\b(?:first|before|after|order|sooner|earlier|later|same time|tandem|simultaneous|simultaneously)\b/;
const MOMENT =
  /\b(?:timing|what (?:step|phase|window|time|point|moment|part)|which (?:step|phase|window|pop|moment)|at what|what pop|how (?:early|late)|when exactly)\b/;

/**
 * What kind of answer a question wants; the first that fits:
 * ODDS: it speaks of chance, or of a fate (kill, die, survive) or `vs` with numbers of power, dice or health.
 * CARD: it names a card, and no keyword but one that it asks the card for. Whether one may attack another, and which cards have a keyword,
 * are CARD too (`cardAttackAnswer`, `cardsWithKeyword`).
 * STACKING: one keyword in several instances, or whether it stacks.
 * TIMING: it asks when, or for the order of two keywords.
 * INTERACTION: two keywords or more. DEFINITION: one.
 * UNKNOWN: none of these; a ruling may still be found by its words.
 */
export function intentOf(asked: AskedQuestion): AnswerIntent {
  const { keywords } = asked;
  if (wantsOdds(asked)) return 'ODDS';
  if (asked.cards.length > 0 && wantsCard(asked)) return 'CARD';
  if (keywords.length === 0) return 'UNKNOWN';
  if (keywords.length === 1 && wantsStacking(asked)) return 'STACKING';
  if (wantsTiming(asked)) return 'TIMING';
  if (keywords.length === 1 && isPairOfOne(asked)) return 'STACKING';
  return keywords.length > 1 ? 'INTERACTION' : 'DEFINITION';
}

const ATTACKS =
  /\b(?:versus|against|attack|attacks|attacked|attacking|kill|kills|beat|beats|fight|fights|discard|discards|destroy|destroys|survive|survives)\b/;
const HAS =
  /\b(?:(?:have|has)(?! to)|having|got|get|gets|give|gives|grant|grants|come with|include|includes)\b/;

function wantsCard({ keywords, line, form }: AskedQuestion): boolean {
  if (keywords.length === 0) return true;
  if (form.yesNo && ADDS_UP.test(line)) return false;
  return keywords.length === 1 && (HAS.test(line) || !form.yesNo) && form.asks !== 'when';
}

/** Of both sides: an attack as it stands on the table. */
const POWER = /\b\d+ power\b|\bpower \d+\b/;
const HEALTH = /\b\d+ (?:health|hit points)\b|\bhealth \d+\b/;

function wantsOdds({ line, question, keywords, cards, form }: AskedQuestion): boolean {
  const numbered = NUMBERED.test(line);
  if (cards.length > 0 && numbered && ATTACKS.test(line)) return true;
  if (cards.length > 0 && keywords.length === 0) {
    const fights = ATTACKS.test(line) || CHANCE.test(line);
    if (fights && (cards.length > 1 || numbered || CHANCE.test(line))) return true;
  }
  if (CHANCE.test(line) || question.includes('%'))
    return (
      numbered ||
      (keywords.length === 1 &&
        /\b(?:chance|chances|odds|probability|likely|likelihood)\b/.test(line) &&
        !/\baffect\b/.test(line))
    );
  if (
    POWER.test(line) &&
    HEALTH.test(line) &&
    ATTACKS.test(line) &&
    ((form.asks === null && form.opener === null) || / what if /.test(line))
  )
    return true;
  return numbered && FATE.test(line) && /\b(?:power|dice|versus)\b/.test(line);
}

function wantsStacking({ line, mentions, words, keywords }: AskedQuestion): boolean {
  if (PER.test(line) || / (?:what|which) order /.test(line)) return false;
  if (OF_DICE.test(line) && !INSTANCES.test(line)) return false;
  if (mentions.some(({ start, match }) => match === 'FORM' && /^[2-9]$/.test(words[start - 1]?.text ?? '')))
    return true;
  if (mentions.length > 1 && TWICE_WITH.test(line)) return true;
  const [first] = mentions;
  const before = words
    .slice(0, first?.start ?? 0)
    .map(({ text }) => text)
    .join(' ');
  const isVerb = keywords[0]?.slug !== 'stack' || mentions.length > 1 || line.split(' stack').length > 2;
  if (SUM.test(line) && OF_CARDS.test(line)) return false;
  if (TWICE_OR_ONCE.test(line) && !IS_USED.test(line)) return true;
  if (SUM.test(line) && isVerb) return true;
  if (INSTANCES.test(line) && / (?:two|multiple|several|both|more|second|many|two|another|2|3) /.test(line))
    return true;
  // `the extra Overkill hits`
  const behind = words[first?.valueEnd ?? 0]?.text ?? '';
  if (
    /^(?:hits?|dice|points?|costs?|units?|targets?)$/.test(behind) &&
    / (?:extra|second|another) $/.test(` ${before} `)
  )
    return false;
  return SEVERAL.test(`${before} `) && !/\b(?:player|players|units?|dice|naturals?|damage)\b/.test(before)
    ? true
    : HAS_TWICE.test(line);
}

/** `Critical Hit 1 and Critical Hit 2` */
function isPairOfOne({ mentions, keywords }: AskedQuestion): boolean {
  return keywords.length === 1 && mentions.filter(({ value }) => value !== null).length > 1;
}

function wantsTiming(asked: AskedQuestion): boolean {
  const { form, line, keywords } = asked;
  if (form.asks === 'when' || MOMENT.test(line) || asksForWindow(asked)) return true;
  if (keywords.length > 1 && /\border (?:of|do|does|are|is|will)\b/.test(line)) return true;
  return (
    keywords.length > 1 &&
    (form.choice ||
      (ORDER.test(line) &&
        (form.yesNo || form.asks !== null) &&
        isOrderOfTwo(line) &&
        !(form.yesNo && (isOfEffect(line) || asksForRule(asked))) &&
        isOfKeywords(asked)))
  );
}

const MAY_COME =
  /[ ,:](?:can|could|may) (?:\w+ ){1,5}?(?:happen|work|trigger|occur|apply|count|come into play)s? (?:\w+ )?after /;
const WORKS_AFTER = /[ ,:](?:does|do|will|would) (?:\w+ ){1,5}?(?:work|apply|count)s? (?:\w+ )?after /;
const AFTER_DEED = / after (?:killing|discarding|destroying|attacking|hitting|damaging) /;
/** `after Lucky has removed the ones`: what it has done, not that it came first. */
const AFTER_ITS_DEED =
  /^(?:removed|removes|took|takes|taken|rerolled|rerolls|changed|changes|turned|turns|prevented|prevents|moved|moves|discarded|killed|stopped|reduced|lowered)$/;
const EVENT = /^(?:kill\w*|attacks?|discard\w*|destroy\w*|hits?|deaths?|reroll\w*|wounds?)$/;

/** `can A happen after B?`, `after a B kill`: whether the one lets the other happen, which no order of play tells. */
function asksForRule({ line, words, mentions }: AskedQuestion): boolean {
  if (MAY_COME.test(line) || WORKS_AFTER.test(line) || AFTER_DEED.test(line)) return true;
  const at = words.findIndex(({ text }) => text === 'after');
  const after = at < 0 ? undefined : mentions.find(({ start }) => start > at && start <= at + NEAR);
  const behind = words
    .slice(after?.valueEnd ?? 0)
    .filter(({ text }) => !/^(?:has|have|had|already)$/.test(text));
  const next = behind[0]?.text ?? '';
  return after !== undefined && (EVENT.test(next) || AFTER_ITS_DEED.test(next));
}

/** In so many words behind `before` stands what comes later. */
const NEAR = 4;

/** `after Overkill`, not `after it is placed`. */
function isOfKeywords({ words, mentions }: AskedQuestion): boolean {
  const at = words.findIndex(({ text }) => /^(?:before|after)$/.test(text));
  return at < 0 || mentions.some(({ start }) => start > at && start <= at + NEAR);
}

const FIRST_OF_UNITS =
  / (?:first|original) (?:defender|defending|attacker|attacking|unit|guy|dude|character|one|target|die|dice|roll) /;
const ASKS_EFFECT =
  /[ ,:](?:does|do|is|are|will|would|can|could) (?:\w+ ){0,6}?(?:still|lost|wasted|gone|seen|count|counts|shown|visible|back) /;

const OF_DEAD = / (?:dead|discarded|killed) (?:attacker|defender|unit|guy|one) /;

/** `is it lost after an Intercept?`, `are the dice seen first?`: what becomes of it, which no order tells. */
function isOfEffect(line: string): boolean {
  return [FIRST_OF_UNITS, ASKS_EFFECT, OF_DEAD].some((one) => one.test(line));
}

/** `does A come before B`, `what happens first`: not `after I roll`. */
function isOrderOfTwo(line: string): boolean {
  return /\b(?:first|order|same time|tandem|simultaneously|sooner|earlier|later)\b|\b(?:happen|happens|come|comes|resolve|resolves|go|goes|occur|occurs|trigger|triggers|apply|applied|is|are|used|use|damage|guessed|chosen|decided|declared|activated|triggered|played|paid|rolled|checked|placed) (?:\w+ )?(?:before|after)\b/.test(
    line,
  );
}
