import { cardLines, LONGEST_LINE } from './card-lines.js';
import { keywordNames } from './keyword-names.js';
import type { KnownKeyword } from './known-keyword.js';
import { addProblem, type LineScan, ON_THE_UNIT } from './line-scan.js';
import type { KeywordAbility, LineProblem, TextPiece } from './parsed-line.js';
import { readPassage } from './read-passage.js';
import { reportUnread } from './report-unread.js';
import { textPieces } from './text-pieces.js';

/** The text of a card, read. Indices of `container` and of pieces point into `abilities`. */
export interface CardText {
  /** Keywords only, in printed order; what stands inside a container follows it. */
  readonly abilities: readonly KeywordAbility[];
  /** Their texts join to the input. Stat bonuses are TEXT. */
  readonly pieces: readonly TextPiece[];
  /** What looks like a keyword and can't be read, in printed order. */
  readonly problems: readonly LineProblem[];
}

/**
 * Reads all text of a card, with the grammar of `parseAbilityLines` and on top of it:
 *
 * | form | read as |
 * | --- | --- |
 * | `Reserves: Tap -> Evade 2`, `INSERT: Armor`, `[Pilot] ... The Starfighter gets: * Armor.` | the container, then what stands in it, with `container` |
 * | `Equipped Jedi gets "Switch: Armor/Stun 1."` | the same in quotes |
 * | `Adapt: Armor/Evade 2` | the keyword, then its parts |
 * | `Pay 3 Force -> Enhance: ...` | the container with its cost |
 * | `Tap -> One of your Droids gets Evade 2` | the cost of the grant as that of what it gives |
 * | `Evade 2 or Deflect 2` | both |
 * | `Protect 2 units` | prose: the name is also an ordinary word |
 * | `Evade 2Stun 1` | two lines with nothing between them |
 *
 * A line of more than 2,000 characters is not recognised. The time is proportional to the length. Never throws.
 */
export function parseCardText(text: string, keywords: readonly KnownKeyword[]): CardText {
  const names = keywordNames(keywords);
  const scan: LineScan = { text, names, extent: 'CARD', abilities: [], problems: [], marks: [] };
  for (const line of cardLines(text, names)) {
    const length = line.end - line.start;
    if (length <= LONGEST_LINE) readPassage(scan, line, ON_THE_UNIT);
    else addProblem(scan, line, `Found a line of ${length} characters; at most ${LONGEST_LINE} are read.`);
  }
  reportUnread(scan);
  return withoutBonuses(scan);
}

function withoutBonuses({ text, abilities, problems, marks }: LineScan): CardText {
  const kept: KeywordAbility[] = [];
  const indexIn = new Map<number, number>();
  abilities.forEach((ability, index) => {
    if (ability.kind === 'KEYWORD') indexIn.set(index, kept.push(ability) - 1);
  });
  const moved = (index: number | null): number | null =>
    index === null ? null : (indexIn.get(index) ?? null);
  return {
    abilities: kept.map((ability) => ({ ...ability, container: moved(ability.container) })),
    pieces: textPieces(
      text,
      marks
        .filter(({ ability }) => ability === null || indexIn.has(ability))
        .map((mark) => ({ ...mark, ability: moved(mark.ability) })),
    ),
    problems: problems.toSorted((a, b) => a.start - b.start),
  };
}
