import type { Suggestion } from '../../../api/knowledge-base/suggestion.js';
import { type CitedRuling, withSuggestions } from '../../../api/replies/reply.js';
import type { Style } from '../style.js';
import { wrapped } from '../wrapped.js';

/** Rulings one below the other, each with its id. */
export function numberedRulings(rulings: readonly CitedRuling[], style: Style): string {
  if (rulings.length === 0) return style.faint('No rulings.');
  return rulings.map((one) => `${bullet(one.text, style.width)}\n  ${rulingId(one, style)}`).join('\n');
}

/** The id of a ruling; of our own words it says that they are. */
export function rulingId({ id, authority }: Omit<CitedRuling, 'text'>, style: Style): string {
  return style.faint(authority === 'SUMMARY' ? `${id} (our own words)` : id);
}

/** A point of a list, its further lines indented. */
export function bullet(text: string, width: number): string {
  return wrapped(text, width, 2).replace(/^ {2}/, '• ');
}

/** What there is in place of what was not found. */
export function miss(message: string | null, suggestions: readonly Suggestion[], style: Style): string {
  return wrapped(withSuggestions(message ?? 'Nothing was found.', suggestions), style.width);
}

export function warningLines(
  warnings: readonly { readonly message: string }[],
  style: Style,
): readonly string[] {
  return warnings.map(({ message }) => style.bad(wrapped(`! ${message}`, style.width)));
}

/** Never 0 % or 100 % but for what never or always happens. */
export function percent(chance: number): string {
  if (chance === 0 || chance === 1) return `${chance * 100} %`;
  const shown = (chance * 100).toFixed(2);
  if (shown === '0.00') return '< 0.01 %';
  return shown === '100.00' ? '> 99.99 %' : `${shown} %`;
}

const BAR = 24;

export function bar(chance: number): string {
  const eighths = Math.round(chance * BAR * 8);
  const rest = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8] ?? '';
  return `${'█'.repeat(Math.floor(eighths / 8))}${rest}`;
}
