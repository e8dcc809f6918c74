import type { Relation } from '../../engine/interaction/relation.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { KeywordRecord, StackingClass } from '../knowledge-base/records.js';
import type { Finding } from './interaction-report.js';

const RELATION: Readonly<Record<Exclude<StackingClass, 'UNSTATED'>, Relation>> = {
  CUMULATIVE: 'ADDS_UP',
  LAYERED: 'SEPARATE',
  ISOLATED: 'REDUNDANT',
  SELECTIVE: 'CHOOSE_ONE',
};
const MOST_RULINGS = 3;
const AS_ONE = /\bcount together as one\b/i;
/** A limit for each instance says how several work. */
const LIMIT =
  /\bonce (?:per|an attack|for each|against)\b|\beach use\b|\bseparately\b|\bfor each instance\b/i;

/** How two instances of a keyword on one unit combine; null when its text states no stacking class. */
export function stackingFinding(
  kb: KnowledgeBase,
  keyword: KeywordRecord,
  values: readonly (number | null)[],
): Finding | null {
  if (keyword.stacking === 'UNSTATED') return null;
  return {
    from: keyword.slug,
    to: keyword.slug,
    relation: RELATION[keyword.stacking],
    statement: [statementOf(keyword, keyword.stacking, values), ...exceptionsOf(kb, keyword)].join(' '),
    about: [],
    window: keyword.timing,
    rulings: rulingsOf(kb, keyword),
    basis: ['STACKING'],
  };
}

export function missingStacking({ name }: KeywordRecord): string {
  return `How several instances of ${name} combine: its text states no stacking class.`;
}

function statementOf(
  { name, parameter, activation }: KeywordRecord,
  stacking: Exclude<StackingClass, 'UNSTATED'>,
  values: readonly (number | null)[],
): string {
  switch (stacking) {
    case 'CUMULATIVE':
      return parameter === 'NUMBER' || parameter === 'SIGNED_NUMBER'
        ? `The values of several instances of ${name} on one unit add up: ${sum(name, values)}.`
        : `Several instances of ${name} on one unit add up.`;
    case 'LAYERED':
      return activation.includes('ACTIVATED')
        ? `Each instance of ${name} stays on its own, with its own cost and its own limit.`
        : `Each instance of ${name} works on its own.`;
    case 'ISOLATED':
      return `A second instance of ${name} on the same unit adds nothing.`;
    case 'SELECTIVE':
      return `Of several instances of ${name} you choose which to use, each within its own limit.`;
  }
}

/** What the text says against its own class. */
function exceptionsOf(kb: KnowledgeBase, { rulings, stacking }: KeywordRecord): readonly string[] {
  if (stacking !== 'LAYERED') return [];
  return rulings
    .map((id) => kb.rulings.get(id)?.text ?? '')
    .filter((text) => AS_ONE.test(text))
    .map((text) => `But: ${text}`);
}

function sum(name: string, values: readonly (number | null)[]): string {
  const [first = 1, second = 2] = values.map((value) => value ?? undefined);
  return `${name} ${first} and ${name} ${second} act as ${name} ${first + second}`;
}

function rulingsOf(kb: KnowledgeBase, { rulings }: KeywordRecord): readonly string[] {
  const own = rulings.flatMap((id) => kb.rulings.get(id) ?? []);
  const stacking = own.filter(({ topics }) => topics.includes('STACKING'));
  const limits = own.filter(({ topics, text }) => topics.includes('LIMIT') && LIMIT.test(text));
  return [...new Set([...stacking, ...limits])].slice(0, MOST_RULINGS).map(({ id }) => id);
}
