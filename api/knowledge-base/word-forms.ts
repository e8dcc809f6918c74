const VOWELS = /[aeiou]/;
/** One vowel group and a closing consonant that English doubles: stun -> stunned, equip -> equipped. */
const DOUBLES = /^[^aeiou]*[aeiou][^aeiouwxy]$|qui[^aeiouwxy]$/;

/**
 * The English inflections of a folded word, itself first: `intercept` -> intercepts, intercepted, intercepting;
 * `parry` -> parries, parried; `stun` -> stunned, stunning. Regular forms only; the keywords of the game have no others.
 */
export function wordForms(word: string): readonly string[] {
  const forms = [word, `${word}s`];
  if (/(s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`);
  if (word.endsWith('e')) forms.push(`${word}d`, `${word.slice(0, -1)}ing`);
  else if (/[^aeiou]y$/.test(word)) {
    const stem = word.slice(0, -1);
    forms.push(`${stem}ies`, `${stem}ied`, `${word}ing`);
  } else {
    const stem = DOUBLES.test(word) ? word + word.slice(-1) : word;
    if (VOWELS.test(word)) forms.push(`${stem}ed`, `${stem}ing`);
  }
  return forms;
}
