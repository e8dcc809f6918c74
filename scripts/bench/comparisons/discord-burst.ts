import type { DiscordStandIn } from '../../../api/discord/stand-in/discord-stand-in.js';
import { commandOf, typingOf } from '../../../api/discord/stand-in/sent-interactions.js';
import type { DiscordKeys } from '../../../api/discord/stand-in/sign-as-discord.js';
import type { Bench } from '../bench-run.js';
import { compareRounds, type Round } from '../measuring/ratio.js';

/** Interactions of a burst, all sent at the same moment. */
const BURST = 300;
/** Milliseconds that Discord waits for a first reply. */
const MOST_MS = 3_000;
const GOAL = { kind: 'at least', ratio: 1 } as const;

const KEYWORDS = [
  'Overkill',
  'Evade 2',
  'Armor',
  'Stun 3',
  'Critical Hit 2',
  'Lucky 2',
  'Parry 3',
  'Riposte 2',
  'Accuracy 2',
  'Shields 2',
  'Deflect 2',
  'Intercept 2',
  'Retaliate 2',
];

/** Of each kind of work one, another for each number: little that a server remembers of others. */
const KINDS: readonly ((number: number) => object)[] = [
  (n) => commandOf('rule', { question: `Does ${nameOf(n)} stop ${nameOf(3 * n + 1)}?` }),
  (n) => commandOf('interaction', { a: nameOf(n), b: nameOf(5 * n + 2), c: nameOf(7 * n + 3) }),
  (n) =>
    commandOf('odds', {
      question: `${3 + (n % 15)} power with ${nameOf(n)} and lucky ${1 + (n % 4)} against ${3 + (n % 8)} health with evade 2`,
    }),
  (n) =>
    commandOf('attack', {
      line: `${3 + (n % 18)} power, ${nameOf(n)}, Lucky ${1 + (n % 5)} vs ${4 + (n % 9)} health, Evade ${1 + (n % 4)}`,
    }),
  (n) => commandOf('card', { name: nameOf(n) }),
  (n) => typingOf('keyword', 'name', nameOf(n).slice(0, 1 + (n % 4))),
];

function nameOf(number: number): string {
  return KEYWORDS[number % KEYWORDS.length] ?? '';
}

/** How long the last of many first replies takes, against the time that Discord waits: a message, or that one will follow. */
export async function measureBurst(
  bench: Bench,
  url: string,
  keys: DiscordKeys,
  standIn: DiscordStandIn,
): Promise<void> {
  const rounds: Round[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const from = round * BURST;
    const interactions = Array.from({ length: BURST }, (_, at) => mixed(from + at));
    const before = standIn.calls.length;
    const replies = await Promise.all(interactions.map((interaction) => sent(url, keys, interaction)));
    rounds.push({ ours: Math.max(...replies.map(({ ms }) => ms)), theirs: MOST_MS });
    const deferred = replies.filter(({ type }) => type === DEFERRED).length;
    // The next burst finds the server idle.
    if (deferred > 0) await standIn.called(before + deferred - 1);
  }
  bench.report({
    benchmark: 'Discord',
    measure: `first reply, the slowest of ${BURST} at once (against the most allowed)`,
    unit: 'ms',
    comparison: compareRounds(rounds, 'less'),
    goal: GOAL,
    note: '',
  });
}

function mixed(number: number): object {
  return KINDS[number % KINDS.length]?.(Math.floor(number / KINDS.length)) ?? {};
}

interface Reply {
  readonly ms: number;
  readonly type: number;
}

const DEFERRED = 5;

async function sent(url: string, keys: DiscordKeys, interaction: object): Promise<Reply> {
  const body = JSON.stringify(interaction);
  const headers = keys.sign(body);
  const started = performance.now();
  const response = await fetch(`${url}/discord/interactions`, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`An interaction was answered with ${response.status}.`);
  const ms = performance.now() - started;
  const { type }: { readonly type: number } = JSON.parse(text);
  return { ms, type };
}
