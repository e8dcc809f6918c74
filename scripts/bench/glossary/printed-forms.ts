import type { InventedEntry } from './invented-entry.js';

const PRINTED_FACTS = [
  ...['Side Neutral', 'Rarity Common', 'Version A', 'Type Ground/Character', 'Card Number', '14 / 90'],
  ...['3', '40', '2', '3', 'Card Text', 'Pay 1 Force -> This unit gets +1 power.'],
].join('\n');

/** How a capture of a card page differs from another. */
export interface CardPageStyle {
  /** Printed facts of the card above its keywords. */
  readonly long: boolean;
  /** A line with the name alone ahead of each entry. */
  readonly bareNames: boolean;
}

export function cardPage(card: string, entries: readonly InventedEntry[], style: CardPageStyle): string {
  const blocks = entries.flatMap((entry) => [
    ...(style.bareNames ? [entry.name] : []),
    `${entry.heading} ${entry.body}`,
  ]);
  return [card, ...(style.long ? [PRINTED_FACTS] : []), 'Keywords', ...blocks].join('\n\n');
}

/** A card page as a browser saves it. */
export function savedCardPage(card: string, entries: readonly InventedEntry[]): string {
  const blocks = entries.map(
    ({ name, heading, body }) =>
      `<h3>${escapeHtml(name)}</h3>\n<p><b>${escapeHtml(heading)}</b> ${escapeHtml(body)}</p>`,
  );
  return [
    `<!DOCTYPE html>\n<html>\n<head><meta charset="utf-8"><title>${escapeHtml(card)}</title></head>\n<body>`,
    `<h1>${escapeHtml(card)}</h1>\n<h2>Keywords</h2>`,
    ...blocks,
    '</body>\n</html>\n',
  ].join('\n');
}

export function keywordList(entries: readonly InventedEntry[]): string {
  const blocks = entries.map(({ name, signature, body }) =>
    [
      name,
      `Template: ${signature}`,
      'Added in Set: Made Up Skies',
      'Added By: A player',
      'Date Added: 4 July 2019',
      body,
    ].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** One keyword a line, in Markdown; every other line closes its bold ahead of a bracket, or puts the phrase into italics. */
export function botGlossary(entries: readonly InventedEntry[]): string {
  return entries
    .map(({ name, heading, body }, at) => {
      const bracket = heading.indexOf(' [');
      if (at % 2 === 0) return `${name}\t**${heading}** ${body}`;
      return bracket < 0
        ? `${name}\t**${heading}** ${body.replace('during the attack POP', '*during the attack POP*')}`
        : `${name}\t**${heading.slice(0, bracket)}**${heading.slice(bracket)} ${body}`;
    })
    .join('\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
