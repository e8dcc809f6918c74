/** The thread of `rules-thread.ts`, where it is not compiled: a thread reads no TypeScript without the loader. */
import { register } from 'tsx/esm/api';

register();
await import('./rules-thread.ts');
