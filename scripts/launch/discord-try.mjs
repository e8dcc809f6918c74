import { loadScript } from './load-script.mjs';

/** What `npm run discord:try` runs. */
await loadScript('discord-try');
