import { MAX_NAME_LENGTH } from '../api/knowledge-base/name-length.js';
import { LIMITS } from '../engine/limits.js';
import { AttackInput } from './attack-input.js';
import { builder } from './builder.js';
import { UnitRole } from './interaction-terms.js';

const KeywordUseInput = builder.inputType('KeywordUseInput', {
  description: 'A keyword, with its value and the unit that has it.',
  fields: (t) => ({
    keyword: t.string({
      required: true,
      description: `Name, alias or printed line: 'evade', 'Stun 2', 'Switch: Overkill/Stun 2'. At most ${MAX_NAME_LENGTH} code points.`,
    }),
    value: t.int({
      description: `Its value, up to ${LIMITS.value} either way. Null: as printed in 'keyword', else a usual one.`,
    }),
    role: t.field({
      type: UnitRole,
      description: 'The unit that has it. Null: wherever it matters to the others.',
    }),
  }),
});

export const InteractionCheckInput = builder.inputType('InteractionCheckInput', {
  description: 'Keywords whose meeting is asked about.',
  fields: (t) => ({
    keywords: t.field({
      type: [KeywordUseInput],
      required: true,
      description: 'Two to four. The same keyword twice asks how its instances stack.',
    }),
    scenario: t.field({
      type: AttackInput,
      description:
        "The board that is meant; keywords that its units don't print are added to them. Null: the plainest board on which these keywords can meet.",
    }),
  }),
});
