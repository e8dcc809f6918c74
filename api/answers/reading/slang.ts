/** Keywords that are everyday words too: in lower case they count only where the sentence shows that the keyword is meant. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  'absorb deploy enhance focus insert pilot protect reserves stack switch'.split(' '),
);

/** Ordinary words that look like misspelt keywords and aren't. */
export const NOT_MISSPELT: ReadonlySet<string> = new Set(
  `partly portly party parties stick stock stark slack snack stuck shack stunt stung stand staff start stuff pivot adept adopt project protest
  costume consumer average defect overlord intersect mediate enchant invert inset paddy marry parade depot employ avid fur fully
  furry fuzzy amber armory army arm barge barrack beyond bombing button county country critic critical criminal custom
  decent destroy direct director double doubles doubt dedicate earnest evidence evident equal equip explain explore every
  focused forward fortune fortunate forest foreign forever front ground group health healing insect inspect inspector inspired
  instead interest internet interrupt interact interaction lucy luckily medicine mediation occur overall overhead overlap
  override overriding pass passing perfect person personal pirate please plate point predict president present prevent
  prevents prevented process produce product provide punish reduce reduced reflect refresh regular related relate relation
  release remain remove repeat replace report represent rescue reserve resist resistance resolve respond response result
  retail retain return review reverse round server service several share shelf shell shift should shoot short shot situation
  skill sorry special speed split stack stacks stadium standard station steal stealing story street strike strong study
  subject super surgery surprise survive sweet swift switching target tenant theory total tough trigger triggers under unit
  unkeep update upgrade value variety very violence voice weird whether winner wonder pizza topping topics`.split(
    /\s+/,
  ),
);
