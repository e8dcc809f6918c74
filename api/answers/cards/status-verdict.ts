import type { YesNo } from '../judged.js';
import { type PlayStatus, type StatusSaid, statusSaid, waysIn } from './play-status.js';

/** What a question asks of a card: whether it has a status, or whether one may play it. */
export type StatusAsked = StatusSaid;

const PLAY =
  /^(?:(?:can|could|may|am) (?:i|you|we|one|someone|anyone|players?) (?:allowed to )?(?:play|use|include|run|put|bring) card|(?:can|could|may) card (?:be )?(?:played|used|included|allowed|permitted)|is card (?:allowed|permitted|playable|usable)|is it (?:ok|okay|allowed|permitted) to (?:play|use|include|run|bring) card)(?: ((?:in|at|for|during) .+))?$/;
/** Where on the table, or when in the game: no way to play. */
const IN_THE_GAME =
  /\b(?:arenas?|zones?|steps?|phases?|turns?|battles?|attacks?|ground|space|character|build|hand|stack|with|if|when|while|twice|against|and|or)\b/;

/** Reads a question, `card` in place of the name; null when it asks for no status. */
export function statusAsked(form: string): StatusAsked | null {
  const status = statusSaid(form);
  if (status !== null) return status;
  const play = PLAY.exec(form);
  const place = play?.[1] ?? '';
  if (play === null || IN_THE_GAME.test(place)) return null;
  return { status: 'LEGAL', open: false, where: waysIn(place) };
}

/**
 * Yes or No to what is asked, by all that is said of the card. Null: something is said that leaves it open, or of another way to play, or
 * one thing here and another there.
 */
export function statusVerdict(asked: StatusAsked, said: readonly StatusSaid[]): YesNo | null {
  if (asked.open) return null;
  const verdicts = new Set(said.map((one) => verdictOf(asked, one)).filter((one) => one !== 'ELSEWHERE'));
  const [only = null] = verdicts;
  return verdicts.size === 1 ? only : null;
}

const SAYS: Readonly<Record<PlayStatus, Readonly<Partial<Record<PlayStatus, YesNo>>>>> = {
  BANNED: { BANNED: 'YES', NOT_BANNED: 'NO' },
  NOT_BANNED: { BANNED: 'NO', NOT_BANNED: 'YES' },
  RESTRICTED: { RESTRICTED: 'YES', NOT_RESTRICTED: 'NO' },
  NOT_RESTRICTED: { RESTRICTED: 'NO', NOT_RESTRICTED: 'YES' },
  LEGAL: { LEGAL: 'YES', ILLEGAL: 'NO', BANNED: 'NO' },
  ILLEGAL: { ILLEGAL: 'YES', BANNED: 'YES', LEGAL: 'NO' },
};

/** `is it banned?` is answered by a ban somewhere, with its ruling beside; whether it may be played is not. */
const SOMEWHERE: ReadonlySet<PlayStatus> = new Set(['BANNED', 'RESTRICTED']);

function verdictOf(asked: StatusAsked, said: StatusSaid): YesNo | 'ELSEWHERE' | null {
  if (said.open) return null;
  const answer = SAYS[asked.status][said.status] ?? null;
  if (asked.where.length === 0)
    return said.where.length === 0 || (SOMEWHERE.has(asked.status) && said.status === asked.status)
      ? answer
      : null;
  if (said.where.length === 0) return asked.where.every((way) => way === 'tournament') ? answer : null;
  const shared = asked.where.filter((way) => said.where.includes(way));
  if (shared.length === 0) return 'ELSEWHERE';
  return shared.length === asked.where.length ? answer : null;
}
