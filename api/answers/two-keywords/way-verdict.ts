import type { Place } from '../../../engine/interaction/places.js';
import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import type { JudgedPair } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { type Owner, ownersOf } from '../reading/holders.js';
import { usualPlaces } from '../reading/places-asked.js';
import { isOfOneUnit } from './on-one-unit.js';
import type { Way, WayAsked } from './way-asked.js';

/** Yes or No to whether one keyword is good or bad for another, by the way in which the findings go; null where they go neither way, or both. */
export function wayVerdict(
  asked: AskedQuestion,
  way: WayAsked,
  report: InteractionReport | null,
): JudgedPair | null {
  const told = (report?.findings ?? [])
    .filter(
      (finding) => finding.from === way.actor && finding.to === way.target && !isOfOneUnit(asked, finding),
    )
    .flatMap((finding) => {
      const goes = wayOf(asked, way, finding);
      return goes === null ? [] : [{ finding, goes }];
    });
  const [first] = told;
  if (first === undefined || told.some(({ goes }) => goes !== first.goes)) return null;
  const isSo = (first.goes === way.way) !== asked.form.negated;
  return { answer: isSo ? 'YES' : 'NO', finding: first.finding, ruling: null };
}

/**
 * Would it say that the one does something for or against the other, where no finding goes that way? Only that it does neither can then be said; or that it
 * is good for it, where it does what it does there and no finding says what.
 */
export function saysTooMuch(
  { form }: AskedQuestion,
  way: WayAsked,
  report: InteractionReport | null,
  { answer, finding }: JudgedPair,
): boolean {
  const isFound = report?.findings.some(
    ({ from, to, relation }) => from === way.actor && to === way.target && relation !== 'PRECEDES',
  );
  if (isFound === false && way.way === 'FOR' && way.of === null) return false;
  const isDenied = (answer === 'NO') !== form.negated;
  const isNothing = finding === null || finding.relation === 'NO_EFFECT' || finding.from === way.target;
  return !isDenied || !isNothing;
}

function wayOf(asked: AskedQuestion, { actor, target, of }: WayAsked, finding: Finding): Way | null {
  const { relation, about } = finding;
  if (relation === 'BLOCKS' || relation === 'OVERRIDES') return 'AGAINST';
  if (relation === 'TRIGGERS') return 'FOR';
  const isOfChance = about.includes('CHANCE');
  if ((of === 'CHANCE' && !isOfChance) || (of === 'SIZE' && isOfChance)) return null;
  if (relation === 'PREVENTS') return 'AGAINST';
  if (relation !== 'MODIFIES') return null;
  const side = sideHelping(about);
  if (side !== null) {
    const place = placeOfActor(asked, actor, target);
    return place === null ? null : place === side ? 'FOR' : 'AGAINST';
  }
  const isFor = about.includes('HELPS') || about.includes('MORE');
  const isAgainst = about.includes('HINDERS') || about.includes('LESS');
  return isFor === isAgainst ? null : isFor ? 'FOR' : 'AGAINST';
}

function sideHelping(about: Finding['about']): Place | null {
  if (about.includes('OF_ATTACKER_HELPS')) return 'ATTACKER';
  return about.includes('OF_DEFENDER_HELPS') ? 'DEFENDER' : null;
}

/** The part of the unit with the one: as told, or as that of the other where it is told whose both are. */
function placeOfActor(asked: AskedQuestion, actor: string, target: string): Place | null {
  const [owners, others] = [ownersIn(asked, actor), ownersIn(asked, target)];
  if (owners.has('ATTACKER') !== owners.has('DEFENDER'))
    return owners.has('ATTACKER') ? 'ATTACKER' : 'DEFENDER';
  const [whose, whoseOther] = [playerOf(owners), playerOf(others)];
  const [place] = usualPlaces(target);
  if (whose === null || whoseOther === null || (place !== 'ATTACKER' && place !== 'DEFENDER')) return null;
  if (whose === whoseOther) return place;
  return place === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER';
}

function ownersIn(asked: AskedQuestion, slug: string): ReadonlySet<Owner> {
  return new Set(
    asked.mentions
      .filter(({ keyword }) => keyword.slug === slug)
      .flatMap((mention) => [...ownersOf(asked, mention)]),
  );
}

/** `my opponent's Lucky` is the opponent's. */
function playerOf(owners: ReadonlySet<Owner>): Owner | null {
  if (owners.has('THEIRS')) return 'THEIRS';
  return owners.has('MINE') ? 'MINE' : null;
}
