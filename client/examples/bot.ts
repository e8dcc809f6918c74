import type { Client } from '../client.js';
import { answer } from '../queries.js';
import { isRulesError } from '../rules-error.js';

/** What a chat takes in one message. */
const LONGEST_MESSAGE = 300;

/** The reply of a bot to a question: the answer with its first source, or a sentence that says what went wrong. */
export async function reply(rules: Client, question: string): Promise<string> {
  try {
    const { answer: found } = await rules.ask(answer, { question, maxLength: LONGEST_MESSAGE });
    const [source] = found.citations;
    return source === undefined ? found.text : `${found.text}\n<${source.url}>`;
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return error.code === 'RATE_LIMITED'
      ? `Too many questions at once. Ask again in ${error.retryAfter ?? 1} s.`
      : `I can't look that up just now (${error.code}).`;
  }
}
