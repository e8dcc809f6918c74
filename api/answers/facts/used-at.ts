import { isActivated } from '../../interactions/keyword-facts.js';
import type { Known } from './fact-form.js';

/** Is it used after, or before, what happens in another window? What is activated is used in its own; null of all else, and within one window. */
export function isUsedAt(known: Known, window: string, after: boolean): boolean | null {
  const { keyword, asked } = known;
  const own = asked.kb.timingWindows.get(keyword.timing ?? '')?.order;
  const other = asked.kb.timingWindows.get(window)?.order;
  if (!isActivated(known) || keyword.inAttack !== true || own === undefined || other === undefined)
    return null;
  return own === other ? null : own > other === after;
}
