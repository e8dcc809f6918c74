import { type Place, placesOf } from '../../../engine/interaction/places.js';
import type { InteractionReport } from '../../interactions/interaction-report.js';
import type { KeywordUse } from '../../interactions/read-use.js';
import { rulesOf } from '../../interactions/rules-of.js';
import type { CheckInteraction } from '../answer-options.js';
import type { AskedQuestion } from './asked-question.js';
import { holdingOf, ownersOf } from './holders.js';

type Role = KeywordUse['role'];

const ON_THE_TABLE: readonly Role[] = ['ATTACKER', 'DEFENDER'];

const OF_UNIT_STRUCK: readonly string[] = ['WHEN_IT_IS_DAMAGED', 'WHEN_IT_IS_DISCARDED'];

/** Places where a keyword can play its part, the usual one first; empty where the engine does not know it. */
export function usualPlaces(slug: string): readonly Place[] {
  const rules = rulesOf(slug);
  return rules === undefined || rules.notInAttack !== undefined ? [] : placesOf(rules);
}

/**
 * The parts that the units of two keywords play, where the question tells whether it is one unit or two: `my unit with Ferocity deflects`, `the
 * attacker's Stun`. Nulls where it doesn't, or where that leaves it open.
 */
export function placesAsked(asked: AskedQuestion, check: CheckInteraction): readonly [Role, Role] {
  const [one, other, third] = asked.keywords;
  if (one === undefined || other === undefined || third !== undefined) return [null, null];
  const holding = holdingOf(asked, one.slug, other.slug);
  if (holding === 'ONE_UNIT') return placesOfOne(asked, check, one.slug, other.slug);
  return holding === 'TWO_UNITS' ? placesOfTwo(asked, one.slug, other.slug) : [null, null];
}

/** On one unit: where the two do something to each other, if that is one place. */
function placesOfOne(
  { kb }: AskedQuestion,
  check: CheckInteraction,
  one: string,
  other: string,
): readonly [Role, Role] {
  const [usual, others] = [usualPlaces(one), usualPlaces(other)];
  if (usual.length === 0 || others.length === 0 || usual[0] === others[0]) return [null, null];
  const meeting = ON_THE_TABLE.filter((role) => {
    const keywords = [one, other].map((keyword) => ({ keyword, value: null, role }));
    return meet(check(kb, { keywords, scenario: null }));
  });
  const [usualOther] = others;
  const place = meeting[0] ?? (usualOther === 'SECOND' ? usualOther : onTable(usualOther));
  return meeting.length < 2 ? [place, place] : [null, null];
}

function meet(report: ReturnType<CheckInteraction>): report is InteractionReport {
  return 'verdict' in report && report.verdict === 'INTERACT';
}

function placesOfTwo(asked: AskedQuestion, one: string, other: string): readonly [Role, Role] {
  const [told, toldOther] = [placeTold(asked, one), placeTold(asked, other)];
  const [place, otherPlace] = [
    told ?? opposite(toldOther) ?? usualOnTable(one),
    toldOther ?? opposite(told) ?? usualOnTable(other),
  ];
  if (place === null || otherPlace === null || place === otherPlace) return [null, null];
  const open = [told === null ? one : null, toldOther === null ? other : null];
  const mayStandAside =
    / second /.test(asked.line) || open.some((slug) => slug !== null && standsAside(slug));
  return mayStandAside ? [null, null] : [place, otherPlace];
}

function placeTold(asked: AskedQuestion, slug: string): Role {
  const owners = new Set(
    asked.mentions
      .filter(({ keyword }) => keyword.slug === slug)
      .flatMap((mention) => [...ownersOf(asked, mention)]),
  );
  if (owners.has('ATTACKER') === owners.has('DEFENDER')) return null;
  return owners.has('ATTACKER') ? 'ATTACKER' : 'DEFENDER';
}

function opposite(role: Role): Role {
  if (role === null) return null;
  return role === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER';
}

function usualOnTable(slug: string): Role {
  return onTable(usualPlaces(slug)[0]);
}

function onTable(place: Place | undefined): Role {
  return place === 'ATTACKER' || place === 'DEFENDER' ? place : null;
}

/** What happens to it may happen to a unit that is not attacked. */
function standsAside(slug: string): boolean {
  const parts = rulesOf(slug)?.parts;
  return OF_UNIT_STRUCK.includes(parts?.reward ?? '') || parts?.strengthens !== undefined;
}
