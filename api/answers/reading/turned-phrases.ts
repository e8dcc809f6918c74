const SOMETHING = String.raw`((?:(?!not\b|and\b|or\b|if\b|when\b)[\p{L}\d'\u2019-]+ ){1,6}?)`;
const NOT_TO_WORK =
  '(?:not|no longer|stop|fail to) (?:to )?(?:count|counting|work|working|apply|trigger|happen|function|matter)s?(?: any ?more)?';

/** Phrases that ask for the opposite by a word that denies nothing of the question itself, and how the rules put the same. */
export const TURNED_PHRASES: readonly (readonly [RegExp, string])[] = [
  // `make the natural two not count`: it is the natural that is changed.
  [
    new RegExp(
      `\\bmak(?:e|es|ing) (?=[^.?!]{0,30}\\bnatural\\b)${SOMETHING}${NOT_TO_WORK}(?= for\\b)`,
      'giu',
    ),
    'affect $1',
  ],
  [new RegExp(`\\bmak(?:e|es|ing) ${SOMETHING}(?:${NOT_TO_WORK}|fail\\b)`, 'giu'), 'stop $1'],
  [/\b(?:does|do) nothing (?=against\b)/gi, 'not work '],
  [/\b(does|do|will|would|can) ([^.?!,]{1,40}?) do nothing (?=against\b)/gi, '$1 $2 not work '],
  [/\b(does|do|will|would|can) ([^.?!,]{1,40}?) do nothing to\b/gi, '$1 $2 not affect'],
  [/\b(does|do|will|would|can) ([^.?!,]{1,40}?) do nothing for\b/gi, '$1 $2 not help'],
  // `is it attackable`: in a word of its own nothing is denied or asked.
  [/\b(?:is|are) ([^.?!,]{1,60}?) (attack|prevent|intercept|deflect)able\b/gi, 'can $1 be $2ed'],
  [/\bunaffected by\b/gi, 'not affected by'],
];
