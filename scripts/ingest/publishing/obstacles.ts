import type { Content, DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import { hasErrors } from '../diagnostics.js';
import type { PreviousBuild } from './previous-build.js';

/** Why nothing may be published, in sentences (none where the diagnostics say it all); null when nothing stands against it. */
export function obstaclesTo(
  content: Content,
  previous: PreviousBuild,
  diagnostics: readonly DiagnosticRecord[],
  allowShrink: boolean,
): readonly string[] | null {
  if (content.sources.length === 0) return ['No source could be read.'];
  if (hasErrors(diagnostics)) return [];
  if (previous.foreign) return [`${previous.problem} It is not overwritten: give another file with --out.`];
  const shrinks = previous.build === null || allowShrink ? [] : shrinksFrom(previous.build.content, content);
  return shrinks.length === 0 ? null : shrinks;
}

/**
 * Fewer keywords, cards or rulings mean, most often, that a source was lost or cut off. What counts of rulings is how many stand in the
 * sources, not how many are current: a newer edition that says less loses none of them.
 */
function shrinksFrom(before: Content, now: Content): readonly string[] {
  return (
    [
      ['keywords', before.keywords.length, now.keywords.length],
      ['cards', before.cards.length, now.cards.length],
      ['rulings in the sources', printedRulings(before), printedRulings(now)],
    ] as const
  )
    .filter(([, had, has]) => has < had)
    .map(
      ([what, had, has]) =>
        `Only ${has} ${what} where revision ${before.revision} has ${had}. If that is meant, run again with --allow-shrink.`,
    );
}

function printedRulings({ rulings }: Content): number {
  return rulings.filter(({ occurrences }) => occurrences.length > 0).length;
}
