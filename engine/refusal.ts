import type { Refusal, RefusalCode } from './report.js';

/** Names and lines of the input stand in messages, and may be of any length. */
const LONGEST = 400;

/** An input that is understood and can't be served: the message says what was found, what is expected and what to do. */
export function refusal(
  code: RefusalCode,
  message: string,
  more: { readonly rule?: string; readonly limit?: string; readonly suggestions?: readonly string[] } = {},
): Refusal {
  return {
    ok: false,
    code,
    message: message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message,
    rule: more.rule ?? null,
    limit: more.limit ?? null,
    suggestions: more.suggestions ?? [],
  };
}

export function isRefusal(value: object): value is Refusal {
  return 'ok' in value && value.ok === false;
}
