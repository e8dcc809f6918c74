import type { Place } from '../../engine/interaction/places.js';
import type { KeywordRules } from '../../engine/keyword.js';
import { LIMITS } from '../../engine/limits.js';
import { LONGEST_TEXT, parseAbilityLines } from '../../engine/notation/ability-line.js';
import { parseCardText } from '../../engine/notation/card-text.js';
import { knownKeywords } from '../../engine/notation/known-keywords.js';
import type { KeywordAbility } from '../../engine/notation/parsed-line.js';
import { findKeyword, type KeywordMatch } from '../knowledge-base/find-keyword.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../knowledge-base/records.js';
import { suggestKeyword } from '../knowledge-base/suggestion.js';
import { type HeldAbility, heldInLine } from './held-in-line.js';
import type { Refusal } from './interaction-report.js';
import { factsOf } from './keyword-facts.js';
import type { AskedUse } from './pair-question.js';
import { refused } from './refused.js';

/** A keyword as a caller gives it. */
export interface KeywordUse {
  /** Slug, name, alias or printed line: 'overkill', 'Stun 2', 'Switch: Overkill/Stun 2'. */
  readonly keyword: string;
  /** Null: as printed in `keyword`, else the standard value. */
  readonly value: number | null;
  /** Null: the role that suits the keywords. */
  readonly role: Exclude<Place, 'FELLOW'> | null;
}

/** Of one printed line so many keywords are checked. */
export const MOST_ABILITIES = 6;

/** `crit2`: a number without a space before it. */
const GLUED = /(\p{L})(\d+)$/u;

/** The keywords of one use: one, or those that a printed line holds, the line's own keyword first. */
export function readUse(
  kb: KnowledgeBase,
  use: KeywordUse,
  keywords: readonly KeywordRules[],
): readonly AskedUse[] | Refusal {
  const { keyword: asked, value, role } = use;
  const match = findKeyword(kb, asked.replace(GLUED, '$1 $2'));
  const written = printedIn(asked, keywords).length === 0 ? byItsName(asked, match) : asked;
  const printed = printedIn(written, keywords);
  const wrongNumber = match.found === 'one' && printed.length === 0 ? numberFault(written, keywords) : null;
  if (wrongNumber !== null)
    return refused(
      'INVALID_INPUT',
      wrongNumber,
      match.found === 'one' ? [suggestKeyword(match.keyword)] : [],
    );
  if (match.found !== 'one' && printed.length === 0) return unknown(asked, match);
  const own = match.found === 'one' ? match.keyword.slug : null;
  const givesInBuildZone = (slug: string): boolean => {
    const keyword = kb.keywords.get(slug);
    return keyword !== undefined && factsOf(kb, keyword, keywords).givesInBuildZone;
  };
  const found = heldInLine(own, printed, givesInBuildZone)
    .flatMap((held): readonly Found[] => {
      const keyword = kb.keywords.get(held.keyword);
      return keyword === undefined ? [] : [{ ...held, keyword }];
    })
    .slice(0, MOST_ABILITIES);
  if (found.length !== 1 && value !== null)
    return refused('INVALID_INPUT', `'${shortened(asked)}' holds several keywords; leave 'value' out.`);
  const worthOf = ({ keyword, printed: ability }: Found) =>
    value ?? (hasNumber(keyword) ? (ability?.value ?? null) : null);
  const fault = found.map((one) => valueFault(one.keyword, worthOf(one))).find((one) => one !== null);
  if (fault != null) return fault;
  return found.map(
    (one): AskedUse => ({
      facts: factsOf(kb, one.keyword, keywords),
      value: worthOf(one),
      line: lineOf(one, found, value),
      place: role,
      slot: one.slot,
      inBuildZone: one.inBuildZone,
    }),
  );
}

/** An ability of a line, of a keyword that is known. */
type Found = Omit<HeldAbility, 'keyword'> & { readonly keyword: KeywordRecord };

function unknown(asked: string, match: Exclude<KeywordMatch, { readonly found: 'one' }>): Refusal {
  return match.found === 'several'
    ? refused(
        'UNKNOWN_KEYWORD',
        `'${shortened(asked)}' fits several keywords; name one of them.`,
        match.candidates,
      )
    : refused(
        'UNKNOWN_KEYWORD',
        `There is no keyword '${shortened(asked)}'; give a keyword's name, slug or printed line.`,
        match.suggestions,
      );
}

/** A line with one plain ability is used as it is printed, with its cost; parts of a longer one are used by name and value. */
function lineOf({ printed: ability }: Found, found: readonly Found[], value: number | null): string | null {
  const isPlain = ability !== null && ability.condition === null && ability.granted === null;
  return isPlain && found.length === 1 && value === null && ability.cost !== null ? ability.raw : null;
}

/** `crit 2` and `stunn 2` as they are printed: the keyword that is meant, with the number behind it. */
function byItsName(asked: string, match: KeywordMatch): string {
  const number = /(?<=\D)[+\-\u2013\u2212]?\d+$/.exec(asked.trim())?.[0];
  return match.found === 'one' && number !== undefined ? `${match.keyword.name} ${number}` : asked;
}

/** The abilities of a printed line; none where the text is a name or too long to be read. */
export function printedIn(text: string, keywords: readonly KeywordRules[]): readonly KeywordAbility[] {
  if (text.length > LONGEST_TEXT) return [];
  const known = knownKeywords(keywords);
  const own = parseAbilityLines(text, known).abilities.flatMap((ability) =>
    ability.kind === 'KEYWORD' ? [ability] : [],
  );
  // A unit may get what stands in an Adapt or INSERT: that is read as on a card, for an attack it is not there yet.
  return own.some(({ effect }) => effect !== null) ? parseCardText(text, known).abilities : own;
}

/** What is wrong with the number of a line, as an attack is told; null: it has none, or stands for a name alone. */
function numberFault(asked: string, keywords: readonly KeywordRules[]): string | null {
  if (asked.length > LONGEST_TEXT || !/\d/.test(asked)) return null;
  return parseAbilityLines(asked, knownKeywords(keywords)).problems[0]?.message ?? null;
}

function valueFault(keyword: KeywordRecord, value: number | null): Refusal | null {
  if (value === null) return null;
  const { name, parameter } = keyword;
  if (!hasNumber(keyword))
    return refused('INVALID_INPUT', `${name} takes no value, and ${value} is given; leave 'value' out.`, [
      suggestKeyword(keyword),
    ]);
  const least = parameter === 'SIGNED_NUMBER' ? -LIMITS.value : 0;
  if (Number.isInteger(value) && value >= least && value <= LIMITS.value) return null;
  return refused(
    'INVALID_INPUT',
    `${name} ${value}: its value is a whole number from ${least} to ${LIMITS.value}.`,
  );
}

function hasNumber({ parameter }: KeywordRecord): boolean {
  return parameter === 'NUMBER' || parameter === 'SIGNED_NUMBER';
}

function shortened(text: string): string {
  const points = [...text.slice(0, 200)];
  return points.length > 60 ? `${points.slice(0, 60).join('')}...` : text;
}
