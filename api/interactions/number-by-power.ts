import type { PairEffects } from '../../engine/interaction/pair-effects.js';
import { placesOf } from '../../engine/interaction/places.js';
import type { AskedUse, PairQuestion } from './pair-question.js';
import type { RulingRelation } from './ruling-relation.js';

/**
 * The runs of two keywords, and those in which the number of one is its unit's power: a ruling says which power then counts, and what changes
 * power changes that number. Only where the number is not given.
 */
export function runsByPower(
  question: PairQuestion,
  said: readonly RulingRelation[],
  runs: (placed: PairQuestion) => PairEffects,
): PairEffects {
  const plain = runs(question);
  const based = said.find(({ aspect }) => aspect === 'NUMBER_BY_POWER');
  if (based === undefined || question.givenBoard) return plain;
  const shown = [null, ...placesBeside(question, based)].map((place) =>
    runs(asBased(question, based, place)),
  );
  const found = shown.find(({ effects }) => effects.some((effect) => changes(effect, based)));
  if (found === undefined) return plain;
  const added = found.effects.filter((effect) => changes(effect, based));
  const shownOn = new Map([...plain.shownOn, ...found.shownOn]);
  return { ...found, effects: [...plain.effects, ...added], shownOn };
}

function changes({ from, to, relation }: PairEffects['effects'][number], based: RulingRelation): boolean {
  return relation === based.relation && from.rules.slug === based.from && to.rules.slug === based.to;
}

/** A unit that changes its own power is the one whose power counts. */
function placesBeside({ one, other }: PairQuestion, based: RulingRelation): readonly AskedUse['place'][] {
  const { facts, place } = one.facts.keyword.slug === based.to ? one : other;
  return place !== null || facts.rules === null ? [place] : placesOf(facts.rules).slice(0, 1);
}

function asBased(
  question: PairQuestion,
  { from, to }: RulingRelation,
  place: AskedUse['place'],
): PairQuestion {
  const placed = (use: AskedUse): AskedUse => {
    const { slug, name } = use.facts.keyword;
    if (slug === from) return { ...use, place: use.place ?? place };
    if (slug !== to || use.line !== null || use.value !== null) return use;
    return { ...use, line: `${name} X, where X is this unit's power` };
  };
  return { ...question, one: placed(question.one), other: placed(question.other) };
}
