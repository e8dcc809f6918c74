import type { CardIndex } from './card-index.js';
import { foldName } from './fold.js';

/** Most names have nothing of it. */
const PROMO = /promo/i;
const MARK = /\s*(?:\(\s*promo\s*\)|\[\s*promo\s*\])/gi;
const WORD_BEHIND = /(?:\s*[,–—-]\s*|\s+)promo\s*$/i;
const WORD_AHEAD = /^\s*promo\s+(?=\S)/i;

/** `Made Up Ranger (A) (Promo)`: the mark says which printing is meant, and nothing of the card. */
export function withoutPromo(name: string): string {
  if (!PROMO.test(name)) return name.trim() === '' ? name : name.trim();
  const plain = name.replace(MARK, '').trim();
  return plain === '' ? name : plain;
}

/** The same of what was typed: `made up ranger promo`, unless a name has this word itself. */
export function askedName(index: Pick<CardIndex, 'byName' | 'byWord'>, name: string): string {
  const plain = withoutPromo(name);
  if (index.byName.has(foldName(plain)) || index.byWord.has('promo')) return plain;
  return plain.replace(WORD_BEHIND, '').replace(WORD_AHEAD, '');
}

/** Does it say that a promotional printing is meant? Where a name has this word itself, only in brackets. */
export function asksForPromo({ byWord }: Pick<CardIndex, 'byWord'>, asked: string): boolean {
  if (withoutPromo(asked) !== asked.trim()) return true;
  return !byWord.has('promo') && (WORD_BEHIND.test(asked) || WORD_AHEAD.test(asked));
}
