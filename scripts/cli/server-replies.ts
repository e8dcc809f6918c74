import type { z } from 'zod';
import { answerQuestion } from '../../api/mcp/tools/answer-question.js';
import { cardTool } from '../../api/mcp/tools/card.js';
import { checkInteraction } from '../../api/mcp/tools/check-interaction.js';
import { deckRulingsTool } from '../../api/mcp/tools/deck-rulings.js';
import { lookupKeyword } from '../../api/mcp/tools/lookup-keyword.js';
import { searchRules } from '../../api/mcp/tools/search-rules.js';
import { solveAttack } from '../../api/mcp/tools/solve-attack.js';
import { type Refused, refuse } from '../../api/replies/reply.js';
import { answeredOtherwise, callServer } from './call-server.js';
import { NO_CODE } from './refusal-code.js';
import type { Replies } from './replies.js';

interface Answering<Out extends z.ZodObject> {
  readonly name: string;
  readonly output: Out;
}

/** Answers of a server, from the tools it has for assistants: the same replies. `url` is where the server is. */
export function serverReplies(url: string): Replies {
  const ask = async <Out extends z.ZodObject>(
    { name, output }: Answering<Out>,
    args: Readonly<Record<string, unknown>>,
  ): Promise<z.infer<Out> | Refused> => {
    const result = await callServer(url, name, { ...args, form: 'detailed' });
    if (result.isError) return refusedIn(result.text);
    const reply = output.safeParse(result.reply);
    if (!reply.success) throw answeredOtherwise(url);
    return reply.data;
  };
  return {
    keyword: (name) => ask(lookupKeyword, { name }),
    search: ({ query, kinds, most }) => ask(searchRules, { query, kinds, limit: most }),
    interaction: (keywords) => ask(checkInteraction, { keywords }),
    attack: (line) => ask(solveAttack, { line }),
    answer: (question) => ask(answerQuestion, { question }),
    card: ({ name, set }) => ask(cardTool, set === null ? { name } : { name, set }),
    deck: (list) => ask(deckRulingsTool, { list }),
  };
}

/** A tool says its code first: `INVALID_INPUT: Column 8: ...`. */
function refusedIn(text: string): Refused {
  const [, code = NO_CODE, message = text] = /^([A-Z_]+): (.*)$/s.exec(text) ?? [];
  return refuse(code, message);
}
