import { KEYWORDS } from '../../../engine/keyword-list.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { Word } from '../reading/words.js';
import { NOUN_PHRASES } from './noun-phrases.js';
import { NOUN_WORDS } from './noun-words.js';
import { LETTER_OF, type Thing, thing } from './thing.js';
import { joinedBy, type TypedLine } from './typed-line.js';

/** They change nothing about what is asked. */
const IDLE =
  /^(?:really|actually|also|too|ever|even|still|please|so|like|then|now|btw|lol|hey|hi|ok|okay|somehow|automatically|thanks|anyway|normally|x|ability|keyword|already|own|well|and then|allowed|able)$/;
/** Stands before the verb that opens the question. */
export const OPENER = '|';

/** A question with its phrases as things: what is told, `|`, what is asked. */
export function typedLine(asked: AskedQuestion): TypedLine {
  return withPronouns(joinedBy(NOUN_PHRASES, withNouns(withKeywords(asked))));
}

/** What is left of `that` and `this` stands for what was told. */
function withPronouns({ text, things }: TypedLine): TypedLine {
  return {
    text: text.replace(/(?<![^ ])(?:that|this)(?![^ ])/g, `${LETTER_OF.IT}${things.length}`),
    things: [...things, thing('IT')],
  };
}

function withKeywords({ kb, words, mentions, cards, form }: AskedQuestion): TypedLine {
  const things: Thing[] = [];
  const said: string[] = [];
  const add = (made: Thing): void => {
    said.push(`${LETTER_OF[made.kind]}${things.length}`);
    things.push(made);
  };
  for (let at = 0; at < words.length; at++) {
    if (at === form.opener) said.push(OPENER);
    const mention = mentions.find(({ start }) => start === at);
    const card = cards.find(({ start }) => start === at);
    if (mention !== undefined) {
      const isForm = mention.match === 'FORM';
      add(thing('ABILITY', { of: factsOf(kb, mention.keyword, KEYWORDS), isForm }));
      at = mention.valueEnd - 1;
    } else if (card !== undefined) {
      add(thing('UNIT', { definite: true }));
      at = card.end - 1;
    } else if (!isOfOpener(words[at], at, form.opener) && !IDLE.test(words[at]?.text ?? ''))
      said.push(words[at]?.text ?? '');
  }
  return { text: said.join(' ').replace(/(?: [?.!])+$/, ''), things };
}

/** `doesn't Armor help?` asks whether it does. */
function isOfOpener(word: Word | undefined, at: number, opener: number | null): boolean {
  return word?.text === 'not' && word.contracted && opener !== null && at === opener + 1;
}

function withNouns(line: TypedLine): TypedLine {
  const things = [...line.things];
  const text = NOUN_WORDS.reduce(
    (said, { said: pattern, names }) =>
      said.replace(pattern, (_found, face) => {
        const named = names(typeof face === 'string' ? face : undefined);
        things.push(named);
        return `${LETTER_OF[named.kind]}${things.length - 1}`;
      }),
    line.text,
  );
  return { text, things };
}
