import type { Told } from './claim.js';
import { withPredicates } from './predicate-words.js';
import { type Thing, thing } from './thing.js';
import { type TypedLine, thingAt } from './typed-line.js';

type Act = Told['acts'][number];

/** A clause that tells something, the whole of it read. */
interface ToldShape {
  readonly shape: RegExp;
  readonly tells: (groups: readonly (Thing | null)[]) => Partial<Told>;
}

const MOMENT = '(?:if|when|once|after|because|since|while|with|so|and) ';
const DONE = '(?:GET |is |was |does |did )?(?:USE )?';

function told(pattern: string, tells: ToldShape['tells']): ToldShape {
  const shape = pattern.replace(/\{([A-Z]+)\}/g, '([$1]\\d+)');
  return { shape: new RegExp(`^(?:${MOMENT})?${shape}$`), tells };
}

const TOLD: readonly ToldShape[] = [
  told(`{UPI} ${DONE}{A}(?: {T}| {G}| for it)?`, ([who, ability]) => acted(who, ability)),
  told(`{UPI} (?:GET )?(?:MOVE|STOP|LESS) {G}`, ([who, damage]) => acted(who, damage)),
  told(`{UPI} ${DONE}{A} (?:to (?:REROLL|WORK)|on|for) {N}`, ([who, ability, face]) => ({
    ...acted(who, ability),
    shown: face ?? null,
  })),
  told('{UPI} REROLL {N} (?:with|by|USE) {A}', ([who, face, ability]) => ({
    ...acted(who, ability),
    shown: face ?? null,
  })),
  told('{G} (?:SHOW|GET|be) {A}', ([, ability]) => acted(null, ability)),
  told('{UPI} {A} and SHOW {N}', ([who, ability, face]) => ({
    ...acted(who, ability),
    shown: face && ability ? { ...face, of: ability.of, ofAttack: false } : null,
  })),
  told('{DT} (?:SHOW|roll) {N}', ([dice, face]) => ({
    about: dice?.kind === 'ATTACK' ? dice : null,
    shown: face && dice ? shownOn(face, dice) : null,
  })),
  told('{N}(?: SHOW| stands| WORK)?', ([face]) => ({ shown: face ?? null })),
  told('{UPI} SHOW {N}', ([, face]) => ({ shown: face ?? null })),
  told('SHOW {N}', ([face]) => ({ shown: face ?? null })),
  told('{D} (?:SHOW|GET|be) REROLL (?:with|by|USE) {A}', ([, ability]) => acted(null, ability)),
  told('(?:USE )?{A}(?: (?:SHOW|GET) (?:declared|USE|done|resolved|over|made))?', ([ability]) =>
    acted(null, ability),
  ),
  told('{UPI} SHOW (?:untapped|undamaged|in play)', () => ({})),
  // What befalls the unit that has it itself is another matter.
  told('{AG} KILL {U}', ([by, unit]) => acted(null, unit?.of === null ? by : null)),
  told('{UT}', ([about]) => ({ about: about ?? null })),
  told('{UPI} (?:SHOW|GET) (?:GO|attacked) (?:by|with|from) {TGA}', ([unit, by]) => ({
    about: unit && by ? afterIt(unit, by) : null,
  })),
];

/** All that stands before the question or behind its conditions; null where some of it can't be read. */
export function toldIn(line: TypedLine, clauses: readonly string[]): Told | null {
  let all: Told = { acts: [], shown: null, about: null };
  for (const clause of clauses) {
    const read = readClause(line, withPredicates(clause));
    if (read === null) return null;
    const isAfter = /^(?:once|after)\b/.test(clause);
    all = {
      acts: [...all.acts, ...(read.acts ?? []).map((act) => ({ ...act, isAfter: act.isAfter || isAfter }))],
      shown: read.shown ?? all.shown,
      about: read.about ?? all.about,
    };
  }
  return all;
}

function readClause({ things }: TypedLine, clause: string): Partial<Told> | null {
  for (const { shape, tells } of TOLD) {
    const found = shape.exec(clause);
    if (found !== null) return tells(found.slice(1).map((token) => thingAt(things, token)));
  }
  return null;
}

function acted(
  who: Thing | null | undefined,
  ability: Thing | null | undefined,
): { readonly acts: readonly Act[] } {
  return { acts: ability ? [{ who: who ?? null, ability, isAfter: false }] : [] };
}

function shownOn(face: Thing, dice: Thing): Thing {
  const isAttack = dice.kind === 'ATTACK' || dice.of === null;
  return { ...face, of: isAttack ? null : dice.of, ofAttack: isAttack };
}

function afterIt(unit: Thing, by: Thing): Thing {
  const plain = unit.kind === 'UNIT' ? unit : thing('UNIT', { owner: unit.owner });
  return by.kind === 'ATTACK' ? { ...plain, attackedBy: by.of } : { ...plain, struckBy: by.of };
}
