import { CONDITIONAL } from './find-grant.js';
import type { KnownKeyword } from './known-keyword.js';
import type { ParsedAbility } from './parsed-line.js';

/**
 * One ability in its canonical form: the name of today, `Pay 2 Force -> Evade 2`, plain signs. Parses back to the same ability;
 * from one part of a Switch it makes a Switch with `None` in the other parts.
 */
export function printAbility(ability: ParsedAbility, keywords: readonly KnownKeyword[]): string {
  const text = inContext(ability, keywords);
  const { switchSlot: slot } = ability;
  if (slot === null) return text;
  const parts = [...Array.from({ length: slot - 1 }, () => 'None'), text, ...(slot === 1 ? ['None'] : [])];
  return `Switch: ${parts.join('/')}`;
}

/** Several, divided by ` | `. What stands in a container is printed with it. */
export function printAbilities(
  abilities: readonly ParsedAbility[],
  keywords: readonly KnownKeyword[],
): string {
  return abilities
    .filter(({ container }) => container === null)
    .map((ability) => printAbility(ability, keywords))
    .join(' | ');
}

function inContext(ability: ParsedAbility, keywords: readonly KnownKeyword[]): string {
  const bare = withoutContext(ability, keywords);
  const { condition, granted, given } = ability;
  if (condition === null && !given) return bare;
  const hasFormula = ability.kind === 'KEYWORD' && ability.valueText?.includes('where') === true;
  const leads = condition !== null && (given || hasFormula) && CONDITIONAL.test(condition);
  const text = condition === null || leads ? bare : `${bare} ${condition}`;
  const before = leads ? `${capitalised(condition)}, ` : '';
  if (!given) return `${before}${text}`;
  const subject = granted?.subject ?? 'this unit';
  const quoted = hasOwnText(ability) || (condition === null && granted === null) ? `"${text}"` : text;
  return `${before}${leads ? uncapitalised(subject) : capitalised(subject)} gets ${quoted}`;
}

/** Something that reaches to the end of a sentence, or that a cost stands before. */
function hasOwnText(ability: ParsedAbility): boolean {
  return ability.kind === 'KEYWORD' && (ability.cost !== null || ability.effect !== null);
}

function capitalised(subject: string): string {
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}

function uncapitalised(subject: string): string {
  return /^(?:Each|All|Equipped|The|This)\b/.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
}

function withoutContext(ability: ParsedAbility, keywords: readonly KnownKeyword[]): string {
  if (ability.kind === 'BONUS') return `${ability.amount < 0 ? '' : '+'}${ability.amount} ${ability.stat}`;
  const name = keywords.find(({ slug }) => slug === ability.keyword)?.name ?? ability.keyword;
  const named = ability.valueText === null ? name : `${name} ${ability.valueText}`;
  const full = ability.effect === null ? named : `${named}: ${ability.effect}`;
  return ability.cost === null ? full : `${ability.cost.text} -> ${full}`;
}
