/** Words that deny what they stand with. */
const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never none nothing neither nor fail fails unable impossible forbidden illegal false wrong untrue incorrect mistaken'.split(
    ' ',
  ),
);
const AUXILIARY =
  /^(?:do|does|did|is|are|was|were|be|been|can|could|will|would|may|might|must|should|has|have|had|it|i|you|they|we|or|but|just|only|true)$/;
/** `that`, `which`: what follows describes a noun, up to so many words. */
const RELATIVE = /^(?:that|who|which)$/;
const RELATIVE_REACH = 2;

/** Does the word at a place deny its clause? `an arena not listed`, `damage that isn't prevented` deny nothing: they tell which one. */
export function deniesClause(words: readonly string[], at: number): boolean {
  return NEGATIONS.has(words[at] ?? '') && !deniesNoun(words, at);
}

const PRINTED = /^(?:a|an|the|says?|said|shows?|with|reads?|lists?|listed|printed|called|word)$/;

/** A noun, and behind it a clause of its own. */
const CONTACT =
  /\b(?:an?|any|some|another|the) (?!(?:rule|fact|case|way|same|answer|ruling|card|text)\b)\w+ (?:the|my|its|his|her|their|this|an?|i|you|it|he|she|they|we)(?: \w+)? (?:do|does|did|is|are|was|were|can|could|has|have|will|would)$/;

const WITH_REACH = 5;

/** `with no counters`, `with Stealth and no counters` */
function isOfWith(words: readonly string[], at: number): boolean {
  if (words[at - 1] === 'with') return true;
  return words[at - 1] === 'and' && words.slice(Math.max(0, at - WITH_REACH), at).includes('with');
}

export function deniesNoun(words: readonly string[], at: number): boolean {
  // `a unit with no counters` tells which unit.
  if (words[at] === 'no') return isOfWith(words, at);
  // `a wrong guess` tells which guess.
  if (/^(?:wrong|false|incorrect|mistaken)$/.test(words[at] ?? '') && /^guess/.test(words[at + 1] ?? ''))
    return true;
  // `a None in Switch`: it is printed so.
  if (words[at] === 'none')
    return PRINTED.test(words[at - 1] ?? '') || /^(?:in|on|side|part)$/.test(words[at + 1] ?? '');
  // `an arena the unit does not have`
  if (words[at] === 'not' && CONTACT.test(words.slice(0, at).join(' '))) return true;
  // `damage that is not from an attack`
  if (words[at] === 'not' && isOfRelative(words.slice(Math.max(0, at - 3), at))) return true;
  if (words[at] !== 'not' || !/(?:ed|ing)$/.test(words[at + 1] ?? '')) return false;
  if (words.slice(Math.max(1, at - RELATIVE_REACH), at).some((word) => RELATIVE.test(word))) return true;
  return at > 0 && !AUXILIARY.test(words[at - 1] ?? '');
}

function isOfRelative([noun = '', relative = '', verb = '']: readonly string[]): boolean {
  return (
    RELATIVE.test(relative) &&
    /^(?:is|are|was|were)$/.test(verb) &&
    !/^(?:true|false|right|correct|so|sure)$/.test(noun)
  );
}
