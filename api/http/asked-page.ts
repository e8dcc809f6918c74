/** Far behind the end of any list. */
const LAST = 10_000;

/** Which page of a list is asked for, from 1; what is no number is the first. */
export function askedPage(parameters: URLSearchParams): number {
  const asked = parameters.get('page') ?? '';
  return /^\d{1,5}$/.test(asked) ? Math.min(Math.max(1, Number(asked)), LAST) : 1;
}
