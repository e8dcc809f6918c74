/** What to do where a line can't be read further, by what stands there and what stood before it. */
const HINTS: readonly (readonly [found: RegExp, before: RegExp, hint: string])[] = [
  [/^(?:vs|versus|against|attacks)\b/i, /\b(?:vs|versus|against|attacks)\b/i, 'One line holds one attack.'],
  [
    /^(?:force|roll|objective|prevention|lucky|dark side)\s/i,
    /[^\d\s]\s*$/,
    "Options stand behind ';', such as '; force 3/5'.",
  ],
  [/^force\b/i, /\d\s*$/, "What Force both sides have stands at the end: '; force 3/5'."],
  [/^\+/, /[^\d\s]\s*$/, "Abilities are divided by commas; ' + ' adds a unit behind the defender."],
  [/^[.,]\d/, /\d$/, 'Numbers are whole.'],
  [/^\d{5}/, /(?:^|\D)$/, 'A number has at most four digits.'],
  [
    /^(?:vs|versus|against|attacks|@|,|;|$)/i,
    /(?:^|[\s,])\d+\/\d+\s*$/,
    "'5/2 health' is health and counters; power and health are '5 power, 2 health'.",
  ],
  [
    /^(?:vs|versus|against|attacks|,|;|$)/i,
    /(?:^|,|@|\b(?:vs\.?|versus|against|attacks))\s*\d+\s*$/i,
    "Say what a number is: '7 power', '5 health'.",
  ],
  [/^(?:%20|\+[a-z])/i, /^\d+$/, 'This is written as in an address: put spaces for %20 and +.'],
];

/** A sentence with a space before it; nothing where there is nothing to say beside what was expected. */
export function lineHint(line: string, offset: number): string {
  if (/^https?:/i.test(line)) return ' This is an address: give the attack that it shows.';
  if (/^(["']).*\1$/.test(line)) return ' The line as a whole needs no quotation marks.';
  const [before, found] = [line.slice(0, offset), line.slice(offset)];
  const hint = HINTS.find(([here, earlier]) => here.test(found) && earlier.test(before));
  return hint === undefined ? '' : ` ${hint[2]}`;
}
