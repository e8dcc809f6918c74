import type { KnowledgeBase as KnowledgeBaseModel } from '../api/knowledge-base/knowledge-base.js';
import type { DiagnosticRecord } from '../api/knowledge-base/records.js';
import { builder } from './builder.js';
import { COUNTED_ON_CONNECTION, pageCost } from './complexity.js';
import { connectionOf, NODE_DESCRIPTION, NODES_DESCRIPTION } from './connection.js';
import { listName } from './cursor.js';
import { nodesOf, pageOf } from './page.js';
import { pageArguments } from './page-arguments.js';

const STANDARD = 50;

const Severity = builder.enumType('Severity', {
  description: 'How grave a diagnostic of the ingest is.',
  values: {
    ERROR: { description: 'It stops the publication of what was read.' },
    WARNING: { description: 'Something could not be read or classified for certain.' },
    INFO: { description: 'Worth knowing; nothing needs to be done.' },
  },
});

const IngestDiagnostic = builder.objectRef<DiagnosticRecord>('IngestDiagnostic').implement({
  description: 'What the ingest has to say about one place of its input.',
  fields: (t) => ({
    severity: t.expose('severity', { type: Severity, description: 'How grave it is.' }),
    code: t.exposeString('code', {
      description: 'Stable name of the kind of diagnostic, for programs. New ones may come.',
    }),
    message: t.exposeString('message', { description: 'What was found and what to do, for people.' }),
    file: t.exposeString('file', {
      nullable: true,
      description: 'Name of the file; null when it is about none.',
    }),
    line: t.exposeInt('line', {
      nullable: true,
      description: 'Line of the file as read, from 1; null when it is about no one line.',
    }),
    column: t.exposeInt('column', {
      nullable: true,
      description: 'Column of the line as read, from 1; null when it is about no one place.',
    }),
  }),
});

const { edge: DiagnosticEdge, connection: DiagnosticConnection } = connectionOf<DiagnosticRecord>(
  'Diagnostic',
  'diagnostics',
);
builder.objectField(DiagnosticEdge, 'node', (t) =>
  t.expose('node', { type: IngestDiagnostic, description: NODE_DESCRIPTION }),
);
builder.objectField(DiagnosticConnection, 'nodes', (t) =>
  t.field({
    type: [IngestDiagnostic],
    complexity: COUNTED_ON_CONNECTION,
    description: NODES_DESCRIPTION,
    resolve: nodesOf,
  }),
);

/** A diagnostic has no id: its place in the list is its key, and the revision makes that stable. */
function placeInList(_diagnostic: DiagnosticRecord, index: number): string {
  return String(index);
}

const KnowledgeBase = builder.objectRef<KnowledgeBaseModel>('KnowledgeBase').implement({
  description: 'What is loaded. One request sees one knowledge base from its first field to its last.',
  fields: (t) => ({
    revision: t.exposeString('revision', {
      description: 'Hash of the content: the same sources and ids give the same revision on any machine.',
    }),
    builtAt: t.field({
      type: 'DateTime',
      description: 'When it was built. Two builds of one revision may differ in it.',
      resolve: ({ content }) => content.builtAt,
    }),
    keywordCount: t.int({ description: 'Keywords in it.', resolve: ({ keywords }) => keywords.size }),
    rulingCount: t.int({
      description: 'Rulings in it, superseded and withdrawn ones included.',
      resolve: ({ rulings }) => rulings.size,
    }),
    cardCount: t.int({ description: 'Cards in it.', resolve: ({ cards }) => cards.size }),
    sourceCount: t.int({ description: 'Source documents in it.', resolve: ({ sources }) => sources.size }),
    diagnostics: t.field({
      type: DiagnosticConnection,
      description: 'What the ingest had to say about its input, in the order of the input.',
      args: {
        severity: t.arg({ type: Severity, description: 'Only those of this severity; null for all.' }),
        ...pageArguments(STANDARD),
      },
      complexity: ({ first }) => pageCost(first, STANDARD),
      resolve: ({ content, revision }, { severity, first, after }) => {
        const items = content.diagnostics.filter((one) => severity == null || one.severity === severity);
        const list = listName('diagnostics', severity ?? null, revision);
        return pageOf({ list, items, keyOf: placeInList }, { first, after }, STANDARD);
      },
    }),
  }),
});

builder.queryField('knowledgeBase', (t) =>
  t.field({
    type: KnowledgeBase,
    description: 'What is loaded: revision, counts, diagnostics of the ingest.',
    resolve: (_parent, _args, { knowledgeBase }) => knowledgeBase,
  }),
);
