import { type KeywordNames, leadingName } from './keyword-names.js';

const SPEAKS_OF =
  /\b(?:with|without|has|have|had|gets?|gains?|gives?|loses?|lost|uses?|using|used|ignores?|from|of|an?|the|and|or|for|against|before|after|during|by|to|into|in|on|at|under|that|all|any|each|every|no|not|its|your|their|this|those|these|one|named|called|another|than|printed|while|when|whenever|if|is|are|be|plays?)$/i;
/** `a unit with Armor, Evade 2 or` */
const HAS_IN_A_ROW =
  /\b(?:[Ww]ith|[Ww]ithout|has|have|had|[Gg]ets?|[Gg]ains?|[Ll]oses?|[Uu]ses?|[Uu]sing|[Cc]hoose|named|called)\s+(?:(?:an?|the)\s+)?((?:\p{Lu}[\p{L}'’-]*(?:\s+\d+)?(?:\s*,\s*|\s*,?\s+(?:and|or)\s+|\s+))*)$/u;

/** Do these words make of a name of a keyword behind them what is spoken of, and no ability: `a unit with`? */
export function isSpokenOf(names: KeywordNames, before: string): boolean {
  if (SPEAKS_OF.test(before.trimEnd())) return true;
  const row = HAS_IN_A_ROW.exec(`${before.trimEnd()} `)?.[1];
  return row !== undefined && (row === '' || leadingName(names, row) !== null);
}
