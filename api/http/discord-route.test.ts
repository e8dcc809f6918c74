import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandOf, pressOf, typingOf } from '../discord/stand-in/sent-interactions.js';
import {
  type DiscordForTest,
  type DiscordReply,
  ONLY_FOR_THE_ASKER,
  startDiscordForTest,
} from './testing/discord-for-test.js';
import { heldWorker } from './testing/held-worker.js';
import { handStore, sampleKnowledgeBase, type TestServer } from './testing/start-for-test.js';

const knowledgeBase = sampleKnowledgeBase();
let discord: DiscordForTest;
let server: TestServer;

beforeAll(async () => {
  discord = await startDiscordForTest();
  server = await discord.start({ store: handStore(knowledgeBase), worker: heldWorker() });
});
afterAll(async () => {
  await server.close();
  await discord.close();
});

function reply(interaction: object, to = server): Promise<DiscordReply> {
  return discord.reply(to, interaction);
}

describe('a command', () => {
  it.each([
    [commandOf('rule', { question: 'How does Overkill work?' }), /Overkill: “When this unit attacks/],
    [commandOf('interaction', { a: 'Overkill', b: 'Evade 2' }), /^\*\*They affect each other\.\*\*/],
    [commandOf('attack', { line: '5 power, Critical Hit 2 vs 4 health' }), /```\n0 █+/],
    [commandOf('odds', { question: '5 power against 4 health' }), /chance that the defender is discarded/],
  ])('%j is answered at once, and mentions nobody', async (command, content) => {
    const { type, data } = await reply(command);
    expect(type).toBe(4);
    expect(data?.content).toMatch(content);
    expect(data?.allowed_mentions).toEqual({ parse: [] });
    expect(data?.flags).toBeUndefined();
  });

  it.each([
    [commandOf('keyword', { name: 'overkill' }), 'Overkill', 'https://rules.example.org/keywords/overkill'],
    [
      commandOf('card', { name: 'old guard' }),
      'Old Guard (A)',
      'https://rules.example.org/cards/old-guard-a',
    ],
  ])('%j is answered with what is printed', async (command, title, url) => {
    const { type, data } = await reply(command);
    expect([type, data?.embeds?.[0]?.title, data?.embeds?.[0]?.url]).toEqual([4, title, url]);
  });

  it('that nobody knows here is told to its asker alone', async () => {
    const { type, data } = await reply(commandOf('dance'));
    expect([type, data?.flags]).toEqual([4, ONLY_FOR_THE_ASKER]);
    expect(data?.content).toContain('/rule');
  });

  it.each([
    commandOf('keyword', { name: 'xyzzy' }),
    commandOf('card', { name: 'xyzzy' }),
    commandOf('attack', { line: '7 power vs' }),
    commandOf('interaction', { a: 'xyzzy', b: 'Evade' }),
  ])('that leads nowhere is told to its asker alone: %j', async (command) => {
    const { type, data } = await reply(command);
    expect([type, data?.flags]).toEqual([4, ONLY_FOR_THE_ASKER]);
  });

  it('without its options is still answered', async () => {
    for (const name of ['rule', 'keyword', 'interaction', 'attack', 'card', 'odds'])
      expect((await reply(commandOf(name))).type).toBe(4);
  });

  it('before the rules are loaded is told to wait', async () => {
    const empty = await discord.start({ store: handStore(null), worker: heldWorker() });
    const told = await reply(commandOf('rule', { question: 'x' }), empty);
    expect(told.data?.content).toContain('not loaded yet');
    expect(await reply(typingOf('keyword', 'name', 'o'), empty)).toEqual({
      type: 8,
      data: { choices: [] },
    });
    await empty.close();
  });

  it('leaves a line in the log without what was asked and without its token', async () => {
    await reply(commandOf('rule', { question: 'a private matter' }));
    const lines = JSON.stringify(server.lines);
    expect(lines).toContain('"interaction":"rule"');
    expect(lines).not.toMatch(/private|interaction_token/);
  });
});

describe('autocomplete', () => {
  it('completes what has been typed, accents and case aside', async () => {
    const { type, data } = await reply(typingOf('keyword', 'name', 'ÓVE'));
    expect([type, data?.choices]).toEqual([8, [{ name: 'Overkill', value: 'overkill' }]]);
  });

  it('completes cards for a card, and nothing for free text', async () => {
    const cards = await reply(typingOf('card', 'name', 'old'));
    expect(cards.data?.choices).toEqual([{ name: 'Old Guard (A)', value: 'Old Guard (A)' }]);
    expect((await reply(typingOf('rule', 'question', 'over'))).data?.choices).toEqual([]);
    expect((await reply(typingOf('dance', 'step', 'over'))).data?.choices).toEqual([]);
  });
});

describe('a button below an answer', () => {
  it('brings back what it needs, and shows it to who pressed it', async () => {
    const answer = await reply(commandOf('rule', { question: 'Can I evade Overkill damage?' }));
    const buttons = answer.data?.components?.[0]?.components.map(({ custom_id }) => custom_id) ?? [];
    expect(buttons).toHaveLength(2);
    const [rulings, timing] = await Promise.all(buttons.map((id) => reply(pressOf(id))));
    expect([rulings?.type, rulings?.data?.flags]).toEqual([4, ONLY_FOR_THE_ASKER]);
    expect(rulings?.data?.content).toMatch(/Overkill damage is caused by the ability/);
    expect(timing?.data?.content).toMatch(/Overkill.*\n.*Evade/);
  });

  it.each(['rulings:no-such', 'dance', ''])('that is not known any more (%j) says so', async (id) => {
    expect((await reply(pressOf(id))).data?.content).toContain('no longer known');
  });
});
