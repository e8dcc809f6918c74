/** An attack by its address. */
export interface LinkedAttack {
  readonly line: string;
  /** As the address has it; empty where it has none. */
  readonly reading: string;
}

const ADDRESS = /^(?:https?:\/\/[^\s/]+)?(?:\/[^\s?#]*)?\/?attack\?\S+$/i;

/** The attack of a link to a page of an attack, pasted where a line was expected; null for what is none. */
export function pastedLink(typed: string): LinkedAttack | null {
  if (!ADDRESS.test(typed)) return null;
  const [, search = ''] = typed.split('?', 2);
  const parameters = new URLSearchParams(search.replace(/#.*$/, ''));
  const line = (parameters.get('q') ?? '').trim();
  return line === '' ? null : { line, reading: parameters.get('reading') ?? '' };
}
