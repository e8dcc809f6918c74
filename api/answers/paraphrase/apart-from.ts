import { clausesOf } from '../reading/clauses.js';
import type { Sentence } from '../sentences/sentence-index.js';

const APART = /^(?:apart|aside) from |^(?:except|save) for /i;
const REST = /^(?:the )?(?:rest|remainder|others?) of /i;
const ITEM = / ?(?:, (?:and|or)|,| and | or ) ?/;
const HOLDER = /^(?:its|his|her|their|the|a|an) /i;

/** `Apart from its health and name, the rest of its text is ignored`: what is excepted, and the sentence of the rest. */
export function apartFrom(
  sentence: Sentence,
): { readonly items: readonly (readonly string[])[]; readonly rest: Sentence } | null {
  const { text } = sentence;
  if (!APART.test(text)) return null;
  const list = text.replace(APART, '');
  const end = list.search(
    /,(?! (?:and|or) )(?=[^,]* (?:is|are|isn.t|aren.t|does|do|doesn.t|don.t|can|can.t) )/,
  );
  if (end < 0) return null;
  const items = list
    .slice(0, end)
    .split(ITEM)
    .map((item) => item.replace(HOLDER, '').toLowerCase());
  const rest = list
    .slice(end + 1)
    .trim()
    .replace(REST, '');
  return {
    items: items.filter((item) => item !== '').map((item) => item.split(' ')),
    rest: { ...sentence, text: rest, clauses: clausesOf(rest) },
  };
}
