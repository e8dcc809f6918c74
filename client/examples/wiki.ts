import type { Client } from '../client.js';
import { keywordCard, keywordTooltip } from '../queries.js';
import { isRulesError } from '../rules-error.js';

/** What a wiki shows when the pointer rests on the name of a keyword; null when there is no such keyword. */
export async function tooltip(rules: Client, name: string): Promise<{ text: string; url: string } | null> {
  const { keyword } = await rules.ask(keywordTooltip, { name });
  if (keyword.__typename !== 'Keyword') return null;
  return { text: `${keyword.signature}: ${keyword.summary}`, url: keyword.url };
}

/** The page of a keyword as plain text: a heading, the entry, and each ruling with its permanent id to link to. */
export async function page(rules: Client, name: string): Promise<string> {
  const { keyword } = await rules.ask(keywordCard, { name });
  switch (keyword.__typename) {
    case 'Keyword':
      return [
        keyword.signature,
        keyword.text,
        ...keyword.rulings.map(({ id, text }) => `- ${text} [${id.replace('Ruling:', '')}]`),
        `${keyword.source.title}, ${keyword.source.edition ?? 'undated'}`,
      ].join('\n');
    case 'AmbiguousName':
      return [keyword.message, ...keyword.candidates.map(({ label }) => `- ${label}`)].join('\n');
    case 'NotFound':
      return [keyword.message, ...keyword.suggestions.map(({ label }) => `- ${label}`)].join('\n');
    default:
      return `This version of the wiki can't show what '${name}' is.`;
  }
}

export interface Renewal {
  /** Slugs of the keywords whose pages are to be written anew; null for all of them. */
  readonly pages: readonly string[] | null;
  /** To be kept until the next time; null when it has to be taken from the bulk files. */
  readonly revision: string | null;
}

/** Which pages of keywords are out of date since a revision. */
export async function renewal(rules: Client, since: string): Promise<Renewal> {
  try {
    const { revision, keywords } = await rules.changes(since);
    return { revision, pages: keywords.map(({ slug }) => slug) };
  } catch (error) {
    if (isRulesError(error) && error.code === 'REVISION_UNKNOWN') return { revision: null, pages: null };
    throw error;
  }
}
