import { type ExecutionResult, graphql } from 'graphql';
import { buildSearchIndex } from '../api/knowledge-base/build-search-index.js';
import { openKnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import type { Content } from '../api/knowledge-base/records.js';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { schema } from './schema.js';

/** Runs queries of tests against some content, the sample unless another is given. */
export function askAbout(content: Content = sampleContent, publicUrl: string | null = null) {
  const contextValue = { knowledgeBase: openKnowledgeBase(content, buildSearchIndex(content)), publicUrl };
  return async (source: string, variableValues: Record<string, unknown> = {}): Promise<ExecutionResult> =>
    JSON.parse(JSON.stringify(await graphql({ schema, source, contextValue, variableValues })));
}

export const askSample = askAbout();

/** The data of an answer that must have no errors. */
export async function dataOf(answer: Promise<ExecutionResult>): Promise<Record<string, unknown>> {
  const { data, errors } = await answer;
  if (errors || !data) throw new Error(`expected data, found ${JSON.stringify(errors)}`);
  return data;
}

/** `extensions.code` and message of the only error of an answer. */
export async function refusalOf(
  answer: Promise<ExecutionResult>,
): Promise<{ code: unknown; message: string }> {
  const { errors = [] } = await answer;
  const [error] = errors;
  if (error === undefined || errors.length > 1) throw new Error(`expected one error, found ${errors.length}`);
  return { code: error.extensions?.['code'], message: error.message };
}
