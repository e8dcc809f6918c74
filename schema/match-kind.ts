import { builder } from './builder.js';

export const MatchKind = builder.enumType('MatchKind', {
  description: 'How a name or a query met a record, best first.',
  values: {
    EXACT: { description: 'By its name or slug; case, punctuation, accents and a value do not matter.' },
    ALIAS: { description: 'By a former or other name.' },
    STEM: { description: "By another form of its words: 'intercepting' for Intercept." },
    PREFIX: { description: 'By the beginning of a word.' },
    FUZZY: { description: 'By a near miss, such as a typing error.' },
  },
});
