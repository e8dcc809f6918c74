/**
 * Keywords, by slug, whose names card texts also use as ordinary words: `Protect 2 units` is no Protect 2. They count where the
 * grammar leaves nothing else: closed by a period, a condition, a colon, another ability.
 */
export const EVERYDAY_NAMES: ReadonlySet<string> = new Set([
  'absorb',
  'deploy',
  'enhance',
  'equip',
  'focus',
  'insert',
  'pilot',
  'protect',
  'reserves',
  'stack',
  'switch',
]);
