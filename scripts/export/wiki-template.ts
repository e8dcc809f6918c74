import { LICENCE_NOTE } from '../../api/knowledge-base/bulk/licence-note.js';
import type { KeywordRecord } from '../../api/knowledge-base/records.js';
import { entryBody } from '../../api/knowledge-base/rendering/entry-body.js';
import { escapeWikitext } from '../../api/knowledge-base/rendering/escape-wikitext.js';
import type { WikiKnowledge, WikiPage } from './wiki-page.js';

const TITLE = 'Keyword data';

type Field = (keyword: KeywordRecord, known: WikiKnowledge) => string;

/** What a template may ask of a keyword, with what its editor is told about it. */
const FIELDS: Readonly<Record<string, { readonly says: string; readonly of: Field }>> = {
  page: { says: 'title of its page', of: ({ slug }, { titles }) => titles.get(slug) ?? '' },
  name: { says: 'name', of: ({ name }) => name },
  signature: { says: 'name as it is printed with its value', of: ({ signature }) => signature },
  summary: { says: 'what it does, in one sentence of our own words', of: ({ summary }) => summary },
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
    `|${escapeWikitext(keyword.slug)}={{#switch:{{{2|}}}`,
    ...Object.entries(FIELDS).map(([name, { of }]) => `|${name}=${escapeWikitext(of(keyword, known))}`),
    '}}',
  ]);
  const text = [
    '<includeonly>{{#switch:{{{1|}}}',
    `|revision=${escapeWikitext(revision)}`,
    ...cases,
    `}}</includeonly><noinclude>Facts about keywords: <code><nowiki>{{${TITLE}|overkill|stacking}}</nowiki></code>.`,
    `<templatedata>\n${JSON.stringify(templateData(), null, 2)}\n</templatedata>`,
    `<small>${escapeWikitext(LICENCE_NOTE)}</small></noinclude>`,
    '',
  ];
  return { title: TITLE, namespace: 'TEMPLATE', text: text.join('\n') };
}

/** In the form of the extension TemplateData. */
function templateData(): object {
  const fields = Object.entries(FIELDS).map(([name, { says }]) => `${name}: ${says}`);
  return {
    description: 'One fact about a keyword ability of the Star Wars Trading Card Game.',
    params: {
      1: {
        label: 'keyword',
        description: 'slug of the keyword, such as critical-hit; or revision',
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
