/** Debian's Chromium, or the one that is named. */
export const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** What to do where there is none. */
export const MISSING = `Chromium at ${BROWSER}: install it (apt-get install chromium), or name another in CHROMIUM`;
