import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { literally } from '../../knowledge-base/literally.js';

const UNITS =
  '(?:units?|guys?|dudes?|characters?|creatures?|ships?|starships?|attackers?|defenders?|targets?|ones?)';

interface Patterns {
  readonly nonUnit: RegExp;
  readonly without: RegExp;
}

const known = new WeakMap<KnowledgeBase, Patterns>();

/** `a non-Fortitude unit` is one without Fortitude, `w/o` is without. */
export function unitsWithout(kb: KnowledgeBase, question: string): string {
  return question.replace(/\bw\/o\b/gi, 'without').replace(patternsOf(kb).nonUnit, '$2 without $1');
}

/** A question without the keyword that it says is not there; null where it says that of none, or of several. */
export function questionOfTheRest(kb: KnowledgeBase, question: string): string | null {
  const plain = unitsWithout(kb, question);
  const { without } = patternsOf(kb);
  return (plain.match(without) ?? []).length === 1 ? plain.replace(without, ' ') : null;
}

function patternsOf(kb: KnowledgeBase): Patterns {
  const found = known.get(kb) ?? namedPatterns(kb);
  known.set(kb, found);
  return found;
}

function namedPatterns({ keywords }: KnowledgeBase): Patterns {
  const names = [...keywords.values()].map(({ name }) => literally(name)).join('|');
  return {
    nonUnit: new RegExp(`\\bnon[- ]?(${names}) (${UNITS})\\b`, 'giu'),
    without: new RegExp(
      `\\b(?:(?:that |who |which )?(?:has|have|with) no|(?:that |who |which )?(?:does not|doesn['’]t|do not|don['’]t) have(?: an?)?|without(?: any| an?)?|lacking) (?:${names})\\b,?`,
      'giu',
    ),
  };
}
