import type { Content } from './records.js';

/**
 * What to say of a ruling that is not served and that the log tells of as withdrawn, as in a database of only some sources; null for an id
 * that was never given, and for what came back.
 */
export function withdrawnInWords({ content }: { readonly content: Content }, id: string): string | null {
  const step = content.revisions.findLast(
    ({ rulings }) => rulings.withdrawn.includes(id) || rulings.restored.includes(id),
  );
  if (step === undefined || !step.rulings.withdrawn.includes(id)) return null;
  return `The ruling '${id}' was withdrawn with revision ${step.revision} on ${step.on}; this database no longer has its text.`;
}
