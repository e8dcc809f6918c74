import type { DeckReply } from '../../../api/replies/deck-reply.js';
import type { Style } from '../style.js';
import { table } from '../table.js';
import { wrapped } from '../wrapped.js';
import { numberedRulings, warningLines } from './parts.js';

export function printDeck(reply: DeckReply, style: Style): string {
  const { totalCards, cards, unrecognised, warnings, details } = reply;
  const rows = cards.map(({ quantity, name, section, keywords, rulings }) => [
    String(quantity),
    name,
    section.toLowerCase(),
    String(rulings.length),
    keywords.map((keyword) => keyword.name).join(', '),
  ]);
  const rulings = details?.rulings ?? [];
  return [
    ...warningLines(warnings, style),
    ...(cards.length === 0 ? [] : [table(style, ['', 'card', 'section', 'rulings', 'keywords'], rows)]),
    `${totalCards} cards`,
    ...unrecognised.map((line) => unrecognisedLine(line, style)),
    ...(rulings.length === 0 ? [] : ['', numberedRulings(rulings, style)]),
  ].join('\n');
}

function unrecognisedLine(
  { line, text, suggestions }: DeckReply['unrecognised'][number],
  style: Style,
): string {
  const meant = suggestions.map(({ label }) => label).join(', ');
  const told = `! Line ${line} is no card that is known: ${text}${meant === '' ? '' : `. Perhaps: ${meant}`}`;
  return style.bad(wrapped(told, style.width));
}
