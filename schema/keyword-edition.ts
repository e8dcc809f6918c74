import type { KeywordEditionRecord, TextChangeRecord } from '../api/knowledge-base/records.js';
import { builder } from './builder.js';
import { EXPECTED, listCost, TEXT_COST } from './complexity.js';
import { recordOf } from './record-of.js';
import { Source } from './record-types.js';

const ChangeKind = builder.enumType('ChangeKind', {
  description: 'What happened to a sentence from an older edition to the current one.',
  values: {
    ADDED: { description: 'Only the current edition has it.' },
    REMOVED: { description: 'Only the older edition has it.' },
    CHANGED: { description: 'Both have it, in different words.' },
  },
});

const TextChange = builder.objectRef<TextChangeRecord>('TextChange').implement({
  description: 'One sentence that differs between an edition and the current one.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ChangeKind, description: 'What happened to the sentence.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'The sentence in this edition; null when it was added later.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'The sentence in the current edition; null when it was removed.',
    }),
  }),
});

export const KeywordEdition = builder.objectRef<KeywordEditionRecord>('KeywordEdition').implement({
  description: 'The entry of a keyword in one source.',
  fields: (t) => ({
    source: t.field({
      type: Source,
      description: 'The source that has this entry.',
      resolve: ({ source }, _args, { knowledgeBase }) => recordOf(knowledgeBase.sources, source),
    }),
    text: t.exposeString('text', {
      complexity: TEXT_COST,
      description: 'The whole entry, letter for letter as in this source.',
    }),
    current: t.exposeBoolean('current', {
      description: 'Is it the edition that is served? True for exactly one edition of a keyword.',
    }),
    changes: t.expose('changes', {
      type: [TextChange],
      complexity: listCost(EXPECTED.changes),
      description: 'Sentence by sentence, from this edition to the current one; empty for the current one.',
    }),
  }),
});
