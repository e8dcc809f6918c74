/** By what a thing is found again: as it was asked, and what was made of it. */
type Fact = 'Attack' | 'Reading' | 'Question' | 'Kind' | 'Keywords' | 'Verdict' | 'Finding';

/** What somebody reports as wrong. */
export interface Reported {
  /** `keyword overkill`, `attack`, `interaction overkill + armor`: what kind of thing, and which. */
  readonly about: string;
  /** Its page, from the root of the site. */
  readonly path: string;
  /** What was shown, in one line each. */
  readonly shown: readonly string[];
  /** In the order in which they are written. */
  readonly facts: readonly (readonly [fact: Fact, value: string])[];
}

const MOST_SHOWN = 600;

/** Of which site, and of what it shows. */
interface ReportedFrom {
  readonly revision: string | null;
  /** Where the world reaches it, without a trailing slash; null when that is not known. */
  readonly publicUrl: string | null;
}

/** The text of a report, with all that is needed to see the same again; `npm run report:case` reads it. */
export function reportText(
  { about, path, shown, facts }: Reported,
  { revision, publicUrl }: ReportedFrom,
): string {
  return [
    `This looks wrong: ${oneLine(about)}`,
    `Revision: ${revision ?? 'none'}`,
    `Page: ${publicUrl ?? ''}/${path}`,
    ...facts.map(([fact, value]) => `${fact}: ${oneLine(value)}`),
    ...new Set(shown.map((line) => `Shown: ${oneLine(line).slice(0, MOST_SHOWN)}`)),
    'Expected: ',
    'Because (ruling or page of the rulebook): ',
  ].join('\n');
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
