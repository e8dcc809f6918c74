/** What a question about several instances of one keyword says, in a masked line (`maskedLine`): nothing but that, or more. */

/** Who has them, how many there are, and that they are on one unit. */
const HOLDING =
  /^(?:[KLM]|and|plus|or|on|of|with|from|in|to|into|if|i|unit|it|itself|they|there|has|have|having|is|are|be|being|do|does|can|will|would|become|becomes|act|acts|as|same|very|one|two|2|three|3|several|multiple|many|both|all|each|every|other|than|once|twice|times?|instances?|copies|copy|abilities|cards?|values?|any|different|just|only|another|second|third|duplicate|further|when|make|makes|come|comes|mean|means|up|out|at|,|\.|;|:|\+|&)$/;
/** What may become of them. */
const BECOMES =
  /^(?:stack|stacks|stacking|stackable|add|adds|adding|combine|combines|combined|sum|total|accumulate|together|cumulatively|cumulative|layered|isolated|selective|merge|melt|cancel|double|additive|separately|independently|individually|apart|separate|independent|use|used|activate|play|apply|pay|paying|need|needs|work|works|count|counts|help|helps|matter|anything|something|nothing|extra|more|better|benefit|useful|good|redundant|useless|pointless|waste|wasted)$/;

/** A word that is about something else (a natural, a duty, another unit) makes it a question that the class alone does not answer. */
export function isOfInstancesOnly(masked: string): boolean {
  return masked.split(' ').every((word) => HOLDING.test(word) || BECOMES.test(word));
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const AMOUNT = new RegExp(
  `^(.*) (?:\\+|plus )?(-?\\d+|${NUMBERS.join('|')})(?: (?:extra|more|additional|total|in total|all in all|altogether))*(?: (dice|die|damage|power))?(?: (?:extra|more|in total|total|altogether|right))*$`,
);
/** What leads to an amount. */
const LEADS = /^(?:give|gives|get|gets|roll|rolls|that|equal|equals|is|add|adds|bonus|for|so|makes?)$/;

/** An amount that several instances are said to come to, and of what; null where none is, or where more is said of it. */
export function amountClaimed(
  masked: string,
): { readonly amount: number; readonly of: string | null } | null {
  const [, before = '', amount = '', of] = AMOUNT.exec(masked) ?? [];
  if (amount === '' || !/ K .*K/.test(` ${before} `)) return null;
  const isPlain = before.split(' ').every((word) => LEADS.test(word) || isOfInstancesOnly(word));
  if (!isPlain) return null;
  const named = NUMBERS.indexOf(amount);
  return { amount: named < 0 ? Number(amount) : named, of: of ?? null };
}
