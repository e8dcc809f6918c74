import type { Answerer, ServerParts } from '../answerer.js';
import {
  bulkRoutes,
  cardListRoute,
  changesRoute,
  feedRoute,
  keywordListRoute,
  openApiRoute,
  plainRecordRoute,
  tooltipRoute,
} from '../data-routes.js';
import { OPERATIONS, type Operation, type OperationId } from './operations.js';

/** The addresses of everything that is described, in the form of Express, with what answers there. */
export function dataRoutes(parts: ServerParts): readonly (readonly [path: string, answerer: Answerer])[] {
  const record = plainRecordRoute(parts);
  const bulk = bulkRoutes(parts);
  const served: Readonly<Record<OperationId, readonly [Operation, Answerer]>> = {
    listKeywords: [OPERATIONS.listKeywords, keywordListRoute(parts)],
    getKeyword: [OPERATIONS.getKeyword, record],
    getTooltip: [OPERATIONS.getTooltip, tooltipRoute(parts)],
    getRuling: [OPERATIONS.getRuling, record],
    listCards: [OPERATIONS.listCards, cardListRoute(parts)],
    getCard: [OPERATIONS.getCard, record],
    listChanges: [OPERATIONS.listChanges, changesRoute(parts)],
    readFeed: [OPERATIONS.readFeed, feedRoute(parts)],
    getManifest: [OPERATIONS.getManifest, bulk.manifest],
    getRules: [OPERATIONS.getRules, bulk.json],
    getRulesByLine: [OPERATIONS.getRulesByLine, bulk.ndjson],
    getOpenApi: [OPERATIONS.getOpenApi, openApiRoute(parts)],
  };
  return Object.values(served).map(([{ path }, answerer]) => [
    path.replaceAll(/\{(\w+)\}/g, ':$1'),
    answerer,
  ]);
}
