import type { BulkFile } from '../knowledge-base/bulk/bulk-file.js';
import { bulkJson, bulkNdjson } from '../knowledge-base/bulk/bulk-json.js';
import { manifestOf } from '../knowledge-base/bulk/manifest.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { Answered, Answerer, ServerParts } from './answerer.js';
import { isFailure } from './failure.js';
import { notReady } from './graphql-route.js';
import { keywordList, plainRecord } from './plain-data.js';
import { content, FRESH, JSON_TYPE } from './plain-routes.js';
import type { Content, Representation } from './representation.js';
import { splitUrl } from './request-url.js';

type Reading = Pick<ServerParts, 'store'>;

function dataContent(revision: string, body: string | Buffer, contentType = JSON_TYPE): Content {
  return content(contentType, body, { cacheControl: FRESH, tagged: true, revision });
}

function json(revision: string, answer: object): Content {
  return dataContent(revision, `${JSON.stringify(answer)}\n`);
}

function whenLoaded({ store }: Reading, answer: (knowledgeBase: KnowledgeBase, path: string) => Answered) {
  return (request: { readonly url?: string | undefined }): Answered => {
    const knowledgeBase = store.current();
    if (knowledgeBase === null)
      return { content: notReady('No rules database is loaded yet; try again in a moment.') };
    return answer(knowledgeBase, splitUrl(request.url ?? '').path);
  };
}

/** Made once for each build, and dropped with it. */
function onceABuild<Value>(make: (knowledgeBase: KnowledgeBase) => Value): (of: KnowledgeBase) => Value {
  const made = new WeakMap<KnowledgeBase, { readonly value: Value }>();
  return (knowledgeBase) => {
    const kept = made.get(knowledgeBase) ?? { value: make(knowledgeBase) };
    made.set(knowledgeBase, kept);
    return kept.value;
  };
}

/** What changes with the revision alone: made and encoded once for each build. */
function ofBuild(parts: Reading, make: (knowledgeBase: KnowledgeBase) => Content): Answerer {
  const answer = onceABuild((knowledgeBase) => ({
    content: make(knowledgeBase),
    encoded: new Map<string, Representation>(),
  }));
  return whenLoaded(parts, answer);
}

/** All keywords in short. */
export function keywordListRoute(parts: ServerParts): Answerer {
  return ofBuild(parts, (knowledgeBase) =>
    json(knowledgeBase.revision, keywordList(knowledgeBase, parts.publicUrl ?? '')),
  );
}

/** A keyword, a ruling or a card at its address. */
export function plainRecordRoute(parts: ServerParts): Answerer {
  return whenLoaded(parts, (knowledgeBase, path) => {
    const answer = plainRecord(knowledgeBase, path);
    return { content: isFailure(answer) ? answer : json(knowledgeBase.revision, answer) };
  });
}

const BULK_FOLDER = '/v1/bulk';
const NDJSON_TYPE = 'application/x-ndjson; charset=utf-8';

/** Everything at once, in the files that an export writes, and the manifest that says what they are. */
export function bulkRoutes(parts: ServerParts): readonly (readonly [path: string, answerer: Answerer])[] {
  const root = `${parts.publicUrl ?? ''}${BULK_FOLDER}`;
  const asJson = onceABuild(({ content }) => bulkJson(content));
  const asNdjson = onceABuild(({ content }) => bulkNdjson(content));
  const manifest = ofBuild(parts, (knowledgeBase) => {
    const { revision } = knowledgeBase;
    const described = manifestOf(revision, [asJson(knowledgeBase), asNdjson(knowledgeBase)]);
    const files = described.files.map((file) => ({ ...file, url: `${root}/${file.name}` }));
    return json(revision, { ...described, files });
  });
  const file = (made: (of: KnowledgeBase) => BulkFile, contentType: string) =>
    ofBuild(parts, (knowledgeBase) =>
      dataContent(knowledgeBase.revision, made(knowledgeBase).body, contentType),
    );
  return [
    [`${BULK_FOLDER}/manifest.json`, manifest],
    [`${BULK_FOLDER}/rules.json`, file(asJson, JSON_TYPE)],
    [`${BULK_FOLDER}/rules.ndjson`, file(asNdjson, NDJSON_TYPE)],
  ];
}
