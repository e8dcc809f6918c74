import type { RulingForm } from './ruling-forms.js';

const DEFENDS =
  '(?:(?:on|in|for|during) (?:the )?defen[cs]e|(?:when|while|if) (?:i |i am |it |my unit )?(?:is |am )?defending|(?:when|while|if) (?:i|it|my unit|the unit|he) (?:is|am|get|gets) attacked|defensively)';
const ENEMY = '(?:(?:my |the |an |his )?(?:opponents?|enemy|enemies|opposing))';

/** Who is attacked or chosen, and how much is: what rulings give in so many words. */
export const CHOICE_FORMS: readonly RulingForm[] = [
  {
    says: /\bmay make the opponent re-?roll\b/i,
    yes: /\b(?:opponents?|enemy|enemies|attackers?|his|her|their|other players?) (?:attack )?(?:dice|die|rolls?|s dice|s roll)\b/,
    no: null,
    but: /\b(?:both|damage|only|after|before|if)\b/,
    beside: 'dice roll reroll attack',
  },
  {
    says: /\bonly while it is tapped or has damage counters\b|\bwhile it is untapped and has no damage counters\b/i,
    yes: null,
    no: /\b(?:work|works|on|active|help|helps|protect|protects|hide|hides)\b.* (?:when|while|if|after|once) (?:it is |the unit is |it has |i am )?(?:tapped|damaged|damage counters|taking damage|a damage counter|tapping)\b|\battack\b.* (?:when|while|if) (?:it is )?untapped\b/,
    but: /\b(?:intercept\w*|overkill|or)\b/,
    beside: 'tapped untapped damage counter take protect hide help attack',
  },
  {
    says: /\bmust be made against the same unit\b/i,
    yes: /\b(?:must|has to|have to|need|needs|need to|needs to|require|requires)\b.* same (?:unit|guy|target|defender|character|one)\b/,
    no: /\b(?:attack|attacks|target|hit|against|at) (?:a|an|any|some)? ?(?:different|another|other|new|second) (?:unit|guy|target|character|ship|one)s?\b/,
    but: /\b(?:not|first|next|turn)\b/,
    beside: 'new attack',
  },
  {
    says: /\bmay choose any number of dice\b/i,
    yes: null,
    no: /\b(?:have to|has to|must|need to|needs to)\b.* (?:all|every|full|maximum|whole)\b/,
    but: /\b(?:both|players?|opponents?)\b/,
    beside: 'reroll die dice roll s',
  },
  {
    says: /\bcan.t be attacked while it is untapped\b/i,
    yes: /\btapped (?:unit|guy|one|character|ship)?\b.* be attacked\b|\battack (?:a|the|my|his|an opponents) tapped\b|\bbe attacked (?:when|while|if|once) (?:it is |its )?tapped\b/,
    no: null,
    but: /\b(?:untapped|no|intercept\w*)\b/,
    beside: 'tapped untapped',
  },
  {
    says: /\bother unit of yours that you chose\b/i,
    yes: null,
    no: new RegExp(
      `\\b(?:move|send|switch|change|push|shift|pass)\\b.* (?:to|onto|at|against) ${ENEMY}\\b|\\bredirect (?:it |an attack |the attack |attacks )?(?:to|onto) ${ENEMY}\\b|\\b(?:choose|pick) ${ENEMY}\\b`,
    ),
    but: /\b(?:from|by)\b/,
    beside: 'move redirect send change switch attack unit',
  },
  {
    says: /\bis treated as a unit with\b|\bwas formerly called\b/i,
    yes: /\btreated (?:like|as)\b|\bcounts? as\b|\b(?:the )?same (?:thing |keyword |ability )?as\b|\b(?:formerly|once|previously|earlier|used to be) (?:called|named|known as)\b|\b(?:old|former|other|another|earlier) name\b|\bequals?\b/,
    no: /\bdifferent (?:from|than|to)\b/,
    but: null,
    beside: 'keyword ability thing name call old text',
  },
  {
    says: /\bwhen the unit with \w+ is attacked\b/i,
    yes: new RegExp(`\\b${DEFENDS}\\b`),
    no: null,
    but: /\b(?:dice of|damage|both|only)\b/,
  },
];
