import type { AskedQuestion } from '../reading/asked-question.js';
import type { Ranked } from '../sentences/rank-sentences.js';

const ASKS_WHO = / (?:only|just|solely|nobody but|without) /;
const SAYS_WHO = /\bonly (?:the|a) (?:unit|card|player|attacker|defender)\b/i;

/**
 * Rulings on who alone may do it, for a question that speaks of one alone: `can I stun with Deflect if only the attacker has Stun?`. They are told in
 * place of what the keywords do to each other at large. Bare ids; empty where none is asked for.
 */
export function rulingsOnWhoAlone(
  { form, line }: AskedQuestion,
  shared: readonly Ranked[],
): readonly string[] {
  if (!form.yesNo || !ASKS_WHO.test(line)) return [];
  return shared
    .filter(({ sentence }) => SAYS_WHO.test(sentence.text))
    .flatMap(({ sentence }) => sentence.ruling ?? []);
}
