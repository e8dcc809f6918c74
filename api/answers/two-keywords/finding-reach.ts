import type { AskedQuestion } from '../reading/asked-question.js';

/** They ask for more than that one keyword does something to another: always, twice, before, at what price, by duty, to whose dice. */
const FURTHER: readonly RegExp[] = [
  / (?:only|just|solely|exclusively) /,
  / (?:must|mandatory|obligatory|forced|required|compulsory|obliged) | ha(?:ve|s) to | needs? /,
  / (?:all|every|always|completely|fully|entirely|totally|full|whole|entire|everything|any time|anytime) /,
  / (?:twice|times|again|repeatedly|once|second time) /,
  / (?:before|after|afterwards?|until|later|earlier|during) /,
  / (?:pay|pays|cost|costs|free) /,
  / (?:unless|except|instead|besides) /,
  / (?:dice|die|rolls?) (?:of|from|for) /,
];
const OTHERS = / (?:another|other|different) (?:unit|arena|attack|player|instance)s? /;
/** The keyword behind is not there. */
const ABSENT = / (?:without|lacks?|lacking|missing|no) (?:(?:a|an|any|the|unit|with) )*$/;

/** Does a question ask for more of its keywords than findings say, in `texts`? Then no finding answers it with Yes or No. */
export function asksFurther(asked: AskedQuestion, texts: readonly string[]): boolean {
  const { line, words, mentions, form } = asked;
  if (mentions.some(({ start }) => ABSENT.test(`${lineTo(asked, start)} `))) return true;
  const main = ` ${words
    .slice(form.opener ?? 0)
    .map((word) => word.text)
    .join(' ')} `;
  const others = OTHERS.exec(main)?.[0].trim();
  if (others !== undefined && !texts.some((text) => text.includes(others))) return true;
  return FURTHER.some((pattern) => pattern.test(main)) || joinsWhatIsNoKeyword(asked) || / only /.test(line);
}

function lineTo({ words }: AskedQuestion, end: number): string {
  return ` ${words
    .slice(0, end)
    .map(({ text }) => text)
    .join(' ')}`;
}

/** `on Retaliate or on attack dice` */
function joinsWhatIsNoKeyword({ words, mentions }: AskedQuestion): boolean {
  return words.some(
    ({ text }, at) =>
      text === 'or' &&
      !(mentions.some(({ valueEnd }) => valueEnd === at) && mentions.some(({ start }) => start === at + 1)),
  );
}
