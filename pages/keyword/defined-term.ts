import type { KeywordRecord } from '../../api/knowledge-base/records.js';
import { keywordPath } from '../paths.js';

/** A keyword as schema.org describes terms, so that search engines and chats can show what it means. */
export function definedTerm(
  keyword: KeywordRecord,
  publicUrl: string | null,
): Readonly<Record<string, unknown>> {
  const { name, slug, summary, text, aliases } = keyword;
  const url =
    publicUrl === null
      ? {}
      : { '@id': `${publicUrl}/${keywordPath(slug)}`, url: `${publicUrl}/${keywordPath(slug)}` };
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    ...url,
    name,
    termCode: slug,
    ...(aliases.length === 0 ? {} : { alternateName: aliases }),
    description: summary === '' ? text : summary,
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: 'Keywords of the Star Wars Trading Card Game',
      ...(publicUrl === null ? {} : { url: `${publicUrl}/` }),
    },
  };
}
