import { citeKeyword } from '../api/knowledge-base/rendering/cite.js';
import { renderKeyword } from '../api/knowledge-base/rendering/render-keyword.js';
import { Authority } from './authority.js';
import { builder } from './builder.js';
import { placeOfKeyword } from './cited-place.js';
import { EXPECTED, listCost, RENDER_COST, TEXT_COST } from './complexity.js';
import { globalId } from './global-id.js';
import { KeywordEdition } from './keyword-edition.js';
import { Activation, KeywordNature, ParameterKind, StackingClass } from './keyword-terms.js';
import { MatchKind } from './match-kind.js';
import { Node } from './node.js';
import { keywordUrl } from './page-url.js';
import { recordOf, recordsOf } from './record-of.js';
import { Keyword, Ruling, Source, TimingWindow } from './record-types.js';
import { LONGEST_RENDERING, renderingLength, SHORTEST_RENDERING } from './rendering-length.js';
import { CitationFormat, TextFormat } from './text-formats.js';

builder.objectType(Keyword, {
  description: 'A keyword ability of the game, as its current edition has it.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: "Permanent global id: 'Keyword:critical-hit'.",
      resolve: ({ slug }) => globalId('Keyword', slug),
    }),
    slug: t.exposeString('slug', { description: "Short name for filters and addresses: 'critical-hit'." }),
    name: t.exposeString('name', { description: "Printed name without its parameter: 'Critical Hit'." }),
    url: t.string({
      description:
        'Page for people; absolute when the server knows its public address, else from the root of the site.',
      resolve: ({ slug }, _args, context) => keywordUrl(context, slug),
    }),
    signature: t.exposeString('signature', {
      description: "How it is printed with its parameter: 'Critical Hit X'.",
    }),
    aliases: t.exposeStringList('aliases', {
      description: "Former and other names, by which it is found too: 'Elude' for Precision.",
    }),
    matchedBy: t.field({
      type: MatchKind,
      description:
        'How this record was found by the look-up or search that returned it; EXACT when reached otherwise.',
      resolve: ({ matchedBy }) => matchedBy ?? 'EXACT',
    }),
  }),
});

builder.objectFields(Keyword, (t) => ({
  parameter: t.expose('parameter', { type: ParameterKind, description: 'What is printed behind its name.' }),
  stacking: t.expose('stacking', {
    type: StackingClass,
    description: 'How several instances on one unit combine; UNSTATED when the text does not say.',
  }),
  activation: t.expose('activation', {
    type: [Activation],
    description: 'What sets it off; empty when the text does not say.',
  }),
  nature: t.expose('nature', { type: KeywordNature, description: 'What the type phrase calls it.' }),
  timing: t.field({
    type: TimingWindow,
    nullable: true,
    description: 'The moment in play at which it acts; null when it has none.',
    resolve: ({ timing }, _args, { knowledgeBase }) =>
      timing === null ? null : recordOf(knowledgeBase.timingWindows, timing),
  }),
  timingText: t.exposeString('timingText', {
    nullable: true,
    description:
      "The timing as printed: 'triggered during the pending damage POP'. Null when the type phrase names none.",
  }),
  timingInferred: t.exposeBoolean('timingInferred', {
    description: 'Was the timing window concluded? False only when the type phrase itself names it.',
  }),
}));

builder.objectFields(Keyword, (t) => ({
  definitions: t.exposeStringList('definitions', {
    complexity: TEXT_COST,
    description:
      'The quoted definitions without their quotation marks, in order; empty where the entry quotes none.',
  }),
  text: t.exposeString('text', {
    complexity: TEXT_COST,
    description: 'The whole current entry, letter for letter as in its source.',
  }),
  summary: t.exposeString('summary', {
    description: "One short sentence in this project's own words, fit for a tooltip.",
  }),
  authority: t.expose('authority', { type: Authority, description: 'Whose words the current entry is.' }),
  source: t.field({
    type: Source,
    description: 'Source of the current entry.',
    resolve: ({ source }, _args, { knowledgeBase }) => recordOf(knowledgeBase.sources, source),
  }),
  editions: t.expose('editions', {
    type: [KeywordEdition],
    complexity: listCost(EXPECTED.editions),
    description: 'Every edition of the entry that is known: the current one first, then newest to oldest.',
  }),
}));

builder.objectFields(Keyword, (t) => ({
  rulings: t.field({
    type: [Ruling],
    complexity: listCost(EXPECTED.rulings),
    description: 'Current rulings, in the order of the entry. Others are found by the rulings query.',
    resolve: ({ rulings }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.rulings, rulings),
  }),
  mentions: t.field({
    type: [Keyword],
    complexity: listCost(EXPECTED.mentions),
    description: 'Other keywords that the current entry names, by slug.',
    resolve: ({ mentions }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.keywords, mentions),
  }),
  mentionedBy: t.field({
    type: [Keyword],
    complexity: listCost(EXPECTED.mentions),
    description: 'Other keywords whose current entries name this one, by slug.',
    resolve: ({ mentionedBy }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.keywords, mentionedBy),
  }),
}));

builder.objectFields(Keyword, (t) => ({
  render: t.string({
    description:
      'The entry on one line, ready to paste: its signature, in bold where the format has bold, then the text.',
    complexity: RENDER_COST,
    args: {
      format: t.arg({ type: TextFormat, required: true, description: 'The form of text that is wanted.' }),
      maxLength: t.arg.int({
        description: `Most Unicode code points of the result, markup included, ${SHORTEST_RENDERING} to ${LONGEST_RENDERING}. It is cut behind a sentence, or behind a word with an ellipsis when not one sentence fits. Null: not cut.`,
      }),
    },
    resolve: (keyword, { format, maxLength }) => renderKeyword(keyword, format, renderingLength(maxLength)),
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
    resolve: (keyword, { format }, context) => citeKeyword(keyword, placeOfKeyword(context, keyword), format),
  }),
}));
