import type { Deed, FactToken, SentenceState, Told } from './sentence-state.js';
import { hasHealth, hasPower, isOfUseTo, isPower, isUsualOf, open } from './sentence-state.js';
import { isCard } from './unit-facts.js';

/** Whose the things behind `with` are, if not those of the unit that is named last: `kills a 2 health guy with 3 power`. */
export function wielderOf(
  state: SentenceState,
  list: readonly FactToken[],
  instrument: boolean,
): Told | null {
  const target = state.unit;
  if (target === null || state.fresh) return null;
  const deed = state.deeds.findLast(({ patient }) => patient === target);
  const met = state.against.findLast(({ right }) => right === target);
  const survivor = survivorOf(state, target, list);
  if (survivor !== null) return survivor;
  asksWhose(state, target, list);
  if (deed === undefined && met === undefined && !instrument) return asOnlyTarget(state, target, list);
  const striker = deed?.agent ?? met?.left ?? null;
  const armed = striker !== null && hasPower(striker);
  const power = list.some(({ fact }) => isPower(fact));
  const health = list.some(({ fact }) => fact.health != null);
  const isWhole = target.side === 'ATTACKER' || (health && !hasHealth(target));
  const isArmed = target.facts.some((fact) => isPower(fact) && !isCard(fact));
  if ((power && !isArmed && !armed && !isWhole) || instrument) return strikerFor(state, striker, deed);
  if (power || health) return null;
  const others = list.filter(({ fact }) => isUsualOf(fact, 'ATTACKER'));
  if (others.length === 0 || others.length < list.length) return null;
  if (deed !== undefined && !deed.passive && !armed) return strikerFor(state, striker, deed);
  if (others.every(({ fact }) => isOfUseTo(fact, 'DEFENDER'))) return null;
  target.loose.push(...others.map(({ text, fact }) => ({ text, keyword: fact.keyword ?? '' })));
  return null;
}

/** `surviving a 5 power attack with 4 health` */
function survivorOf(state: SentenceState, target: Told, list: readonly FactToken[]): Told | null {
  const deed = state.deeds.findLast(({ agent }) => agent === target);
  const isOfSurvivor = list.some(({ fact }) => fact.health != null) && hasPower(target) && !hasHealth(target);
  if (deed === undefined || deed.patient !== null || deed.doing !== 'SURVIVE' || !isOfSurvivor) return null;
  const unit = open(state, { side: 'DEFENDER', facts: [], loose: [] });
  deed.patient = unit;
  return unit;
}

/** `survives 5 power with Armor`: it may be either's. */
function asksWhose(state: SentenceState, unit: Told, list: readonly FactToken[]): void {
  const isAgent = state.deeds.some(
    (deed) => deed.agent === unit && (deed.passive || (deed.doing !== 'STRIKE' && deed.doing !== 'KILL')),
  );
  if (!isAgent || list.some(({ fact }) => fact.keyword === undefined || isUsualOf(fact, 'ATTACKER'))) return;
  unit.loose.push(...list.map(({ text, fact }) => ({ text, keyword: fact.keyword ?? '' })));
}

/** `at least 2 counters on a 5 health unit with 4 power` */
function asOnlyTarget(state: SentenceState, target: Told, list: readonly FactToken[]): Told | null {
  const power = list.some(({ fact }) => isPower(fact));
  const isTarget = hasHealth(target) && !hasPower(target) && target.side === 'DEFENDER';
  return power && isTarget ? strikerFor(state, null, undefined) : null;
}

function strikerFor(state: SentenceState, striker: Told | null, deed: Deed | undefined): Told {
  if (striker !== null) return striker;
  state.link = null;
  const unit = open(state, { side: 'ATTACKER', facts: [], loose: [] });
  if (deed !== undefined) deed.agent = unit;
  return unit;
}
