import { foldText } from './fold.js';

const ARROW = /-{1,3}>|=>|[\u2192\u21D2\u27A1\u00A7]/;
const WIDE_GAP = /\s{3,}/;
const COST = /^\s*(?:pay|tap)\b/i;
/** `2`, `X`, `+2`, `-1`, `X/-X`, `+/-`, `'X'`, `X+1,` - but not `X-wing` or `2nd`. */
const VALUE = /^(?:[+/-]+$|['"(]?[+/-]*['"]?(?:\d+|x)(?!-?\p{L}))/u;

/**
 * The name that a printed ability line begins with: `Pay 2 Force -> Evade 2` is `evade`, `Switch: Overkill/Stun 2` is `switch`,
 * `Accuracy X/-X` is `accuracy`. Folded; empty when the line begins with no name.
 */
export function nameInLine(line: string): string {
  const ability = afterCost(line);
  const head = ability.split(/[:[]/, 1)[0] ?? '';
  const words = foldText(head).split(' ');
  const value = words.findIndex((word) => VALUE.test(word));
  return (value < 0 ? words : words.slice(0, value)).join(' ');
}

function afterCost(line: string): string {
  const pieces = line.split(ARROW);
  const parts = pieces.length === 1 && COST.test(line) ? line.split(WIDE_GAP) : pieces;
  return parts.findLast((part) => part.trim() !== '') ?? '';
}
