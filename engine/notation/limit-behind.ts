import { conditionAt, plainClause } from './ability-condition.js';
import { CLEAR_COST, costOf } from './ability-cost.js';
import { joined } from './find-grant.js';
import { addProblem, type LineScan, trimmed } from './line-scan.js';
import type { AbilityCost, ParsedAbility } from './parsed-line.js';
import type { Span } from './quoted-spans.js';

/** What a sentence says of the ability before it: when it can be used, or what it costs. */
type Limit = { readonly condition: string } | { readonly cost: AbilityCost } | 'UNREAD';

const IT = '(?:it|this|these|this ability|these abilities)';
const WORKS = '(?:works?|applies|apply|counts?|functions?|is used|can be used|may be used|is usable)';
const WHEN = '(?:while|when|whenever|as long as|if|against|in|during|on|at|before|after|until)\\b';
const TIMES = '(?:once|twice) (?:per|each|an?|every|during)\\b';
/** `Only one natural 6 counts.` tells how the ability works, and not when. */
const LIMITS = `(?:only )?(?:${WHEN}|${TIMES})`;
const USED_ONLY = new RegExp(
  `^(?:(?:you (?:may|can) )?(?:use|activate) (?:${IT} )?|used |usable |${IT} (?:is )?${WORKS} )(?=only ${WHEN}|only ${TIMES}|${TIMES})`,
  'i',
);
const ONLY_WORKS = new RegExp(
  `^${IT} (?:can |may )?only (?:be used|works?|applies|apply|counts?) (?=${LIMITS})`,
  'i',
);
const DENIED = new RegExp(
  `^(?:(?:do not|don['’]t) use (?:${IT} )?|${IT} (?:(?:does|do|can)(?: not|n['’]t)|cannot|can['’]t) (?:be used|work|apply|count) )`,
  'i',
);
const BARE = new RegExp(`^(?=only ${WHEN}|only ${TIMES}|${TIMES}|not ${WHEN})`, 'i');
const COSTS = new RegExp(`^(?:${IT} )?costs?:? (?:you )?(?:pay(?:ing)? )?`, 'i');
const COST_VERB_FIRST = /^(?:pay|\[?\s*tap)\b/i;
const COST_LESS = /\b(?:less|more)\b/i;
const TO_NEXT = /^[\s.;"“”]*$/;
const ANOTHER_CLAUSE = /,|\b(?:gets?|gains?|gives?)\b/i;

/**
 * `Use only while defending.`, `(Only once per turn.)`, `It costs 2 Force.` right behind the one ability of the sentence before it holds
 * for that; what can't be read so, or may be said of several, is reported. Is it such a sentence? `from`: the index of the first ability
 * of the sentence before it.
 */
export function limitsBefore(scan: LineScan, span: Span, from: number): boolean {
  const last = scan.abilities.length - 1;
  const ability = scan.abilities[last];
  if (ability === undefined || last < from || isContainer(ability)) return false;
  if (ability.end > span.start || !TO_NEXT.test(scan.text.slice(ability.end, span.start))) return false;
  const limit = limitIn(scan.text.slice(span.start, span.end));
  if (limit === null) return false;
  const isOne = scan.abilities.slice(from).filter((one) => !isContainer(one)).length === 1;
  const limited = limit === 'UNREAD' || !isOne ? null : withLimit(ability, limit);
  if (limited === null) {
    const printed = scan.text.slice(span.start, span.end).trim();
    addProblem(
      scan,
      span,
      `'${printed}' limits what stands before it, and can't be read; expected its condition or cost on the same line, like 'Pay 2 Force -> Evade 2 while defending'.`,
    );
    return true;
  }
  scan.abilities[last] = extended(scan, limited, span.end);
  const at = scan.marks.findLastIndex((mark) => mark.ability === last);
  const mark = scan.marks[at];
  if (mark !== undefined) scan.marks[at] = { ...mark, end: span.end };
  return true;
}

function extended<Ability extends ParsedAbility>({ text }: LineScan, ability: Ability, end: number): Ability {
  return { ...ability, raw: text.slice(ability.start, end), end };
}

function isContainer(ability: ParsedAbility): boolean {
  return ability.kind === 'KEYWORD' && ability.effect !== null;
}

function withLimit(ability: ParsedAbility, limit: Exclude<Limit, 'UNREAD'>): ParsedAbility | null {
  if ('condition' in limit) return { ...ability, condition: joined(ability.condition, limit.condition) };
  return ability.kind === 'KEYWORD' && ability.cost === null ? { ...ability, cost: limit.cost } : null;
}

function limitIn(sentence: string): Limit | null {
  const words = sentence
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\((.*?)\.?\s*\)$/, '$1')
    .replace(/[.!\s]+$/, '');
  const cost = COSTS.exec(words)?.[0];
  if (cost !== undefined) {
    const paid = words.slice(cost.length);
    if (COST_LESS.test(paid)) return null;
    if (!CLEAR_COST.test(paid)) return 'UNREAD';
    return { cost: costOf(/\bforce$/i.test(paid) && !COST_VERB_FIRST.test(paid) ? `Pay ${paid}` : paid) };
  }
  const denied = DENIED.exec(words)?.[0];
  const used = (USED_ONLY.exec(words) ?? ONLY_WORKS.exec(words) ?? BARE.exec(words))?.[0];
  if (denied === undefined && used === undefined) return null;
  const rest =
    denied === undefined ? plainClause(words.slice(used?.length)) : `not ${words.slice(denied.length)}`;
  if (ANOTHER_CLAUSE.test(rest)) return used === '' ? null : 'UNREAD';
  const clause = ONLY_WORKS.test(words) ? `only ${rest}` : rest;
  const span = trimmed(clause, { start: 0, end: clause.length });
  const found = conditionAt(clause, span, ({ end }) => end);
  return found === null ? 'UNREAD' : { condition: found.condition };
}
