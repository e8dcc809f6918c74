import type { Side } from './odds-token.js';
import type { Deed, SentenceRead, Told } from './sentence-state.js';

/** Whose fate is asked. EITHER: it can't be told which of the two. BOTH: the defender and a unit beside it. */
type FateOf = 'attacker' | 'defender' | 'second' | 'EITHER' | 'BOTH';

export interface Fate {
  readonly whose: FateOf;
  readonly survives: boolean;
}

/** What is to become of which unit; the defender's end where nothing else is said. Each once. */
export function fatesAsked(read: SentenceRead, sideOf: ReadonlyMap<Told, Side>): readonly Fate[] {
  const fates = read.deeds.filter(asksForFate).map((deed) => fateOf(read, sideOf, deed));
  return [...new Map(fates.map((fate) => [`${fate.whose} ${fate.survives}`, fate])).values()];
}

function asksForFate({ doing }: Deed): boolean {
  return doing !== 'STRIKE';
}

function fateOf(read: SentenceRead, sideOf: ReadonlyMap<Told, Side>, deed: Deed): Fate {
  const survives = (deed.doing === 'SURVIVE' || deed.leaves) !== deed.negated;
  return { whose: whoseFate(read, sideOf, deed), survives };
}

function whoseFate(
  { causes, units, both }: SentenceRead,
  sideOf: ReadonlyMap<Told, Side>,
  deed: Deed,
): FateOf {
  const { patient } = deed;
  const second = units.some((unit) => unit.second || (unit.count > 1 && sideOf.get(unit) === 'DEFENDER'));
  if (patient?.second) return both ? 'BOTH' : 'second';
  if (causes.length > 0) return 'attacker';
  if (both && second) return 'BOTH';
  if (patient === null && deed.doing === 'KILL')
    return isMineAttacked(deed, sideOf) ? 'attacker' : 'defender';
  const side = patient === null ? null : sideNamed(patient, units, sideOf);
  if (side !== null) return side === 'ATTACKER' ? 'attacker' : 'defender';
  const agent = deed.agent === null ? undefined : sideOf.get(deed.agent);
  if (patient?.person === 'IT' && agent === undefined)
    return mayMeanAttacker(units, sideOf) ? 'EITHER' : 'defender';
  return agent === 'DEFENDER' ? 'attacker' : 'defender';
}

/** `how likely does my Riposte unit kill?`: the kill of a unit that is attacked. */
function isMineAttacked({ agent }: Deed, sideOf: ReadonlyMap<Told, Side>): boolean {
  return agent?.owner === 'MINE' && sideOf.get(agent) === 'DEFENDER';
}

function sideNamed(unit: Told, units: readonly Told[], sideOf: ReadonlyMap<Told, Side>): Side | null {
  const own = sideOf.get(unit);
  if (own !== undefined || unit.owner === null) return own ?? null;
  const same = units.find((one) => one.owner === unit.owner && sideOf.has(one));
  if (same !== undefined) return sideOf.get(same) ?? null;
  const other = units.find((one) => one.owner !== null && sideOf.has(one));
  const side = other === undefined ? undefined : sideOf.get(other);
  return side === undefined ? null : side === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER';
}

/** Of an attacker whose health is said something may be asked too. */
function mayMeanAttacker(units: readonly Told[], sideOf: ReadonlyMap<Told, Side>): boolean {
  return units.some(
    (unit) =>
      sideOf.get(unit) === 'ATTACKER' &&
      unit.facts.some(({ health, card }) => health != null && card == null),
  );
}
