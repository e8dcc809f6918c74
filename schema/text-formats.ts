import { builder } from './builder.js';

export const TextFormat = builder.enumType('TextFormat', {
  description: 'A form of text ready to paste; nothing in the source acts as markup.',
  values: {
    PLAIN: { description: 'One line of text without markup.' },
    MARKDOWN: {
      description: 'CommonMark, as GitHub and Discord read it; nobody is mentioned, no link is made.',
    },
    HTML: { description: 'HTML with one element, <b>, around the signature.' },
    WIKITEXT: { description: "MediaWiki's markup; safe as the argument of a template." },
  },
});

export const CitationFormat = builder.enumType('CitationFormat', {
  description: 'A form of citation ready to paste; nothing in the source acts as markup.',
  values: {
    PLAIN: { description: 'One line of text without markup.' },
    MARKDOWN: { description: 'CommonMark, as GitHub and Discord read it, with the permalink as a link.' },
    WIKITEXT: { description: "MediaWiki's markup; fit for a <ref> or the argument of a template." },
    BIBTEX: { description: 'One @misc entry of BibTeX, a field a line.' },
  },
});
