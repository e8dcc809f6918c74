import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { besides } from './besides.js';
import type { KeywordFacts } from './keyword-facts.js';
import { momentOf } from './timeline.js';

/** Of two of which one is on a unit on which it plays no part. */
export function whyAside(a: KeywordFacts, b: KeywordFacts): string {
  return `On these units ${a.keyword.name} and ${b.keyword.name} don't affect each other: neither changes the chance or the size of what the other does.`;
}

/** Why two keywords leave each other alone, in one sentence. */
export function whyIndependent(kb: KnowledgeBase, a: KeywordFacts, b: KeywordFacts): string {
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
  const more = besides(a, b);
  if (more !== null) return more;
  if (momentOf(kb, a) === momentOf(kb, b))
    return `${one} and ${other} don't affect each other: they come at the same time, and neither changes the chance or the size of what the other does.`;
  return `${one} and ${other} don't affect each other: in an attack each does its own part, and neither changes the chance or the size of what the other does.`;
}
