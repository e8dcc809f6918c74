import { createClient } from '../client.js';
import { answer, keywordTooltip } from '../queries.js';
import { isRulesError } from '../rules-error.js';

export async function lookUp(url: string): Promise<readonly string[]> {
  const rules = createClient({ url, name: 'my-site/1.0' });
  try {
    const { keyword } = await rules.ask(keywordTooltip, { name: 'overkil' });
    const question = 'Can I evade Overkill damage?';
    const { answer: found } = await rules.ask(answer, { question, maxLength: 300 });
    return [keyword.__typename === 'Keyword' ? keyword.summary : keyword.message, found.text];
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return [`${error.code}: ${error.message}`];
  }
}
