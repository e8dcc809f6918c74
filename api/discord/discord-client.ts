import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from './commands/command.js';
import type { Message } from './message.js';
import type { ReplyPlace } from './read-interaction.js';

/** Calls to Discord's own API. */
export interface DiscordClient {
  /** Puts the message in the place of a deferred reply. Rejects with a DiscordFailure. */
  editReply(place: ReplyPlace, message: Message): Promise<void>;
  /** Makes these the commands of an application, in the place of all it had. Rejects with a DiscordFailure. */
  registerCommands(
    applicationId: string,
    botToken: string,
    definitions: readonly Command['definition'][],
  ): Promise<void>;
}

export interface DiscordClientOptions {
  /** Without a trailing slash. */
  readonly apiUrl: string;
  /** Who calls, in the form that Discord asks for. */
  readonly userAgent: string;
  /** Ends what is under way. */
  readonly signal?: AbortSignal;
  /** Of the pause before a second try, in milliseconds; each further one is twice as long. */
  readonly firstPause?: number;
}

/** A call that did not succeed. Its message is fit for a log: it names no token. */
export interface DiscordFailure extends Error {
  readonly name: 'DiscordFailure';
  /** Null when there was no answer. */
  readonly status: number | null;
}

const TRIES = 5;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 15_000;
const TIMEOUT_MS = 8_000;
/** Of what Discord says of a refusal, in UTF-16 units. */
const LONGEST_REASON = 300;

interface Call {
  readonly method: 'PATCH' | 'PUT';
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is said of it in a failure. */
  readonly name: string;
  /** A reply that is edited as soon as it was sent may not be there yet. */
  readonly mayBeEarly: boolean;
}

export function createDiscordClient(options: DiscordClientOptions): DiscordClient {
  return {
    editReply: ({ applicationId, token }, { flags: _fixedByTheReply, ...message }) =>
      send(options, {
        method: 'PATCH',
        path: `/webhooks/${encodeURIComponent(applicationId)}/${encodeURIComponent(token)}/messages/@original`,
        body: JSON.stringify(message),
        name: 'the edit of a reply',
        mayBeEarly: true,
      }),
    registerCommands: (applicationId, botToken, definitions) =>
      send(options, {
        method: 'PUT',
        path: `/applications/${encodeURIComponent(applicationId)}/commands`,
        body: JSON.stringify(definitions),
        headers: { Authorization: `Bot ${botToken}` },
        name: 'the registration of commands',
        mayBeEarly: false,
      }),
  };
}

/** Tries again what may go better later: no answer, a fault of the other side, a limit of its rate, a reply that is not there yet. */
async function send(options: DiscordClientOptions, call: Call): Promise<void> {
  const { signal, firstPause = FIRST_PAUSE_MS } = options;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendOnce(options, call);
    if (outcome.ok) return;
    const isLast = attempt === TRIES || !outcome.worthAnother || signal?.aborted === true;
    if (isLast) throw failure(call, outcome, attempt);
    const wait = Math.min(outcome.retryAfter ?? firstPause * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
    await pause(wait, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  }
}

type Outcome = { readonly ok: true } | Missed;

interface Missed {
  readonly ok: false;
  readonly status: number | null;
  readonly reason: string;
  readonly worthAnother: boolean;
  /** In milliseconds; null when the other side names no time. */
  readonly retryAfter: number | null;
}

async function sendOnce({ apiUrl, userAgent, signal }: DiscordClientOptions, call: Call): Promise<Outcome> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${apiUrl}${call.path}`, {
      method: call.method,
      body: call.body,
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent, ...call.headers },
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    const text = await response.text();
    return response.ok ? { ok: true } : missed(response, text, call);
  } catch (error) {
    return { ok: false, status: null, reason: reasonOf(error), worthAnother: true, retryAfter: null };
  }
}

function missed({ status, headers }: Response, text: string, { mayBeEarly }: Call): Missed {
  const worthAnother = status === 429 || status >= 500 || (status === 404 && mayBeEarly);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfter = status === 429 && seconds >= 0 ? seconds * 1_000 : null;
  return { ok: false, status, reason: text.slice(0, LONGEST_REASON), worthAnother, retryAfter };
}

/** What fetch says itself is `fetch failed`; why stands in its cause. Neither has the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  return code ?? error.name;
}

function failure({ name }: Call, { status, reason }: Missed, attempts: number): DiscordFailure {
  const found = status === null ? `did not answer (${reason})` : `answered ${status}: ${reason}`;
  const times = attempts === 1 ? '' : `, in ${attempts} tries`;
  const error = new Error(`Discord ${found}, to ${name}${times}.`);
  return Object.assign(error, { name: 'DiscordFailure' as const, status });
}
