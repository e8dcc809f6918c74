import type { Experiment } from '../../engine/interaction/pair-effects.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { happensIn } from './aside.js';
import { besides } from './besides.js';
import type { KeywordFacts } from './keyword-facts.js';
import { momentOf } from './timeline.js';

/** Of two of which one does nothing where it stands, and why that is: what the other does is not changed by it. */
export function whyAside(
  both: readonly [KeywordFacts, KeywordFacts],
  because: readonly string[],
  experiment: Experiment | null,
): string {
  const [a, b] = both.map(({ keyword }) => keyword.name);
  const working = experiment === null ? [] : both.filter((facts) => happensIn(experiment, facts));
  const rest = working.map(({ keyword }) => `${keyword.name} works as usual`);
  return `On these units ${a} and ${b} don't affect each other: ${[...because, ...rest].join('; ')}.`;
}

/** Why two keywords leave each other alone, in one sentence. */
export function whyIndependent(
  kb: KnowledgeBase,
  a: KeywordFacts,
  b: KeywordFacts,
  isStruck: boolean,
): string {
  const [one, other] = [a.keyword.name, b.keyword.name];
  const outside = [a, b].filter(({ traits }) => traits === null);
  if (outside.length === 2)
    return `${one} and ${other} don't affect each other: neither does anything in an attack, and they share no damage, no dice and no ruling.`;
  const choosing = [a, b].find(({ rules }) => rules?.parts.slots === true);
  if (choosing !== undefined) {
    const chosen = choosing === a ? b : a;
    return `${choosing.keyword.name} says which of its parts a unit has in which arena: where ${chosen.keyword.name} is that part, it works as it does without ${choosing.keyword.name}.`;
  }
  const [off] = outside;
  if (off !== undefined) {
    const on = off === a ? b : a;
    return `${one} and ${other} don't affect each other: ${on.keyword.name} works in an attack, ${off.keyword.name} does not, and they never share a window, a die or an instance of damage.`;
  }
  const more = besides(a, b, isStruck);
  if (more !== null) return more;
  if (momentOf(kb, a) === momentOf(kb, b))
    return `${one} and ${other} don't affect each other: they come at the same time, and neither changes the chance or the size of what the other does.`;
  return `${one} and ${other} don't affect each other: in an attack each does its own part, and neither changes the chance or the size of what the other does.`;
}
