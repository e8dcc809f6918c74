import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { conceptsOf } from '../reading/clauses.js';
import { anyConceptOf } from '../reading/concepts.js';
import { plainKeyword } from '../reading/only-keyword.js';
import type { SentenceIndex } from '../sentences/sentence-index.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const OFFERS =
  /\b(?:the )?([\w ]{3,30}?) may be (\w+) (?:to|on|onto|in|against) ([\w' ]+? or [\w' ]+?)(?:[.,;]|$)/i;
const MUST = / (?:must|have to|has to|need to|needs to|forced to|required to|obliged to|mandatory) /;
const MAY = / (?:may|can|could|allowed|ok|legal) /;
const OTHERWISE =
  / (?:not|no|never|only|unless|except|before|after|first|same|different|equal|enough|least|kill|all|every|if|when) /;

/** No to `must the remainder go to another unit?`, and Yes to `may it?`, where a sentence leaves it to the player which of two it goes to. */
export function oneOfTwo(asked: AskedQuestion): Judged | null {
  const { index, line, concepts } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const isDuty = MUST.test(line);
  if (!isDuty && !MAY.test(line)) return null;
  if (OTHERWISE.test(isDuty ? line : line.replace(/ all /g, ' '))) return null;
  const by = sentencesOf(index, keyword.slug).find(({ text }) => {
    const [, subject = '', verb = '', places = ''] = OFFERS.exec(text) ?? [];
    if (places === '') return false;
    const said = conceptsOf(`${subject} ${verb} ${places} ${text}`);
    const named = [...conceptsOf(`${subject} ${verb}`)].filter((one) => !index.isGeneral(one));
    const isNamed = (one: string): boolean =>
      concepts.has(one) || (!isDuty && one === EXCESS && / all /.test(line));
    return named.every(isNamed) && isWithin(index, concepts, isDuty ? said : new Set([...said, ALL]));
  });
  return by === undefined ? null : { answer: isDuty ? 'NO' : 'YES', by };
}

/** `all hits`: those in excess too. */
const EXCESS = anyConceptOf('excess');
const ALL = anyConceptOf('all');

function isWithin(index: SentenceIndex, asked: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  return [...asked].every((one) => said.has(one) || index.isGeneral(one));
}
