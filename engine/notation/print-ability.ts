import type { KnownKeyword } from './known-keyword.js';
import type { ParsedAbility } from './parsed-line.js';

const SUFFIX_CONDITION =
  /^(?:while|when|whenever|as long as|if|against|for|during|until|unless)\b[^,;.*•&()"“”]*$/i;

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

/** Several, divided by ` | `. What stands in a Switch is printed with it. */
export function printAbilities(
  abilities: readonly ParsedAbility[],
  keywords: readonly KnownKeyword[],
): string {
  return abilities
    .filter(({ switchSlot }) => switchSlot === null)
    .map((ability) => printAbility(ability, keywords))
    .join(' | ');
}

function inContext(ability: ParsedAbility, keywords: readonly KnownKeyword[]): string {
  const bare = withoutContext(ability, keywords);
  const { condition, granted } = ability;
  if (condition === null && granted === null) return bare;
  const formula = ability.kind === 'KEYWORD' && ability.valueText?.includes('where') === true;
  if (granted === null && condition !== null && !formula && isSuffix(condition))
    return `${bare} ${condition}`;
  const before = condition === null ? '' : `${condition.charAt(0).toUpperCase()}${condition.slice(1)}, `;
  const subject = granted?.subject ?? 'this unit';
  const quoted = ability.kind === 'KEYWORD' && ability.cost !== null ? `"${bare}"` : bare;
  return `${before}${before === '' ? subject : uncapitalised(subject)} gets ${quoted}`;
}

function isSuffix(condition: string): boolean {
  return SUFFIX_CONDITION.test(condition) && !/\band\b/i.test(condition);
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
