import type { DeckReply } from '../../../api/replies/deck-reply.js';
import type { CitedRuling } from '../../../api/replies/reply.js';
import type { Style } from '../style.js';
import { table } from '../table.js';
import { wrapped } from '../wrapped.js';
import { numberedRulings, warningLines } from './parts.js';

export function printDeck(reply: DeckReply, style: Style): string {
  const { totalCards, cards, unrecognised, warnings } = reply;
  const rows = cards.map(({ quantity, name, section, keywords, rulings }) => [
    String(quantity),
    name,
    section.toLowerCase(),
    String(rulings.length),
    keywords.map((keyword) => keyword.name).join(', '),
  ]);
  return [
    ...warningLines(warnings, style),
    ...(cards.length === 0 ? [] : [table(style, ['', 'card', 'section', 'rulings', 'keywords'], rows)]),
    `${totalCards} cards`,
    ...unrecognised.map((line) => unrecognisedLine(line, style)),
    ...rulingGroups(reply).flatMap(({ name, rulings }) => [
      '',
      style.strong(name),
      numberedRulings(rulings, style),
    ]),
  ].join('\n');
}

interface RulingGroup {
  readonly name: string;
  readonly rulings: readonly CitedRuling[];
}

/** The rulings by what they are on: the keywords of the deck, then its cards, each in the order of the list. */
function rulingGroups({ cards, keywords, details }: DeckReply): readonly RulingGroup[] {
  const rulings = details?.rulings ?? [];
  const owners = [
    ...keywords.map(({ id, name }) => [id, name] as const),
    ...cards.map(({ id, name }) => [`card-${id}`, name] as const),
  ];
  const names = new Map(owners);
  const groups = Array.from(names, ([owner, name]) => ({
    name,
    rulings: rulings.filter(({ id }) => ownerOf(id) === owner),
  }));
  const others = rulings.filter(({ id }) => !names.has(ownerOf(id)));
  return [...groups, { name: 'Others', rulings: others }].filter((group) => group.rulings.length > 0);
}

/** The first part of the id of a ruling: a keyword, or `card-` and a card. */
function ownerOf(id: string): string {
  return id.split('/')[0] ?? id;
}

function unrecognisedLine(
  { line, text, suggestions }: DeckReply['unrecognised'][number],
  style: Style,
): string {
  const meant = suggestions.map(({ label }) => label).join(', ');
  const told = `! Line ${line} is no card that is known: ${text}${meant === '' ? '' : `. Perhaps: ${meant}`}`;
  return style.bad(wrapped(told, style.width));
}
