import { BULK_LISTS, type BulkContent, type BulkFile, type BulkList, recordCount } from './bulk-file.js';
import { LICENCE_NOTE } from './licence-note.js';

/** Everything as one JSON object, every value on a line of its own; fields are named as in the records of GraphQL. */
export function bulkJson(content: BulkContent): BulkFile {
  return { name: 'rules.json', records: recordCount(content), body: bytesOf(jsonParts(content)) };
}

/** A record a line, `type` first; the first line, of type `Export`, has revision and licence. */
export function bulkNdjson(content: BulkContent): BulkFile {
  return { name: 'rules.ndjson', records: recordCount(content), body: bytesOf(ndjsonLines(content)) };
}

/** Record by record: ten thousand cards are no text that should be held whole beside its bytes. */
function bytesOf(parts: Iterable<string>): Buffer {
  return Buffer.concat(Array.from(parts, (part) => Buffer.from(part)));
}

const INDENT = '  ';

function* jsonParts(content: BulkContent): Generator<string> {
  yield `{\n${INDENT}"revision": ${JSON.stringify(content.revision)},\n`;
  yield `${INDENT}"licence": ${JSON.stringify(LICENCE_NOTE)}`;
  for (const list of BULK_LISTS) {
    yield `,\n${INDENT}"${list}": [`;
    for (const [index, record] of content[list].entries())
      yield `${index === 0 ? '' : ','}\n${indented(JSON.stringify(record, null, INDENT))}`;
    yield content[list].length === 0 ? ']' : `\n${INDENT}]`;
  }
  yield '\n}\n';
}

/** Two steps to the right; inside its strings JSON has no line feeds. */
function indented(json: string): string {
  const margin = INDENT + INDENT;
  return margin + json.replaceAll('\n', `\n${margin}`);
}

const TYPES: Readonly<Record<BulkList, string>> = {
  sources: 'Source',
  timingWindows: 'TimingWindow',
  keywords: 'Keyword',
  rulings: 'Ruling',
  cards: 'Card',
};

function* ndjsonLines(content: BulkContent): Generator<string> {
  yield `${JSON.stringify({ type: 'Export', revision: content.revision, licence: LICENCE_NOTE })}\n`;
  for (const list of BULK_LISTS)
    for (const record of content[list]) yield `${JSON.stringify({ type: TYPES[list], ...record })}\n`;
}
