import { builder } from './builder.js';

export const Authority = builder.enumType('Authority', {
  description: 'Whose words a text is.',
  values: {
    OFFICIAL: { description: 'From a source document, letter for letter.' },
    SUMMARY: { description: "This project's own words; no official text says it so." },
  },
});
