import type { AskedQuestion } from './asked-question.js';

/** The value that a question prints behind a keyword: 2 of Stun 2; null where it prints none. */
export function valueAsked({ mentions }: Pick<AskedQuestion, 'mentions'>, slug: string): number | null {
  return mentions.find(({ keyword, value }) => keyword.slug === slug && value !== null)?.value ?? null;
}
