import type { AskedQuestion } from './asked-question.js';

/** The question itself, without what is told before it: its words and marks, between spaces. */
export function mainLine({ words, form }: AskedQuestion): string {
  return ` ${words
    .slice(form.opener ?? 0)
    .map(({ text }) => text)
    .join(' ')} `;
}
