import type { Client } from '../client.js';
import { answer, attackLine, suggest } from '../queries.js';
import { isRulesError } from '../rules-error.js';

/** What a chat takes in one message, in characters. */
const LONGEST_MESSAGE = 300;
/** Of the address below an answer; one that is longer is left out. */
const LONGEST_SOURCE = 120;

/** The reply of a bot to a question: the answer with its first source, or a sentence that says what went wrong. */
export async function reply(rules: Client, question: string): Promise<string> {
  try {
    const maxLength = LONGEST_MESSAGE - LONGEST_SOURCE;
    const { answer: found } = await rules.ask(answer, { question, maxLength });
    const [source] = found.citations;
    const below = source === undefined ? '' : `\n<${source.url}>`;
    return below.length > LONGEST_SOURCE ? found.text : `${found.text}${below}`;
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return error.code === 'RATE_LIMITED'
      ? `Too many questions at once. Ask again in ${error.retryAfter ?? 1} s.`
      : `I can't look that up just now (${error.code}).`;
  }
}

/** What a chat offers while a name is typed. */
export async function completions(rules: Client, typed: string): Promise<readonly string[]> {
  const { suggest: found } = await rules.ask(suggest, { prefix: typed });
  return found.map(({ label }) => label);
}

/** The odds of an attack in one line, or why there are none. */
export async function odds(rules: Client, line: string): Promise<string> {
  const { attackLine: solved } = await rules.ask(attackLine, { line });
  if (solved.__typename !== 'AttackReport') return solved.message;
  const percent = Math.round(100 * solved.summary.defenderDiscardChance);
  return `${percent} % that the defender is discarded. <${solved.url}>`;
}
