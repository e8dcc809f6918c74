import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { AT_ONCE } from '../../api/answers/long-work.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { createMcpServer } from '../../api/mcp/create-mcp-server.js';
import { projectVersion } from '../../api/project.js';

const TURNS = [
  { name: 'answer_question', arguments: { question: 'Does Armor stop Overkill?' } },
  {
    name: 'verify_citation',
    arguments: {
      text: 'Armor has no effect against Overkill.',
      rulingId: 'overkill/shields-parry-and-armor',
    },
  },
  { name: 'check_interaction', arguments: { keywords: ['Armor'] } },
];

/** What an assistant asks when a player asks it whether Armor stops Overkill, and what it is told, by the SDK's own client. */
export async function mcpConversation(knowledgeBase: KnowledgeBase): Promise<string> {
  const context = { knowledgeBase, publicUrl: 'https://rules.example.org' };
  const server = createMcpServer({
    version: projectVersion(),
    context: () => context,
    work: async (_cost, piece) => piece(AT_ONCE),
    onUnexpected: (error) => {
      throw error;
    },
  });
  const [near, far] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'example', version: '1' });
  await Promise.all([server.connect(far), client.connect(near)]);
  const lines: string[] = [];
  for (const turn of TURNS) {
    const result = await client.callTool(turn);
    lines.push(`>>> ${turn.name} ${JSON.stringify(turn.arguments)}`, told(result), '');
  }
  await client.close();
  return ['```text', ...lines.slice(0, -1), '```'].join('\n');
}

function told({ structuredContent, content }: Awaited<ReturnType<Client['callTool']>>): string {
  if (structuredContent === undefined || structuredContent === null) return JSON.stringify(content);
  return Object.entries(structuredContent)
    .filter(([name, value]) => name !== 'revision' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}
