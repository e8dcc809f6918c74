import { Authority } from './authority.js';
import { builder } from './builder.js';
import { EXPECTED, listCost, SOURCE_TEXT_COST } from './complexity.js';
import { globalId } from './global-id.js';
import { Node } from './node.js';
import { Source } from './record-types.js';

const SourceKind = builder.enumType('SourceKind', {
  description: 'What sort of document a source is.',
  values: {
    CARD_PAGE: { description: 'The page of one card with the entries of its keywords.' },
    KEYWORD_LIST: { description: 'A page that lists keywords with their entries.' },
    GLOSSARY: { description: 'A whole glossary, one keyword a line.' },
    SUMMARY: { description: "Entries in this project's own words." },
    CARD_SET: { description: 'The cards of one set.' },
  },
});

builder.objectType(Source, {
  description: 'A document that was read, and what it is.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: "Permanent global id: 'Source:hanharr-a'.",
      resolve: ({ id }) => globalId('Source', id),
    }),
    title: t.exposeString('title', { description: 'Title of the document.' }),
    kind: t.expose('kind', { type: SourceKind, description: 'What sort of document it is.' }),
    edition: t.exposeString('edition', {
      nullable: true,
      description: 'Name of its edition; null when it is not known.',
    }),
    authority: t.expose('authority', { type: Authority, description: 'Whose words it has.' }),
    publishedOn: t.expose('publishedOn', {
      type: 'Date',
      nullable: true,
      description:
        'Day of publication; null when it is not known. An undated source counts as older than a dated one.',
    }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'Where it was published; null when it is not known.',
    }),
  }),
});

builder.objectFields(Source, (t) => ({
  sha256: t.exposeString('sha256', {
    description: 'SHA-256 of the file as it was read, 64 lower-case hexadecimal digits.',
  }),
  text: t.exposeString('text', {
    complexity: SOURCE_TEXT_COST,
    description:
      'The whole text that occurrences point into: decoded, markup and emphasis removed, lines ended by LF.',
  }),
  keywordCount: t.exposeInt('keywordCount', { description: 'Keywords that have an entry in it.' }),
  rulingCount: t.exposeInt('rulingCount', { description: 'Rulings that stand in it.' }),
}));

builder.queryField('sources', (t) =>
  t.field({
    type: [Source],
    complexity: listCost(EXPECTED.sources),
    description: 'Every source document behind the texts, newest edition first.',
    resolve: (_parent, _args, { knowledgeBase }) => knowledgeBase.content.sources,
  }),
);
