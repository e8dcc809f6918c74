import type { Refusal, RefusalCode } from './report.js';

/** An input that is understood and can't be served: the message says what was found, what is expected and what to do. */
export function refusal(
  code: RefusalCode,
  message: string,
  more: { readonly rule?: string; readonly limit?: string; readonly suggestions?: readonly string[] } = {},
): Refusal {
  return {
    ok: false,
    code,
    message,
    rule: more.rule ?? null,
    limit: more.limit ?? null,
    suggestions: more.suggestions ?? [],
  };
}

export function isRefusal(value: object): value is Refusal {
  return 'ok' in value && value.ok === false;
}
