/** Writes the example conversations of the README: what is asked, and what is answered now. With --check only says whether they stand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { projectRoot } from '../api/project.js';
import { discordConversation } from './conversations/discord.js';
import { withMadeBlock } from './conversations/made-block.js';
import { mcpConversation } from './conversations/mcp.js';
import { terminalConversation } from './conversations/terminal.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';
import { stageFile } from './ingest/publishing/staged-file.js';

/** Each makes the block behind its mark, from the project's own data. */
const CONVERSATIONS: readonly (readonly [
  name: string,
  make: (knowledgeBase: KnowledgeBase) => Promise<string>,
])[] = [
  ['discord', discordConversation],
  ['mcp', mcpConversation],
  ['terminal', terminalConversation],
];

async function run(options: readonly string[]): Promise<string> {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined)
    throw new Error(`conversations does not know '${unknown}'; expected nothing or --check.`);
  const root = projectRoot();
  const knowledgeBase = projectKnowledgeBase(join(root, 'data'));
  const path = join(root, 'README.md');
  const text = readFileSync(path, 'utf8');
  let made = text;
  for (const [name, make] of CONVERSATIONS)
    made = withMadeBlock(made, `npm run conversations, ${name}`, await make(knowledgeBase));
  const seen = `${CONVERSATIONS.length} conversations`;
  if (made === text) return `README.md: ${seen} stand.`;
  if (options.includes('--check'))
    throw new Error(
      'A conversation in README.md is not what is answered today. Run npm run conversations and commit the file.',
    );
  stageFile(path, made).put();
  return `README.md: ${seen} are written.`;
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
