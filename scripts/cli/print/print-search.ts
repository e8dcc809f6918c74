import type { SearchReply } from '../../../api/replies/search-reply.js';
import type { Style } from '../style.js';
import { table } from '../table.js';
import { miss, warningLines } from './parts.js';

export function printSearch({ total, results, didYouMean, warnings }: SearchReply, style: Style): string {
  const warned = warningLines(warnings, style);
  if (results.length === 0) return [...warned, miss('Nothing was found.', didYouMean, style)].join('\n');
  const meant = didYouMean.map(({ label }) => label).join(', ');
  const rows = results.map(({ kind, name, id, text }) => [
    kind.toLowerCase().replace('_', ' '),
    name,
    text === '' ? id : `${text}\n${style.faint(id)}`,
  ]);
  const shown = results.length < total ? `${results.length} of ${total}` : `${total}`;
  return [
    ...warned,
    ...(meant === '' ? [] : [style.faint(`Taken as: ${meant}`)]),
    table(style, ['kind', 'name', 'text'], rows),
    style.faint(`${shown} found`),
  ].join('\n');
}
