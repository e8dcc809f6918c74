import { loadScript } from './load-script.mjs';

/** What `npm start` runs. */
await loadScript('start');
