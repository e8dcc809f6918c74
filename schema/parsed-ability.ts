import type { Arena as ArenaName } from '../engine/attack-input.js';
import type { KeywordAbility } from '../engine/notation/parsed-line.js';
import { Arena } from './attack-terms.js';
import { builder } from './builder.js';
import { recordOf } from './record-of.js';
import { Keyword } from './record-types.js';

export interface ParsedAbilityModel {
  readonly ability: KeywordAbility;
  /** Type line in order; null when it is not known. */
  readonly arenas: readonly ArenaName[] | null;
}

/** An ability as it stands on a card. */
export const ParsedAbility = builder.objectRef<ParsedAbilityModel>('ParsedAbility');

builder.objectType(ParsedAbility, {
  description:
    'One keyword as it stands in printed text: its value, what it costs, when and for whom it holds.',
  fields: (t) => ({
    keyword: t.field({
      type: Keyword,
      description: 'The keyword, by its name of today; a former name may be printed.',
      resolve: ({ ability }, _args, { knowledgeBase }) => recordOf(knowledgeBase.keywords, ability.keyword),
    }),
    value: t.int({
      nullable: true,
      description:
        'Its value, -999 to 999, when that is a number; null when it is a formula or there is none.',
      resolve: ({ ability }) => ability.value,
    }),
    valueText: t.string({
      nullable: true,
      description:
        "The value as printed, with plain signs: '2', '-1', 'X+1, where X is the number of other units'. Null when there is none.",
      resolve: ({ ability }) => ability.valueText,
    }),
    raw: t.string({
      description: 'Its text, letter for letter; of a container with all that stands in it.',
      resolve: ({ ability }) => ability.raw,
    }),
  }),
});

builder.objectFields(ParsedAbility, (t) => ({
  cost: t.string({
    nullable: true,
    description:
      "What it costs as printed, without the arrow: 'Tap, Pay 2 build points'. Null when it is free.",
    resolve: ({ ability }) => ability.cost?.text ?? null,
  }),
  forceCost: t.int({
    nullable: true,
    description: 'Force to be paid, 0 to 999; null unless the cost is Force and nothing else.',
    resolve: ({ ability }) => ability.cost?.force ?? null,
  }),
  condition: t.string({
    nullable: true,
    description:
      "When or how long it holds, with its first word: 'while attacking an Imperial', 'until end of turn'. Null when it always does.",
    resolve: ({ ability }) => ability.condition,
  }),
  granted: t.boolean({
    description:
      'Is it given: to another unit, or by a quoted or conditional text, or by another keyword such as Reserves? False for what is simply its own, parts of its Switch included.',
    resolve: ({ ability }) => ability.given,
  }),
}));

builder.objectFields(ParsedAbility, (t) => ({
  switchSlot: t.int({
    nullable: true,
    description: 'Which part of a Switch it stands in, from 1; null when in none.',
    resolve: ({ ability }) => ability.switchSlot,
  }),
  arena: t.field({
    type: Arena,
    nullable: true,
    description:
      'The arena in which that part of the Switch works; null in no Switch, or when the type line is not known or too short.',
    resolve: ({ ability: { switchSlot }, arenas }) =>
      switchSlot === null ? null : (arenas?.[switchSlot - 1] ?? null),
  }),
  container: t.int({
    nullable: true,
    description:
      "Index, in the same list, of the ability in whose text it stands: 'Switch: ...', 'Reserves: ...', 'INSERT: ...'. Null when it stands in none.",
    resolve: ({ ability }) => ability.container,
  }),
}));
