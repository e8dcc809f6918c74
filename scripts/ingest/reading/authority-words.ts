/** How a manifest and a command line say what a source is: the official text, or a summary in our own words. */
export const AUTHORITY_WORDS = { official: 'OFFICIAL', summary: 'SUMMARY' } as const;
