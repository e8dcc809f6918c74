/** Invented documents in every form, for tests: the rules in them are nobody's. */

const INVENTED_RULINGS =
  'Only one natural "5" counts. (You only count it once.) Gale can\'t alter a natural "5." However, a unit may pay "Pay 1 Force -->".';

/** `name X: A cumulative ability ...` with a definition and four rulings. */
export function inventedEntry(name: string, parameter = ' X'): string {
  return (
    `${name}${parameter}: A cumulative ability triggered during the pending damage POP that means, ` +
    `"If the unit rolled a natural five, it does X more damage." ${INVENTED_RULINGS}`
  );
}

export function cardPage(card: string, entries: readonly (readonly [string, string])[]): string {
  return [card, 'Keywords', ...entries.flat()].join('\n\n');
}

export function keywordList(
  entries: readonly (readonly [name: string, template: string, body: string])[],
): string {
  return entries
    .map(
      ([name, template, body]) =>
        `${name}\nTemplate: ${template}\nAdded in Set: Made Up\nAdded By: Nobody\nDate Added: 1 January 2020\n${body}`,
    )
    .join('\n\n');
}

export function botGlossary(
  entries: readonly (readonly [name: string, heading: string, body: string])[],
): string {
  return entries.map(([name, heading, body]) => `${name}\t**${heading}:** ${body}`).join('\n');
}
