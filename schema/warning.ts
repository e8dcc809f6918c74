import type { Warning as WarningModel } from '../api/knowledge-base/search.js';
import { builder } from './builder.js';

export const Warning = builder.objectRef<WarningModel>('Warning').implement({
  description: 'Something in a request that was ignored or is doubtful; the request was served all the same.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Stable name of the kind of warning, for programs: UNKNOWN_KEYWORD. New ones may come.',
    }),
    message: t.exposeString('message', {
      description: 'What was found and what was done about it, for people.',
    }),
  }),
});
