import type { KeywordParts, KeywordRule, Prevention } from './keyword.js';
import type { Way } from './way.js';

type Off = KeywordRule['off'];

/** Without some of its parts. */
export function without(...names: readonly (keyof KeywordParts)[]): Off {
  return (keyword) => ({
    ...keyword,
    parts: Object.fromEntries(
      Object.entries(keyword.parts).filter(([name]) => !names.some((one) => one === name)),
    ),
  });
}

/** With its parts played in another way. */
export function played(way: Way): Off {
  return (keyword) => ({
    ...keyword,
    parts: { ...keyword.parts, ways: [...(keyword.parts.ways ?? []), way] },
  });
}

/** With other parts in place of its own. */
function withParts(change: (parts: KeywordParts) => KeywordParts): Off {
  return (keyword) => ({ ...keyword, parts: change(keyword.parts) });
}

/** It prevents damage in another way. */
export function preventing(change: Partial<Prevention>): Off {
  return withParts(({ prevents, ...parts }) =>
    prevents === undefined ? parts : { ...parts, prevents: { ...prevents, ...change } },
  );
}

/** The natural is looked for in the other roll: before the re-rolls or after them. */
export const atTheOtherRoll: Off = withParts(({ onInitialNatural, onFinalNatural, ...parts }) => ({
  ...parts,
  ...(onFinalNatural === undefined ? {} : { onInitialNatural: onFinalNatural }),
  ...(onInitialNatural === undefined ? {} : { onFinalNatural: onInitialNatural }),
}));
