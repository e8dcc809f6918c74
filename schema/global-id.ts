import { refuse } from './error-codes.js';
import type { NodeTypeName } from './record-types.js';

const TYPE_NAMES: ReadonlySet<string> = new Set<NodeTypeName>([
  'Keyword',
  'Ruling',
  'TimingWindow',
  'Source',
  'Card',
]);
/** The longest id that is looked at, in UTF-16 units. */
const MAX_ID_LENGTH = 300;
const FORM = "Ids read 'Type:key': 'Keyword:overkill', 'Ruling:overkill/both-units-resolve-damage'.";

export interface GlobalId {
  readonly type: NodeTypeName;
  /** The bare id; never empty. */
  readonly key: string;
}

export function globalId(type: NodeTypeName, key: string): string {
  return `${type}:${key}`;
}

function isTypeName(name: string): name is NodeTypeName {
  return TYPE_NAMES.has(name);
}

function refuseLongId(id: string): void {
  if (id.length <= MAX_ID_LENGTH) return;
  throw refuse('BAD_NODE_ID', `An id of ${id.length} characters; ids have at most ${MAX_ID_LENGTH}. ${FORM}`);
}

/** Takes a global id apart. Refuses (BAD_NODE_ID) what has no type, an unknown type, no key, or is too long. */
export function parseGlobalId(id: string): GlobalId {
  refuseLongId(id);
  const colon = id.indexOf(':');
  if (colon < 0) throw refuse('BAD_NODE_ID', `'${id}' has no type. ${FORM}`);
  const type = id.slice(0, colon);
  const key = id.slice(colon + 1);
  if (!isTypeName(type)) {
    throw refuse(
      'BAD_NODE_ID',
      `'${type}' in '${id}' is no type of record; expected ${[...TYPE_NAMES].join(', ')}. ${FORM}`,
    );
  }
  if (key === '') throw refuse('BAD_NODE_ID', `'${id}' has nothing behind its type. ${FORM}`);
  return { type, key };
}

/** The bare id of a ruling given by its global or its bare id. Refuses (BAD_NODE_ID) ids of other types and malformed ones. */
export function rulingKey(id: string): string {
  refuseLongId(id);
  if (id === '') throw refuse('BAD_NODE_ID', `The id is empty. ${FORM}`);
  if (!id.includes(':')) return id;
  const { type, key } = parseGlobalId(id);
  if (type !== 'Ruling') {
    throw refuse('BAD_NODE_ID', `'${id}' is the id of a ${type}; expected the id of a ruling. ${FORM}`);
  }
  return key;
}
