import type { RulingModelling as Modelling, OccurrenceRecord } from '../api/knowledge-base/records.js';
import { citeRuling } from '../api/knowledge-base/rendering/cite.js';
import { ownerOf } from '../api/knowledge-base/ruling-owner.js';
import { Authority } from './authority.js';
import { builder } from './builder.js';
import { placeOfRuling } from './cited-place.js';
import { EXPECTED, listCost, RENDER_COST } from './complexity.js';
import { globalId, rulingKey } from './global-id.js';
import { Node } from './node.js';
import { rulingUrl } from './page-url.js';
import { recordOf, recordsOf } from './record-of.js';
import { Card, Keyword, Ruling, Source } from './record-types.js';
import { ModellingState, RulingStatus, RulingTopic } from './ruling-terms.js';
import { CitationFormat } from './text-formats.js';

const Occurrence = builder.objectRef<OccurrenceRecord>('Occurrence').implement({
  description: 'A place in a source: source.text.slice(start, end) is the ruling, as JavaScript counts.',
  fields: (t) => ({
    source: t.field({
      type: Source,
      description: 'The source in which it stands.',
      resolve: ({ source }, _args, { knowledgeBase }) => recordOf(knowledgeBase.sources, source),
    }),
    line: t.exposeInt('line', { description: "Line of the source's text, from 1." }),
    start: t.exposeInt('start', {
      description: "Offset of its first character in the source's text, in UTF-16 units from 0.",
    }),
    end: t.exposeInt('end', {
      description: "Offset behind its last character in the source's text, in UTF-16 units.",
    }),
  }),
});

const RulingModelling = builder.objectRef<Modelling>('RulingModelling').implement({
  description:
    'The rule of the engine that follows a ruling and the scenarios that show it, or why there is none.',
  fields: (t) => ({
    state: t.expose('state', { type: ModellingState, description: 'How the engine takes the ruling.' }),
    rule: t.exposeString('rule', {
      nullable: true,
      description: "Code of the rule, keyword first: 'evade/up-to'; null unless MODELLED.",
    }),
    scenarios: t.exposeStringList('scenarios', {
      description: 'Names of the scenarios that show it, in alphabetical order; empty unless MODELLED.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The rule in a sentence, or why no rule follows the ruling; null when UNREVIEWED.',
    }),
  }),
});

builder.objectType(Ruling, {
  description: "One sentence of official text, or of this project's own, as a record of its own.",
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: "Permanent global id: 'Ruling:overkill/both-units-resolve-damage'. Never by position.",
      resolve: ({ id }) => globalId('Ruling', id),
    }),
    url: t.string({
      description:
        'Page for people; absolute when the server knows its public address, else from the root of the site.',
      resolve: ({ id }, _args, context) => rulingUrl(context, id),
    }),
    keyword: t.field({
      type: Keyword,
      nullable: true,
      description: 'The keyword whose entry it stands in; null for a ruling on a card.',
      resolve: ({ keyword }, _args, { knowledgeBase }) => knowledgeBase.keywords.get(keyword ?? '') ?? null,
    }),
    card: t.field({
      type: Card,
      nullable: true,
      description: 'The card that it is on; null for a ruling on a keyword.',
      resolve: ({ card }, _args, { knowledgeBase }) => knowledgeBase.cards.get(card ?? '') ?? null,
    }),
    text: t.exposeString('text', { description: 'The sentence, letter for letter as in its source.' }),
    parenthetical: t.exposeBoolean('parenthetical', {
      description: 'Does the source print it in parentheses?',
    }),
    position: t.exposeInt('position', { description: 'Place in the order of its entry, from 1.' }),
    authority: t.expose('authority', { type: Authority, description: 'Whose words it is.' }),
    topics: t.expose('topics', { type: [RulingTopic], description: 'What it is about; at least one topic.' }),
  }),
});

builder.objectFields(Ruling, (t) => ({
  mentions: t.field({
    type: [Keyword],
    complexity: listCost(EXPECTED.mentions),
    description: 'Other keywords that it names, by slug.',
    resolve: ({ mentions }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.keywords, mentions),
  }),
  occurrences: t.expose('occurrences', {
    type: [Occurrence],
    complexity: listCost(EXPECTED.occurrences),
    description: 'Every place where it stands; empty when it was withdrawn with its source.',
  }),
  status: t.expose('status', { type: RulingStatus, description: 'Is it still what its newest source says?' }),
  supersededBy: t.field({
    type: [Ruling],
    complexity: listCost(EXPECTED.successors),
    description:
      'What took its place in a newer edition; several when it was split, empty unless it is SUPERSEDED.',
    resolve: ({ supersededBy }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.rulings, supersededBy),
  }),
  modelling: t.expose('modelling', {
    type: RulingModelling,
    description: 'How the rules engine honours it.',
  }),
  cite: t.string({
    description: 'A citation ready to paste: quote, source, edition, permalink and revision.',
    complexity: RENDER_COST,
    args: {
      format: t.arg({
        type: CitationFormat,
        required: true,
        description: 'The form of citation that is wanted.',
      }),
    },
    resolve: (ruling, { format }, context) => {
      const { name } = ownerOf(context.knowledgeBase, ruling);
      return citeRuling(ruling, name, placeOfRuling(context, ruling), format);
    },
  }),
}));

builder.queryField('ruling', (t) =>
  t.field({
    type: Ruling,
    nullable: true,
    description:
      'One ruling by its permanent id, also when it is superseded or withdrawn; null when there is none.',
    args: {
      id: t.arg.id({
        required: true,
        description:
          "Its global id, or the same without 'Ruling:'. Ids of other types are refused (BAD_NODE_ID).",
      }),
    },
    resolve: (_parent, { id }, { knowledgeBase }) => knowledgeBase.rulings.get(rulingKey(id)) ?? null,
  }),
);
