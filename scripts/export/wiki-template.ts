import { LICENCE_NOTE } from '../../api/knowledge-base/bulk/licence-note.js';
import type { KeywordRecord } from '../../api/knowledge-base/records.js';
import { entryBody } from '../../api/knowledge-base/rendering/entry-body.js';
import { escapeWikitext } from '../../api/knowledge-base/rendering/escape-wikitext.js';
import { tooltipText } from '../../api/knowledge-base/rendering/tooltip-text.js';
import type { WikiKnowledge, WikiPage } from './wiki-page.js';

/** Of the template. */
export const DATA_TITLE = 'Keyword data';

type Field = (keyword: KeywordRecord, known: WikiKnowledge) => string;

/** What a template may ask of a keyword, with what its editor is told about it. */
const FIELDS: Readonly<Record<string, { readonly says: string; readonly of: Field }>> = {
  page: { says: 'title of its page', of: ({ slug }, { titles }) => titles.get(slug) ?? '' },
  slug: { says: 'slug', of: ({ slug }) => slug },
  name: { says: 'name', of: ({ name }) => name },
  signature: { says: 'name as it is printed with its value', of: ({ signature }) => signature },
  summary: { says: 'what it does, in one sentence of our own words', of: ({ summary }) => summary },
  tooltip: {
    says: 'the summary, or the beginning of the entry where there is none',
    of: (keyword) => tooltipText(keyword).text,
  },
  text: { says: 'entry, letter for letter', of: (keyword) => entryBody(keyword) },
  stacking: { says: 'how several on one unit combine', of: ({ stacking }) => stacking },
  activation: {
    says: 'static, triggered or activated',
    of: ({ activation }) => activation.join(', '),
  },
  timing: {
    says: 'when it may be used',
    of: ({ timing }, { windows }) => (timing === null ? '' : (windows.get(timing) ?? '')),
  },
  authority: { says: 'OFFICIAL, or SUMMARY for our own words', of: ({ authority }) => authority },
};

/** `{{Keyword data|overkill|stacking}}` in any page is the fact it asks for; it needs the ParserFunctions of MediaWiki. */
export function wikiTemplate(
  keywords: readonly KeywordRecord[],
  known: WikiKnowledge,
  revision: string,
): WikiPage {
  const cases = keywords.flatMap((keyword) => [
    `${casesOf(keyword)}={{#switch:{{{2|}}}`,
    ...Object.entries(FIELDS).map(([name, { of }]) => `|${name}=${safe(of(keyword, known))}`),
    '}}',
  ]);
  // Nothing behind its end: a line end there would go into every page that calls it.
  const text = [
    '<includeonly>{{#switch:{{lc:{{{1|}}}}}',
    `|revision=${escapeWikitext(revision)}`,
    ...cases,
    `}}</includeonly><noinclude>Facts about keywords: <code><nowiki>{{${DATA_TITLE}|overkill|stacking}}</nowiki></code>.`,
    `<templatedata>\n${JSON.stringify(templateData(), null, 2)}\n</templatedata>`,
    `<small>${escapeWikitext(LICENCE_NOTE)}</small></noinclude>`,
  ];
  return { title: DATA_TITLE, namespace: 'TEMPLATE', text: text.join('\n') };
}

/** A keyword is asked for by its slug, with hyphens or spaces, in capitals or not. */
function casesOf({ slug }: KeywordRecord): string {
  return [...new Set([slug, slug.replaceAll('-', ' ')])].map((name) => `|${escapeWikitext(name)}`).join('');
}

/** Fit for an attribute too. */
function safe(text: string): string {
  return escapeWikitext(text).replaceAll('"', '&quot;');
}

/** In the form of the extension TemplateData. */
function templateData(): object {
  const fields = Object.entries(FIELDS).map(([name, { says }]) => `${name}: ${says}`);
  return {
    description: 'One fact about a keyword ability of the Star Wars Trading Card Game.',
    params: {
      1: {
        label: 'keyword',
        description: 'slug or name of the keyword, such as critical-hit or Critical Hit; or revision',
        type: 'string',
        required: true,
      },
      2: {
        label: 'fact',
        description: fields.join('; '),
        type: 'string',
        required: true,
        suggestedvalues: Object.keys(FIELDS),
      },
    },
  };
}
