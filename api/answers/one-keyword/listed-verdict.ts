import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { conceptOf } from '../reading/concepts.js';
import { isOfName } from '../reading/is-of-name.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const LIST = /\bincluding (.+)$/i;
const LIMITED = / (?:only|just|solely|exclusively) /;
const OTHERWISE = / (?:not|no|never|or|unless|except|if|when|before|after) /;
/** In so few words a question names what it would be limited to. */
const MOST_NAMED = 6;
/** They say that it works, and not on what. */
const WORKING: ReadonlySet<string> = new Set(
  'do does is are can will would it its the a an my your this unit units for on in to of with from by against during at work works apply applies count counts affect affects matter matters function functions good useful used use thing s k damage made done dealt coming comes come through ? that'.split(
    ' ',
  ),
);

/** No to `does it work only on attacks?`, where a sentence of the keyword lists attacks and more. */
export function listedVerdict(asked: AskedQuestion): Judged | null {
  const { index, line } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  if (!LIMITED.test(line) || OTHERWISE.test(line)) return null;
  const named = namedBeside(asked);
  if (named.length === 0 || named.length > MOST_NAMED) return null;
  const by = sentencesOf(index, keyword.slug).find((sentence) => {
    const items = itemsOf(LIST.exec(sentence.text)?.[1] ?? '');
    return (
      items.length > 1 && items.some((item) => named.every((word) => item.includes(conceptOf(word) ?? '')))
    );
  });
  return by === undefined ? null : { answer: 'NO', by };
}

/** The words of the limit: `attacks` in `does Ferocity only work on attacks?`. */
function namedBeside({ words, mentions }: AskedQuestion): readonly string[] {
  return words
    .filter((_, at) => !isOfName(mentions, at))
    .map(({ text }) => text)
    .filter((text) => !WORKING.has(text) && !LIMITED.test(` ${text} `));
}

/** `damage from attacks, Ambush, and other abilities`: what each part is about. */
function itemsOf(list: string): readonly (readonly string[])[] {
  return list
    .replace(/\.$/, '')
    .split(/,(?: and)? | and /)
    .map((item) =>
      item
        .toLowerCase()
        .split(/\W+/)
        .flatMap((word) => conceptOf(word) ?? []),
    );
}
