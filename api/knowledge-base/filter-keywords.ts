import { resolveKeyword, shortened, unknownKeyword } from './filter-names.js';
import { foldName } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type {
  Activation,
  Authority,
  KeywordNature,
  KeywordRecord,
  ParameterKind,
  StackingClass,
} from './records.js';
import type { Warning } from './search.js';

/** Lists match any of their items; what is absent, null or an empty list does not filter. */
export interface KeywordCriteria {
  readonly stacking?: readonly StackingClass[] | null | undefined;
  readonly activation?: readonly Activation[] | null | undefined;
  /** Slugs of timing windows. */
  readonly timing?: readonly string[] | null | undefined;
  readonly nature?: KeywordNature | null | undefined;
  readonly parameter?: readonly ParameterKind[] | null | undefined;
  /** Slug or name of a keyword that the entry names. */
  readonly mentions?: string | null | undefined;
  readonly authority?: Authority | null | undefined;
  readonly inAttack?: boolean | null | undefined;
}

/** NAME: alphabetical. TIMING: in the order of play, what has no moment last. */
export type KeywordOrder = 'NAME' | 'TIMING';

export interface FilteredKeywords {
  readonly keywords: readonly KeywordRecord[];
  readonly warnings: readonly Warning[];
}

/** Keywords that meet every criterion. A value that names nothing is a warning and matches nothing. */
export function filterKeywords(
  kb: KnowledgeBase,
  criteria: KeywordCriteria,
  order: KeywordOrder,
): FilteredKeywords {
  const warnings: Warning[] = [];
  for (const slug of criteria.timing ?? []) {
    if (!kb.timingWindows.has(slug)) warnings.push(unknownWindow(kb, slug));
  }
  const asked = criteria.mentions ?? null;
  const mentioned = asked === null ? null : resolveKeyword(kb, asked);
  if (asked !== null && mentioned === null) warnings.push(unknownKeyword(kb, asked));
  const keywords = [...kb.keywords.values()].filter(
    (keyword) =>
      meets(keyword, criteria) &&
      (asked === null || (mentioned !== null && keyword.mentions.includes(mentioned.slug))),
  );
  return { keywords: keywords.sort(comparator(kb, order)), warnings };
}

function meets(keyword: KeywordRecord, criteria: KeywordCriteria): boolean {
  return (
    isOneOf(criteria.stacking, keyword.stacking) &&
    isOneOf(criteria.parameter, keyword.parameter) &&
    isOneOf(criteria.timing, keyword.timing) &&
    (isEmpty(criteria.activation) || keyword.activation.some((one) => isOneOf(criteria.activation, one))) &&
    equals(criteria.nature, keyword.nature) &&
    equals(criteria.authority, keyword.authority) &&
    equals(criteria.inAttack, keyword.inAttack)
  );
}

function isEmpty(list: readonly unknown[] | null | undefined): boolean {
  return list === null || list === undefined || list.length === 0;
}

function isOneOf<Value>(list: readonly Value[] | null | undefined, value: Value | null): boolean {
  return isEmpty(list) || list?.some((one) => one === value) === true;
}

function equals<Value>(asked: Value | null | undefined, value: Value | null): boolean {
  return asked === null || asked === undefined || asked === value;
}

function comparator(kb: KnowledgeBase, order: KeywordOrder) {
  const orderOf = ({ timing }: KeywordRecord): number =>
    (timing === null ? undefined : kb.timingWindows.get(timing)?.order) ?? Number.MAX_SAFE_INTEGER;
  return (a: KeywordRecord, b: KeywordRecord): number =>
    (order === 'TIMING' ? orderOf(a) - orderOf(b) : 0) ||
    compare(foldName(a.name), foldName(b.name)) ||
    compare(a.slug, b.slug);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function unknownWindow(kb: KnowledgeBase, slug: string): Warning {
  return {
    code: 'UNKNOWN_TIMING_WINDOW',
    message: `No timing window has the slug ${JSON.stringify(shortened(slug))}, so it matches nothing. The slugs are: ${[...kb.timingWindows.keys()].join(', ')}.`,
  };
}
