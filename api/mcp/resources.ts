import {
  ErrorCode,
  McpError,
  type Resource,
  type ResourceTemplate,
  type TextResourceContents,
} from '@modelcontextprotocol/sdk/types.js';
import type { TimingWindowRecord } from '../knowledge-base/records.js';
import { keywordReply } from '../replies/keyword-reply.js';
import { namedKeyword, type ReplyContext } from '../replies/reply.js';

const JSON_TYPE = 'application/json';
const KEYWORDS = 'swtcg://keywords/';
const WINDOWS = 'swtcg://timing-windows/';

export const RESOURCE_TEMPLATES: readonly ResourceTemplate[] = [
  {
    uriTemplate: `${KEYWORDS}{slug}`,
    name: 'keyword',
    title: 'Keyword',
    description: 'A keyword with its text, timing and rulings.',
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: `${WINDOWS}{slug}`,
    name: 'timing-window',
    title: 'Timing window',
    description: 'A moment in play, its place in the order of play, and the keywords that act in it.',
    mimeType: JSON_TYPE,
  },
];

/** All timing windows in the order of play, then all keywords; none before a database is loaded. */
export function listResources(context: ReplyContext | null): Resource[] {
  if (context === null) return [];
  const { timingWindows, keywords } = context.knowledgeBase;
  return [
    ...Array.from(timingWindows.values(), ({ slug, name, summary }) =>
      resource(WINDOWS, slug, name, summary),
    ),
    ...Array.from(keywords.values(), ({ slug, name, summary }) => resource(KEYWORDS, slug, name, summary)),
  ];
}

function resource(root: string, slug: string, title: string, description: string): Resource {
  return { uri: root + slug, name: slug, title, description, mimeType: JSON_TYPE };
}

/** Throws (InvalidParams) what has no resource. */
export function readResource(context: ReplyContext | null, uri: string): TextResourceContents {
  const value = context === null ? null : valueAt(context, uri);
  if (value !== null) return { uri, mimeType: JSON_TYPE, text: JSON.stringify(value) };
  const message = `There is no resource '${uri.slice(0, 200)}'; resources are ${KEYWORDS}{slug} and ${WINDOWS}{slug}, and resources/list names them all.`;
  throw new McpError(ErrorCode.InvalidParams, message);
}

function valueAt(context: ReplyContext, uri: string): object | null {
  const { keywords, timingWindows } = context.knowledgeBase;
  const keyword = uri.startsWith(KEYWORDS) ? keywords.get(uri.slice(KEYWORDS.length)) : undefined;
  if (keyword !== undefined) return keywordReply(context, keyword.slug, 'detailed');
  const window = uri.startsWith(WINDOWS) ? timingWindows.get(uri.slice(WINDOWS.length)) : undefined;
  return window === undefined ? null : windowShown(context, window);
}

function windowShown(context: ReplyContext, window: TimingWindowRecord): object {
  const { keywords, revision } = context.knowledgeBase;
  const { slug, name, order, isPop, phase, summary } = window;
  const acting = [...keywords.values()].filter(({ timing }) => timing === slug);
  return {
    revision,
    window: { id: slug, name, order, isPop, phase, summary },
    keywords: acting.map((keyword) => namedKeyword(context, keyword.slug)),
  };
}

const MOST_COMPLETIONS = 100;

/** Completes the slug of a resource; there is nothing else to complete. */
export function completeSlug(
  context: ReplyContext | null,
  ref: { readonly type: string; readonly uri?: string | undefined },
  { name, value }: { readonly name: string; readonly value: string },
): { values: string[]; total: number; hasMore: boolean } {
  const { uri = '' } = ref;
  const records = context?.knowledgeBase[uri.startsWith(WINDOWS) ? 'timingWindows' : 'keywords'];
  const isKnown = name === 'slug' && RESOURCE_TEMPLATES.some(({ uriTemplate }) => uriTemplate === uri);
  const slugs = isKnown && records !== undefined ? [...records.keys()] : [];
  const values = slugs.filter((slug) => slug.startsWith(value.toLowerCase()));
  return {
    values: values.slice(0, MOST_COMPLETIONS),
    total: values.length,
    hasMore: values.length > MOST_COMPLETIONS,
  };
}
