import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { Finding } from '../../interactions/interaction-report.js';
import { factsOf, type KeywordFacts } from '../../interactions/keyword-facts.js';
import { isGuard } from '../claims/damage-meets.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { ownersOf } from '../reading/holders.js';
import { usualPlaces } from '../reading/places-asked.js';
import { wordsLeft } from '../reading/words-left.js';
import { isVerb } from './verb-asked.js';

/** Said in several words, and read with the verb, a value or the part that a unit plays. */
const PHRASES: readonly RegExp[] = [
  / turn(?:s|ed)?(?: \w+){0,3} off(?= )/g,
  / (?:more|less) (?:often|likely)(?= )/g,
  / takes? (?:some |any )?(?:of )?(?:\w+ ){0,2}away(?= )/g,
  / (?:excess|extra) hits(?= )/g,
  / go(?:es)? off(?= )/g,
  / keeps?(?= (?:\w+ ){1,4}from )/g,
  / attacked (?:me |my (?:unit|guy) )?(?=with )/g,
  / about to do \d+(?= damage )/g,
  / (?:has|have) \d+ (?:\w+ )?health(?: left)?(?= )/g,
  / eats(?= )/g,
  / help out(?= )/g,
  / hits(?= (?:my|his|her|their|the) )/g,
];
/** A unit that takes what goes on from the defender. */
const SECOND =
  / (?:second|other) (?:unit|guy|dude|one|target)(?= )| unit (?:beside|next to (?:him|it|them))(?= )| damage goes(?= to )/g;
const OF_STATE = /^(?:untapped|undamaged)$/;
const OF_ROLLS = /^(?:roll|rolls|rolled|natural|[1-6]s?|ones?|twos?|threes?|fours?|fives?|six(?:es)?)$/;
const OF_ARENA = /^(?:ground|space|character)$/;
const PART = /^(?:attack(?:ers?|ing)|attacked|defend(?:ers?|ing))$/;

/** Does a question say more than its keywords, where their units stand, the verb between them, and what the finding that answers it says? */
export function leavesWords(asked: AskedQuestion, finding: Finding | null): boolean {
  const { kb, keywords, line } = asked;
  const facts = keywords.map((keyword) => factsOf(kb, keyword, KEYWORDS));
  const rulings = (finding?.rulings ?? []).flatMap((id) => kb.rulings.get(id)?.text ?? []);
  const names = new RegExp(`\\b(?:${keywords.map(({ name }) => name).join('|')})\\b`, 'g');
  const texts = (finding === null ? [] : [finding.statement, ...rulings]).map((text) =>
    text.replace(names, ' '),
  );
  const spills = facts.some(({ traits }) => traits?.dividesExcess === true);
  const phrases = spills ? [...PHRASES, SECOND] : PHRASES;
  const kept = new Set(phrases.reduce((rest, phrase) => rest.replace(phrase, ' '), line).split(' '));
  const isRead = (word: string, at: number): boolean =>
    isVerb(word) ||
    !kept.has(word) ||
    isNamedWith(asked, at) ||
    isPlaced(asked, facts, word, finding) ||
    isOfOne(facts, texts, word);
  const left = wordsLeft(asked, texts, isRead);
  return left.length > 0 || isOpen(asked, facts, finding);
}

/** How the two meet is not all that is asked, or not what was found out. */
function isOpen(asked: AskedQuestion, facts: readonly KeywordFacts[], finding: Finding | null): boolean {
  if (finding === null || finding.relation === 'PRECEDES')
    return facts.some(isBeyondDice) || guardsAgainstNone(asked, facts);
  if (finding.relation === 'NO_EFFECT' && finding.about.includes('UNIT_STRUCK') && CHANGES.test(asked.line))
    return !OF_DAMAGE.test(asked.line);
  if (finding.relation !== 'BLOCKS' && finding.relation !== 'OVERRIDES') return false;
  return HAS_ITSELF.test(asked.line) || namesNone(asked) || IS_PREVENTED.test(asked.line);
}

/** What it does lies after the attack, in attacks of another kind, or in counters: runs of one attack show nothing of that. */
function isBeyondDice({ rules, traits, attacksAgain }: KeywordFacts): boolean {
  const counts = rules?.parts.powerWhileDamaged === true;
  return attacksAgain || counts || traits?.reachesOtherArena === true || isLater(rules?.parts.reward);
}

function isLater(reward: string | undefined): boolean {
  return reward !== undefined && reward !== 'WHEN_IT_DAMAGES';
}

/** `does Armor protect against Ferocity`: against what does no damage of its own, the attack of its unit is meant. */
function guardsAgainstNone({ line }: AskedQuestion, [first, second]: readonly KeywordFacts[]): boolean {
  if (first === undefined || second === undefined || !/ (?:against|from) /.test(line)) return false;
  if (first.traits?.changesDefender === true) return true;
  const doesNone =
    second.damage === null && second.traits?.damage == null && second.traits?.dividesExcess !== true;
  return doesNone && (first.traits?.hides === true || isGuard(first));
}

const CHANGES = / (?:affects?|affected|reduces?|lowers?|decreases?|changes?|matters?|helps?|less) /;
const OF_DAMAGE = / (?:damage|second|excess|extra|other|another|spill\w*) /;
/** By what, it does not say: that it can't be done is then No. */
const IS_PREVENTED =
  / (?:is|are|was|gets?) (?:\w+ ){0,3}(?:prevented|stopped|reduced|avoided) (?!.*(?:by|with) )/;
/** What a unit has does not keep it from using what it has beside. */
const HAS_ITSELF = / \w+(?:ing|or) unit (?:with|has|that has|which has) | interceptor (?:with|has|that has) /;

/** `is damage prevented?`: of which keyword, the main clause does not say. */
export function namesNone({ mentions, form, words }: AskedQuestion): boolean {
  const opener = form.opener ?? 0;
  const main = words.slice(opener).map(({ text }) => text);
  return (
    !mentions.some(({ start }) => start >= opener) &&
    !main.some((text) => /^(?:it|that|this|he|she|they|i|either|both|neither|any)$/.test(text))
  );
}

/** `its deflected damage`, `negative Accuracy`. */
function isNamedWith({ words, mentions }: AskedQuestion, at: number): boolean {
  const isBefore = mentions.some(({ start }) => start === at + 1);
  return isBefore && /^(?:its|negative|positive|plus|minus)$/.test(words[at]?.text ?? '');
}

/**
 * The part that a unit plays is where the keyword that it has was looked at, or where the damage of one goes. That the two do nothing to each other holds where
 * the part of both is told.
 */
function isPlaced(
  asked: AskedQuestion,
  facts: readonly KeywordFacts[],
  word: string,
  finding: Finding | null,
): boolean {
  if (!PART.test(word)) return false;
  const part = word.startsWith('attack') && word !== 'attacked' ? 'ATTACKER' : 'DEFENDER';
  const owners = asked.mentions.map((mention) => ownersOf(asked, mention));
  if (finding === null)
    return (['ATTACKER', 'DEFENDER'] as const).every(
      (one) => owners.filter((told) => told.has(one)).length === 1,
    );
  if (facts.some(({ damage }) => damage?.struck === part)) return true;
  const holders = asked.mentions.filter((_, at) => owners[at]?.has(part) === true);
  return holders.length > 0 && holders.every(({ keyword }) => usualPlaces(keyword.slug)[0] === part);
}

/** A word that belongs to what one of the keywords looks at: its natural, the state of its unit, the arena of its attack. */
function isOfOne(facts: readonly KeywordFacts[], texts: readonly string[], word: string): boolean {
  if (OF_ROLLS.test(word)) return facts.some(({ traits }) => traits?.looksFor != null);
  if (OF_STATE.test(word)) return facts.some(({ traits }) => traits?.hides === true);
  if (OF_ARENA.test(word))
    return (
      texts.some((text) => /\banother arena\b/.test(text)) &&
      facts.some(({ traits }) => traits?.reachesOtherArena === true)
    );
  return word === 'unpreventable' && facts.some(({ traits }) => traits?.unpreventable === true);
}
