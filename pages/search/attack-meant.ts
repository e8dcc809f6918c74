const LINE = /^\s*\d+\s*p(?:ow(?:er)?)?\b.*\b(?:vs?|versus|against)\b/is;

/** Was an attack in one line typed, as far as that can be told without reading it? Its page then says what it lacks. */
export function isAttackMeant(query: string): boolean {
  return LINE.test(query);
}
