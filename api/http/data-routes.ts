import type { BulkFile } from '../knowledge-base/bulk/bulk-file.js';
import { bulkJson, bulkNdjson } from '../knowledge-base/bulk/bulk-json.js';
import { manifestOf } from '../knowledge-base/bulk/manifest.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { Answered, Answerer, ServerParts } from './answerer.js';
import { isFailure } from './failure.js';
import { notReady } from './graphql-route.js';
import { cardList, keywordList, plainRecord } from './plain-data.js';
import { content, FRESH, JSON_TYPE, unchanging } from './plain-routes.js';
import type { Content, Representation } from './representation.js';
import { splitUrl } from './request-url.js';
import { changesAnswer } from './v1/changes.js';
import { rulingFeed } from './v1/feed.js';
import { openApiDocument } from './v1/openapi.js';
import { OPERATIONS } from './v1/operations.js';
import { keywordTooltip } from './v1/tooltip.js';

type Reading = Pick<ServerParts, 'store'>;

function dataContent(revision: string, body: string | Buffer, contentType = JSON_TYPE): Content {
  return content(contentType, body, { cacheControl: FRESH, tagged: true, revision });
}

function json(revision: string, answer: object): Content {
  return dataContent(revision, `${JSON.stringify(answer)}\n`);
}

type Asked = ReturnType<typeof splitUrl>;

function whenLoaded({ store }: Reading, answer: (knowledgeBase: KnowledgeBase, asked: Asked) => Answered) {
  return (request: { readonly url?: string | undefined }): Answered => {
    const knowledgeBase = store.current();
    if (knowledgeBase === null)
      return { content: notReady('No rules database is loaded yet; try again in a moment.') };
    return answer(knowledgeBase, splitUrl(request.url ?? ''));
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

/** All cards in short. */
export function cardListRoute(parts: ServerParts): Answerer {
  return ofBuild(parts, (knowledgeBase) =>
    json(knowledgeBase.revision, cardList(knowledgeBase, parts.publicUrl ?? '')),
  );
}

/** A keyword, a ruling or a card at its address. */
export function plainRecordRoute(parts: ServerParts): Answerer {
  return whenLoaded(parts, (knowledgeBase, { path }) => {
    const answer = plainRecord(knowledgeBase, path);
    return { content: isFailure(answer) ? answer : json(knowledgeBase.revision, answer) };
  });
}

/** What is shown beside the name of a keyword. */
export function tooltipRoute(parts: ServerParts): Answerer {
  return whenLoaded(parts, (knowledgeBase, { path }) => {
    const answer = keywordTooltip(knowledgeBase, path, parts.publicUrl ?? '');
    return { content: isFailure(answer) ? answer : json(knowledgeBase.revision, answer) };
  });
}

/** What differs from the revision that the caller holds. */
export function changesRoute(parts: ServerParts): Answerer {
  return whenLoaded(parts, (knowledgeBase, { search }) => {
    const answer = changesAnswer(knowledgeBase, search, parts.publicUrl ?? '');
    return { content: isFailure(answer) ? answer : json(knowledgeBase.revision, answer) };
  });
}

/** The newest changes of rulings. */
export function feedRoute(parts: ServerParts): Answerer {
  return ofBuild(parts, (knowledgeBase) =>
    dataContent(
      knowledgeBase.revision,
      rulingFeed(knowledgeBase, parts.publicUrl),
      `${OPERATIONS.readFeed.contentType}; charset=utf-8`,
    ),
  );
}

/** The description of all these addresses. */
export function openApiRoute({ publicUrl }: ServerParts): Answerer {
  return unchanging(async () =>
    content(JSON_TYPE, `${JSON.stringify(openApiDocument(publicUrl), null, 2)}\n`, {
      cacheControl: FRESH,
      tagged: true,
    }),
  );
}

/** Everything at once, in the files that an export writes, and the manifest that says what they are. */
export function bulkRoutes(parts: ServerParts): Readonly<Record<'manifest' | 'json' | 'ndjson', Answerer>> {
  const root = `${parts.publicUrl ?? ''}/v1/bulk`;
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
      dataContent(knowledgeBase.revision, made(knowledgeBase).body, `${contentType}; charset=utf-8`),
    );
  return {
    manifest,
    json: file(asJson, OPERATIONS.getRules.contentType),
    ndjson: file(asNdjson, OPERATIONS.getRulesByLine.contentType),
  };
}
