import type { Side } from './odds-token.js';
import { type Deed, hasHealth, hasPower, isUsualOf, type SentenceRead, type Told } from './sentence-state.js';

/** On which side each unit stands that a question speaks of; those of which it can't be told are in no side. */
export interface SidesTold {
  readonly sideOf: ReadonlyMap<Told, Side>;
  readonly unplaced: readonly Told[];
}

const OTHER: Readonly<Record<Side, Side>> = { ATTACKER: 'DEFENDER', DEFENDER: 'ATTACKER' };

type Sides = Map<Told, Side>;

/** The surer signs first: `attacker`, who attacks, who kills, `vs`, whose unit it is, and last what only one side needs. */
export function sidesTold(read: SentenceRead): SidesTold {
  const sides: Sides = new Map();
  for (const unit of read.units) if (unit.side !== null) sides.set(unit, unit.side);
  for (const deed of read.deeds) if (deed.doing === 'STRIKE') placeBoth(sides, deed);
  for (const deed of read.deeds) if (deed.doing !== 'STRIKE') placeBoth(sides, deed);
  for (const { left, right } of read.against) if (left !== null) placePair(sides, left, right);
  for (const deed of read.deeds) placeOne(sides, deed);
  for (const { left, right } of read.against) if (left === null) placeTarget(sides, right);
  placeByOwner(sides, read.units);
  placeByNeed(sides, read.units);
  placeByOwner(sides, read.units);
  return {
    sideOf: sides,
    unplaced: read.units.filter((unit) => !sides.has(unit) && unit.facts.length > 0),
  };
}

function placeBoth(sides: Sides, { agent, patient }: Deed): void {
  if (agent === null || patient === null || agent === patient) return;
  const said = sides.get(agent) ?? opposite(sides.get(patient)) ?? 'ATTACKER';
  place(sides, agent, said);
  place(sides, patient, OTHER[said]);
}

function place(sides: Sides, unit: Told, side: Side): void {
  if (!sides.has(unit)) sides.set(unit, side);
}

function opposite(side: Side | undefined): Side | undefined {
  return side === undefined ? undefined : OTHER[side];
}

/** `vs` may be said from either side: power alone attacks, health alone is attacked. */
function placePair(sides: Sides, left: Told, right: Told): void {
  const turned = !hasPower(left) && hasPower(right) && !hasHealth(right);
  const said = sides.get(left) ?? opposite(sides.get(right)) ?? (turned ? 'DEFENDER' : 'ATTACKER');
  place(sides, left, said);
  place(sides, right, OTHER[said]);
}

function placeOne(sides: Sides, { doing, passive, agent, patient }: Deed): void {
  if (agent !== null && patient === null && doing === 'STRIKE') place(sides, agent, 'ATTACKER');
  const isStruck = doing === 'STRIKE' || (doing === 'KILL' && !passive);
  if (agent === null && patient !== null && isStruck) place(sides, patient, 'DEFENDER');
}

/** `3 damage against a 2 health unit`; of `on 5 dice` the dice are the attacker's. */
function placeTarget(sides: Sides, unit: Told): void {
  place(sides, unit, hasPower(unit) && !hasHealth(unit) ? 'ATTACKER' : 'DEFENDER');
}

function placeByOwner(sides: Sides, units: readonly Told[]): void {
  for (const unit of units) {
    const placed = units.find((one) => sides.has(one) && ownerOf(one, units) !== null);
    const owner = ownerOf(unit, units);
    const side = placed === undefined ? undefined : sides.get(placed);
    if (placed === undefined || owner === null || side === undefined || sides.has(unit)) continue;
    place(sides, unit, ownerOf(placed, units) === owner ? side : OTHER[side]);
  }
}

/** `he` is the opponent where somebody else is `I`. */
function ownerOf({ owner, person, facts }: Told, units: readonly Told[]): Told['owner'] {
  if (owner !== null) return owner;
  const isOther = person === 'IT' && facts.length > 0 && units.some((unit) => unit.owner === 'MINE');
  return isOther && units.length === 2 ? 'THEIRS' : null;
}

/** What is left stands where there is nobody, and where what is said of it is of use. */
function placeByNeed(sides: Sides, units: readonly Told[]): void {
  const isTaken = (side: Side): boolean =>
    [...sides].some(([unit, one]) => one === side && !unit.second && unit.facts.length > 0);
  for (const unit of units) {
    if (sides.has(unit) || unit.facts.length === 0) continue;
    const [power, health] = [hasPower(unit), hasHealth(unit)];
    const isArmed = [...sides].some(([one, side]) => side === 'ATTACKER' && hasPower(one));
    if (unit.second) place(sides, unit, 'DEFENDER');
    else if (unit.person === 'IT' && isTaken('ATTACKER') && isTaken('DEFENDER')) placeByUse(sides, unit);
    else if (power && !isArmed) place(sides, unit, 'ATTACKER');
    else if (power && health && !isTaken('DEFENDER')) place(sides, unit, 'DEFENDER');
    else if (health && !power && ![...sides].some(([one, side]) => side === 'DEFENDER' && hasHealth(one)))
      place(sides, unit, 'DEFENDER');
    else placeByUse(sides, unit);
  }
}

function placeByUse(sides: Sides, unit: Told): void {
  if (unit.facts.some(({ keyword }) => keyword === undefined)) return;
  for (const side of ['ATTACKER', 'DEFENDER'] as const)
    if (unit.facts.every((fact) => isUsualOf(fact, side))) place(sides, unit, side);
}
