import { makesDamage } from '../../interactions/keyword-facts.js';
import type { Claim, Told } from './claim.js';
import { CLAIM_SHAPES } from './claim-shapes.js';
import { withPredicates } from './predicate-words.js';
import { toldIn } from './read-told.js';
import { OPENER } from './read-typed-line.js';
import { type Thing, thing } from './thing.js';
import { type TypedLine, thingAt } from './typed-line.js';

const OPENS = /^(?:can|could|may|might|does|do|did|will|would|is|are|am)( not)? /;
const CONDITION = / (?=(?:if|when|once|after|because|since|while) )/;
const JOINTS = /^(?:and|but|so) | (?:and|but|so)$/g;

/** What a question claims, and what it tells beside it. */
export interface ReadClaims {
  readonly claims: readonly Claim[];
  readonly told: Told;
}

/** All that a typed line may claim; null where a word of it is not read. */
export function readClaims(line: TypedLine): ReadClaims | null {
  const [before = '', behind] = line.text.split(OPENER);
  if (behind === undefined) return null;
  const [main = '', ...further] = behind
    .trim()
    .split(/ [,.;:] /)
    .flatMap((part) => part.split(CONDITION));
  const clauses = [...before.split(/ ?[,.;:?!] ?/), ...further].map((part) =>
    part.trim().replace(JOINTS, '').trim(),
  );
  const told = toldIn(
    line,
    clauses.filter((part) => part !== ''),
  );
  const opened = OPENS.exec(main);
  if (told === null || opened === null) return null;
  const claims = claimsOf(line, withPredicates(main.slice(opened[0].length).trim()), told);
  return {
    told,
    claims: opened[1] === undefined ? claims : claims.map((one) => ({ ...one, denied: !one.denied })),
  };
}

function claimsOf({ things }: TypedLine, text: string, told: Told): readonly Claim[] {
  return CLAIM_SHAPES.flatMap(({ shape, does, denied }) => {
    const groups = shape.exec(text)?.groups;
    if (groups === undefined) return [];
    const raw = (name: string): Thing | null => thingAt(things, groups[name]);
    const at = (name: string): Thing | null => meant(raw(name), told);
    const on = at('on');
    const ability = at('ability') ?? on;
    if (ability === null) return [];
    const holder = heldBy(at('unit') ?? at('holder') ?? itsUnit(ability, told), told);
    const who = raw('unit') ?? raw('holder');
    const isOfTold = on !== raw('on') || ability.ofIt || (who !== null && holder !== who);
    return [{ does, ability, on, holder, denied, isOfTold }];
  });
}

/** What `it` and `the damage` mean behind what was told. */
function meant(one: Thing | null, told: Told): Thing | null {
  if (one === null) return null;
  const last = told.acts.at(-1);
  if (one.kind === 'IT') return told.shown ?? told.about ?? last?.who ?? one;
  const by = last?.ability.of ?? null;
  const isItsDamage = one.kind === 'DAMAGE' && one.of === null && by !== null && makesDamage(by);
  return isItsDamage ? { ...one, of: by } : one;
}

function itsUnit(ability: Thing, { acts }: Told): Thing | null {
  return ability.ofIt ? (acts.at(-1)?.who ?? null) : null;
}

/** `he` is the unit of which it was told what it did. */
function heldBy(holder: Thing | null, { acts, about }: Told): Thing | null {
  const last = acts.at(-1);
  const isUnit = about?.kind === 'UNIT';
  if (isUnit && (holder === null || holder.kind === 'IT')) return about;
  if (last === undefined || last.isAfter || holder === null) return holder;
  const isSame =
    holder.kind === 'IT' ||
    (holder.owner !== null && holder.owner === last.who?.owner) ||
    holder === last.who;
  return isSame ? { ...thing('UNIT', holder), kind: 'UNIT', did: holder.did ?? last.ability.of } : holder;
}
