/** What one keyword does to another. `from` does it to `to`; the last five but one are said of one keyword in several instances. */
export const RELATIONS = [
  'OVERRIDES',
  'BLOCKS',
  'REDIRECTS',
  'PREVENTS',
  'TRIGGERS',
  'NO_EFFECT',
  'MODIFIES',
  'ADDS_UP',
  'SEPARATE',
  'REDUNDANT',
  'CHOOSE_ONE',
  'PRECEDES',
] as const;

export type Relation = (typeof RELATIONS)[number];
