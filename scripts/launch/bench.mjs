import { loadScript } from './load-script.mjs';

/**
 * What `npm run bench` runs: a bundle, as what is served is one. Translated module by module, every inner function would be given its name
 * anew at each call, which takes a third of an attack's time and none of that of installed packages.
 */
await loadScript('bench');
