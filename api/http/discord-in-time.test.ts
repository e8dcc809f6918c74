import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../schema/in-turn.js';
import type { DiscordStandIn } from '../discord/stand-in/discord-stand-in.js';
import { commandOf, PING, pressOf, typingOf } from '../discord/stand-in/sent-interactions.js';
import {
  type DiscordForTest,
  type DiscordReply,
  ONLY_FOR_THE_ASKER,
  startDiscordForTest,
} from './testing/discord-for-test.js';
import { handTimers } from './testing/hand-timers.js';
import { type HeldWorker, heldWorker } from './testing/held-worker.js';
import {
  handStore,
  sampleKnowledgeBase,
  type TestOptions,
  type TestServer,
} from './testing/start-for-test.js';

const knowledgeBase = sampleKnowledgeBase();
/** Enough dice and choices to be solved in a thread. */
const LONG = '9 power, Critical Hit 2, Lucky 1 vs 8 health, Parry 2, Evade 3, Riposte 2';
const ATTACK = commandOf('attack', { line: LONG });
const timers = handTimers();
let discord: DiscordForTest;
let standIn: DiscordStandIn;
let worker: HeldWorker;
let server: TestServer;

beforeAll(async () => {
  discord = await startDiscordForTest();
  standIn = discord.standIn;
  worker = heldWorker();
  server = await start({ worker, store: handStore(knowledgeBase) });
});
afterAll(async () => {
  await server.close();
  await discord.close();
});
afterEach(() => worker.free());

function start(options: TestOptions): Promise<TestServer> {
  return discord.start({ ...options, startTimer: timers.start });
}

function reply(interaction: object, to = server): Promise<DiscordReply> {
  return discord.reply(to, interaction);
}

/** What a reply is in time, whose work is not done in time. */
async function late(interaction: object, to = server): Promise<DiscordReply> {
  const first = reply(interaction, to);
  await until(() => timers.running() > 0);
  timers.pass();
  return first;
}

describe('a reply whose work is not done in time', () => {
  it.each([
    ['an attack', ATTACK, /Solved exactly/],
    ['a check', commandOf('interaction', { a: 'Overkill', b: 'Stun 2' }), /\*\*They .*Overkill/s],
    ['a question', commandOf('rule', { question: 'Does Stun stop Evade?' }), /Stun/],
    ['the odds', commandOf('odds', { question: `chance for ${LONG}` }), /chance that the defender/],
  ])('is deferred and followed up: %s', async (_what, command, told) => {
    const at = standIn.calls.length;
    worker.hold();
    expect(await late(command)).toEqual({ type: 5 });
    expect(standIn.calls).toHaveLength(at);
    worker.free();
    const call = await standIn.called(at);
    expect(call).toMatchObject({
      method: 'PATCH',
      path: '/api/v10/webhooks/1180/an.interaction_token-1/messages/@original',
      body: { content: expect.stringMatching(told), allowed_mentions: { parse: [] } },
    });
    expect(call.userAgent).toMatch(/^DiscordBot \(https:\/\/rules\.example\.org, \d/);
  });

  it('is deferred also while it only waits for its turn, and followed up in it', async () => {
    const at = standIn.calls.length;
    const others = held();
    void inTurn({ knowledgeBase }, () => others.work);
    expect(await late(commandOf('rule', { question: 'How does Stun work?' }))).toEqual({ type: 5 });
    others.free();
    expect((await standIn.called(at)).body).toMatchObject({ content: expect.stringContaining('Stun') });
  });

  it('is followed up even if Discord does not know of the reply yet', async () => {
    const at = standIn.calls.length;
    standIn.answerNext({ status: 404 }, { status: 503 });
    worker.hold();
    await late(ATTACK);
    worker.free();
    expect((await standIn.called(at + 2)).body).toMatchObject({ content: expect.any(String) });
  });

  it('is lost when Discord refuses it, which the log says, and nothing else happens', async () => {
    standIn.answerNext({ status: 403, body: '{"message":"Missing Access"}' });
    worker.hold();
    await late(ATTACK);
    worker.free();
    await until(() => server.lines.some(({ msg }) => msg === 'a deferred reply was not followed up'));
    expect(JSON.stringify(server.lines)).toContain('Missing Access');
    expect(JSON.stringify(server.lines)).not.toContain('interaction_token');
    expect(await reply(PING)).toEqual({ type: 1 });
  });

  it('is still followed up when the server is told to close', async () => {
    const at = standIn.calls.length;
    const own = heldWorker();
    const closing = await start({ worker: own, store: handStore(sampleKnowledgeBase('closing')) });
    await until(() => own.waiting() === 0);
    own.hold();
    expect((await late(ATTACK, closing)).type).toBe(5);
    own.free();
    await closing.close();
    expect(standIn.calls.length).toBeGreaterThan(at);
  });
});

describe('while all threads are at work', () => {
  it('a hundred commands have their first reply, and all are followed up', async () => {
    const at = standIn.calls.length;
    worker.hold();
    const commands = Array.from({ length: 100 }, (_, index) =>
      commandOf('interaction', { a: 'Critical Hit 3', b: `Evade ${2 + (index % 4)}` }),
    );
    let replied = 0;
    const replies = commands.map((command) => reply(command).finally(() => (replied += 1)));
    // In a crowd it is said at once that a reply will follow.
    await until(() => timers.running() + replied === commands.length);
    expect(replied).toBeGreaterThan(0);
    timers.pass();
    for (const first of await Promise.all(replies)) expect(first).toEqual({ type: 5 });
    expect((await reply(commandOf('keyword', { name: 'stun' }))).type).toBe(4);
    worker.free();
    await standIn.called(at + commands.length - 1);
  });

  it('completions, look-ups and pings are answered', async () => {
    worker.hold();
    const waiting = reply(ATTACK);
    expect(await reply(PING)).toEqual({ type: 1 });
    expect((await reply(typingOf('keyword', 'name', 'ov'))).data?.choices).toHaveLength(1);
    expect((await reply(commandOf('keyword', { name: 'stun' }))).type).toBe(4);
    expect((await reply(pressOf('timing:stun'))).type).toBe(4);
    worker.free();
    expect((await waiting).type).toBe(4);
  });

  it('look-ups wait for no turn of others', async () => {
    const others = held();
    void inTurn({ knowledgeBase }, () => others.work);
    expect((await reply(commandOf('card', { name: 'old guard' }))).type).toBe(4);
    others.free();
  });

  it('more than may run at once is refused at once, to its asker alone', async () => {
    const own = heldWorker();
    const busy = await start({ maxRunning: 10, worker: own, store: handStore(sampleKnowledgeBase('busy')) });
    own.hold();
    const first = reply(ATTACK, busy);
    await until(() => own.waiting() > 0);
    const { type, data } = await reply(ATTACK, busy);
    expect([type, data?.flags, data?.content]).toEqual([
      4,
      ONLY_FOR_THE_ASKER,
      'This bot is busy just now. Try again in a few seconds.',
    ]);
    own.free();
    await first;
    await busy.close();
  });
});

/** Work that others do, until they are set free. */
function held(): { readonly work: Promise<void>; readonly free: () => void } {
  let free = (): void => {};
  const work = new Promise<void>((resolve) => {
    free = resolve;
  });
  return { work, free: () => free() };
}

async function until(condition: () => boolean): Promise<void> {
  for (const end = performance.now() + 10_000; performance.now() < end; ) {
    if (condition()) return;
    await pause(1);
    await setImmediate();
  }
  throw new Error('What was waited for did not happen within 10 s.');
}
