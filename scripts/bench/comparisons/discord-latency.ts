import { join } from 'node:path';
import { startDiscordStandIn } from '../../../api/discord/stand-in/discord-stand-in.js';
import { commandOf, typingOf } from '../../../api/discord/stand-in/sent-interactions.js';
import { type DiscordKeys, makeDiscordKeys } from '../../../api/discord/stand-in/sign-as-discord.js';
import { projectRoot } from '../../../api/project.js';
import { readQuestions } from '../../evaluate/read-cases.js';
import type { Bench } from '../bench-run.js';
import { compareRounds, median, type Round } from '../measuring/ratio.js';
import { startServerProcess } from '../measuring/run-process.js';
import { measureBurst } from './discord-burst.js';
import { postQuery } from './post-query.js';

/** Signature included, a reply takes no more than twice the plain answer. */
const GOAL = { kind: 'at least', ratio: 0.5 } as const;
const GOAL_IN_TIME = { kind: 'at least', ratio: 1 } as const;
/** Milliseconds, of the median of several rounds. */
const MOST_MS = { rule: 3_000, autocomplete: 50 } as const;

const ANSWER = `query ($question: String!) {
  answer(question: $question, maxLength: 1500) { markdown confidence keywords { slug } suggestions url }
}`;
const SUGGEST = 'query ($prefix: String!) { suggest(prefix: $prefix, first: 25) { label id } }';

/** One thing that is asked both ways; each gives up when it is not answered. */
interface Pair {
  readonly ours: () => Promise<void>;
  readonly theirs: () => Promise<void>;
}

/**
 * Replies to Discord, signature included, one after another: against the same question by GraphQL, and against the
 * time there is; then many at once.
 */
export async function measureDiscord(bench: Bench): Promise<void> {
  const keys = makeDiscordKeys();
  const program = bench.server(await bench.ownDatabase());
  const standIn = await startDiscordStandIn();
  const env = { ...program.env, DISCORD_PUBLIC_KEY: keys.publicKey, DISCORD_API_URL: standIn.url };
  const server = await startServerProcess(bench.workspace, { ...program, env });
  const questions = readQuestions(join(projectRoot(), 'data'), 'of-players').map(({ question }) => question);
  const rules = await answeredAtOnce(questions.map((question) => rulePair(server.url, keys, question)));
  const starts = ['', 'o', 'ov', 'over', 'overk', 'overkill', 'evad', 'cr', 'critcal', 'Prot', 'stn', 'x'];
  const typed = starts.map((prefix) => typingPair(server.url, keys, prefix));
  await report(bench, 'rule', '/rule (the same question by GraphQL)', rules);
  await report(bench, 'autocomplete', 'autocomplete (suggest by GraphQL)', typed);
  await measureBurst(bench, server.url, keys, standIn);
  await server.stop();
  await standIn.close();
}

function rulePair(url: string, keys: DiscordKeys, question: string): Pair {
  return {
    ours: () => send(url, keys, commandOf('rule', { question }), 4),
    theirs: async () => void (await postQuery(url, { query: ANSWER, variables: { question } })),
  };
}

function typingPair(url: string, keys: DiscordKeys, prefix: string): Pair {
  return {
    ours: () => send(url, keys, typingOf('keyword', 'name', prefix), 8),
    theirs: async () => void (await postQuery(url, { query: SUGGEST, variables: { prefix } })),
  };
}

/** Rejects when the reply is of another type. */
async function send(url: string, keys: DiscordKeys, interaction: object, type: number): Promise<void> {
  const body = JSON.stringify(interaction);
  const headers = keys.sign(body);
  const response = await fetch(`${url}/discord/interactions`, { method: 'POST', headers, body });
  const reply: { readonly type?: number } = JSON.parse(await response.text());
  if (reply.type !== type) throw new Error(`The reply has type ${reply.type}; ${type} is expected.`);
}

/** What is deferred has no latency; asked once before, nothing is compiled any more while it is measured. */
async function answeredAtOnce(pairs: readonly Pair[]): Promise<readonly Pair[]> {
  const kept: Pair[] = [];
  for (const pair of pairs)
    if (
      await pair.ours().then(
        () => true,
        () => false,
      )
    )
      kept.push(pair);
  if (kept.length < pairs.length / 2)
    throw new Error(`Of ${pairs.length} questions ${kept.length} are answered at once.`);
  return kept;
}

async function report(
  bench: Bench,
  kind: keyof typeof MOST_MS,
  measure: string,
  pairs: readonly Pair[],
): Promise<void> {
  await timesOf(pairs);
  const rounds: (readonly Round[])[] = [];
  for (let round = 0; round < 2 * bench.rounds; round += 1) rounds.push(await timesOf(pairs));
  const medians = rounds.map((times) => ({
    ours: median(times.map(({ ours }) => ours)),
    theirs: median(times.map(({ theirs }) => theirs)),
  }));
  const comparison = compareRounds(medians, 'less');
  bench.report({ benchmark: 'Discord', measure, unit: 'ms', comparison, goal: GOAL, note: '' });
  const ofEach = pairs.map((_, at) => median(rounds.flatMap((times) => times[at]?.ours ?? [])));
  bench.report({
    benchmark: 'Discord',
    measure: `${kind}, the slowest of ${pairs.length} (against the most allowed)`,
    unit: 'ms',
    comparison: compareRounds([{ ours: Math.max(...ofEach), theirs: MOST_MS[kind] }], 'less'),
    goal: GOAL_IN_TIME,
    note: '',
  });
}

/** Milliseconds until each answer is read, one after another, both ways in turn. */
async function timesOf(pairs: readonly Pair[]): Promise<readonly Round[]> {
  const times: Round[] = [];
  for (const { ours, theirs } of pairs) times.push({ ours: await msOf(ours), theirs: await msOf(theirs) });
  return times;
}

async function msOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
