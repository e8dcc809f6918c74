import type { RulingForm } from './ruling-forms.js';

const DEFENDS =
  '(?:(?:on|in|for|during) (?:the )?defen[cs]e|(?:when|while|if) (?:i |i am |it |my unit )?(?:is |am )?defending|(?:when|while|if) (?:i|it|my unit|the unit|he) (?:is|am|get|gets) attacked|defensively)';
const ENEMY = '(?:(?:my |the |an |his )?(?:opponents?|enemy|enemies|opposing))';

/** Who is attacked or chosen, and how much is: what rulings give in so many words. */
export const CHOICE_FORMS: readonly RulingForm[] = [
  {
    says: /\bmust be made against the same unit\b/i,
    yes: null,
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
      `\\b(?:move|send|switch|change|push|shift|pass)\\b.* (?:to|onto|at|against) ${ENEMY}\\b|\\b(?:choose|pick) ${ENEMY}\\b`,
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
