import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { repliesFrom } from '../cli/local-replies.js';
import { runCli } from '../cli/run-cli.js';

const LINES: readonly (readonly string[])[] = [
  ['interaction', 'Armor', 'Overkill'],
  ['attack', '3 power, Critical Hit 1 vs 3 health, Armor'],
  ['keyword', 'overkiller'],
];
const WIDTH = 92;

/** What somebody types and reads in a terminal without colours. */
export async function terminalConversation(knowledgeBase: KnowledgeBase): Promise<string> {
  const shown: string[] = [];
  for (const line of LINES) {
    const typed = line.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ');
    shown.push(`$ swtcg-rules ${typed}`, await shownFor(knowledgeBase, line), '');
  }
  return ['```text', ...shown.slice(0, -1), '```'].join('\n');
}

async function shownFor(knowledgeBase: KnowledgeBase, line: readonly string[]): Promise<string> {
  let text = '';
  const write = (more: string): void => {
    text += more;
  };
  const terminal = { out: write, err: write, width: WIDTH, hasColours: false };
  const nobody = () => Promise.reject(new Error('No server is asked here.'));
  await runCli(line, terminal, { local: async () => repliesFrom(async () => knowledgeBase), server: nobody });
  return text.trimEnd();
}
