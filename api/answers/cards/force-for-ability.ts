import type { YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const NUMBER = `(\\d+|${NUMBERS.join('|')})`;
const OF_IT = '(?:C K|K of C|C s K)';
/** It is enough. */
const FOR = new RegExp(`^(?:can|could|may) C (?:use )?K for (?:only )?${NUMBER} force$`);
/** It is that much. */
const COSTS: readonly RegExp[] = [
  new RegExp(
    `^(?:does|do|must|should) C (?:need|pay|have to pay|need to pay|spend) ${NUMBER} force (?:to|for) (?:use )?K$`,
  ),
  new RegExp(`^(?:does|do) ${OF_IT} (?:cost|need|take) ${NUMBER} force$`),
  new RegExp(`^is ${OF_IT} ${NUMBER} force$`),
];

/** Yes or No to a question that names so much Force for an ability that costs `force`; null where it asks for more or for something else. */
export function forceAsked(asked: AskedQuestion, force: number): YesNo | null {
  if (!asked.form.yesNo || asked.form.negated) return null;
  const line = withCardMasked(asked);
  const enough = numberIn(FOR.exec(line)?.[1]);
  if (enough !== null) return enough > force ? null : enough === force ? 'YES' : 'NO';
  const [all = null] = COSTS.flatMap((pattern) => numberIn(pattern.exec(line)?.[1]) ?? []);
  return all === null ? null : all === force ? 'YES' : 'NO';
}

function numberIn(text: string | undefined): number | null {
  if (text === undefined) return null;
  const at = NUMBERS.indexOf(text);
  return at < 0 ? Number(text) : at;
}

const IDLE = /^(?:the|a|an|my|your|ability|really|actually)$/;

/** The card as C and the keyword as K. */
function withCardMasked({ words, cards, mentions }: AskedQuestion): string {
  const said: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const card = cards.find(({ start }) => start === at);
    const mention = mentions.find(({ start }) => start === at);
    const text = words[at]?.text ?? '';
    if (card !== undefined || mention !== undefined) {
      said.push(card === undefined ? 'K' : 'C');
      at = (card?.end ?? mention?.valueEnd ?? at + 1) - 1;
    } else if (words[at]?.kind !== 'MARK' && !IDLE.test(text)) said.push(text);
  }
  return said.join(' ');
}
