import type { UnitInput } from '../../../engine/attack-input.js';
import type { KeywordRules } from '../../../engine/keyword.js';
import { parseAbilityLines } from '../../../engine/notation/ability-line.js';
import { GAME_KEYWORDS } from '../../../engine/notation/game-keywords.js';
import { rulesOf } from '../../interactions/rules-of.js';

/** A keyword that a unit has. */
export interface UnitKeyword {
  readonly rules: KeywordRules;
  readonly value: number;
  /** Its line. */
  readonly line: string;
  /** It is there always: under no condition, in every arena, and for the unit itself. */
  readonly isPlain: boolean;
}

export function keywordsOf({ abilities }: Pick<UnitInput, 'abilities'>): readonly UnitKeyword[] {
  return abilities.flatMap((line) =>
    parseAbilityLines(line, GAME_KEYWORDS).abilities.flatMap((one) => {
      if (one.kind !== 'KEYWORD') return [];
      const rules = rulesOf(one.keyword);
      const isPlain = one.condition === null && one.switchSlot === null && one.granted === null;
      return rules === undefined ? [] : [{ rules, value: one.value ?? 0, line, isPlain }];
    }),
  );
}
