import type { Effect } from '../../../engine/interaction/effect.js';
import type { Place } from '../../../engine/interaction/places.js';
import type { Relation } from '../../../engine/interaction/relation.js';
import type { KeywordFacts } from '../keyword-facts.js';
import type { Aspect } from '../ruling-relation.js';

/** What a finding rests on, for its sentence. */
export interface StatementGround {
  readonly from: KeywordFacts;
  readonly to: KeywordFacts;
  readonly relation: Relation;
  readonly aspect: Aspect;
  /** Null: no run shows it. */
  readonly effect: Effect | null;
  /** Where `from` was asked about; null: wherever it can play a part. */
  readonly place: Place | null;
}
