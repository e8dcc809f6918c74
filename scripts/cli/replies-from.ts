import type { Misused } from './query-command.js';
import type { LocalReplies, Replies } from './replies.js';

/** How answers are got; each is loaded when it is asked for. */
export interface RepliesFrom {
  local(say: (line: string) => void): Promise<LocalReplies>;
  /** `url` has no trailing slash. */
  server(url: string): Promise<Replies>;
}

/** The database of this machine, or the server at `server`: where it listens, or under what it is published. */
export async function chooseReplies(
  from: RepliesFrom,
  server: string | undefined,
  say: (line: string) => void,
): Promise<Replies | Misused> {
  if (server === undefined) return from.local(say);
  return URL.canParse(server) && /^https?:$/.test(new URL(server).protocol)
    ? from.server(server.replace(/\/+$/, ''))
    : { usage: `--server is '${server}'; expected an address such as http://localhost:4000` };
}
