import { LICENCE_NOTE } from '../../api/knowledge-base/bulk/licence-note.js';
import { escapeWikitext } from '../../api/knowledge-base/rendering/escape-wikitext.js';
import type { WikiPage } from './wiki-page.js';
import { DATA_TITLE } from './wiki-template.js';

const TITLE = 'Keyword tooltip';

/**
 * `{{Keyword tooltip|overkill}}` is a link to the page of a keyword which says what it does when a pointer rests on it, by HTML alone. The
 * script of this project, where a wiki allows one, makes a tooltip for keyboards and fingers of it.
 */
export function tooltipTemplate(): WikiPage {
  const fact = (name: string) => `{{${DATA_TITLE}|{{{1|}}}|${name}}}`;
  const shown = `{{#if:{{{2|}}}|{{{2}}}|${fact('name')}}}`;
  // Inside the link: MediaWiki gives every link its own title, and of two the inner one is shown.
  const link = `[[${fact('page')}|<span class="swtcg-keyword" data-keyword="${fact('slug')}" title="${fact('tooltip')}">${shown}</span>]]`;
  const unknown = '{{#if:{{{2|}}}|{{{2}}}|{{{1|}}}}}';
  // Nothing behind its end: a line end there would go into every page that calls it.
  const text = [
    `<includeonly>{{#if:${fact('name')}|${link}|${unknown}}}</includeonly><noinclude>A keyword with a tooltip: ` +
      `<code><nowiki>{{${TITLE}|overkill}}</nowiki></code>, with other words: ` +
      `<code><nowiki>{{${TITLE}|critical-hit|Critical Hit 2}}</nowiki></code>. It needs [[Template:${DATA_TITLE}]].`,
    `<templatedata>\n${JSON.stringify(templateData(), null, 2)}\n</templatedata>`,
    `<small>${escapeWikitext(LICENCE_NOTE)}</small></noinclude>`,
  ];
  return { title: TITLE, namespace: 'TEMPLATE', text: text.join('\n') };
}

/** In the form of the extension TemplateData. */
function templateData(): object {
  return {
    description: 'A link to the page of a keyword, with what it does as its tooltip.',
    params: {
      1: {
        label: 'keyword',
        description: 'slug or name of the keyword, such as critical-hit or Critical Hit',
        type: 'string',
        required: true,
      },
      2: { label: 'shown', description: 'what is shown in place of its name', type: 'string' },
    },
  };
}
