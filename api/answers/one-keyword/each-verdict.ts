import { rulesOf } from '../../interactions/rules-of.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { isOfName } from '../reading/is-of-name.js';
import { mainLine } from '../reading/main-line.js';
import { type Sentence, sentencesOf } from '../sentences/sentence-index.js';

const EACH_HAS_BEEN = /^Each \w+ unit has been (\w+ed)\b/i;
const EACH_CAN = /^Each (\w{5})\w* unit can activate (\w+)\b/i;

/** Beside what is said of each, a question about some of them says nothing but this. */
const OF_SOME =
  /^(?:defending|defenders?|was|were|is|are|am|has|have|did|does|do|can|may|could|will|would|my|the|his|her|their|first|second|third|fourth|last|both|all|each|every|either|two|three|four|one|single|of|them|these|those|it|he|she|they|i|we|unit|units|guy|guys|dudes?|characters?|still|also|too|count|counts|as|considered|be|been|being|get|gets|got|to|with|that|really|for|attack|in|during|use|using|used|activate|activates|activated|work|happen|happens|resolve|resolves|own|its|card|cards|then)$/;
const NAMES_THEM = / (?:both|each|every|all|either|they|them|it|he|she|two|three) /;
const SEVERAL = / (?:both|each|every|all|two|three|several|another|second|also|too|other) /;
const OTHERWISE =
  / (?:not|no|never|only|or|without|unless|except|nobody|none|would have|could have|neither) /;

/** Yes to what a sentence says of each unit of a kind, asked of one or more of them that are told to be of that kind; null for all else. */
export function eachVerdict(asked: AskedQuestion): Judged | null {
  const { keywords, index, form, cards } = asked;
  if (!form.yesNo || form.negated || cards.length > 0 || OTHERWISE.test(asked.line)) return null;
  for (const { slug } of keywords) {
    const by = sentencesOf(index, slug).find((one) => isSaidOf(asked, one));
    if (by !== undefined) return { answer: 'YES', by };
  }
  return null;
}

function isSaidOf(asked: AskedQuestion, sentence: Sentence): boolean {
  const [, participle] = EACH_HAS_BEEN.exec(sentence.text) ?? [];
  if (participle !== undefined && asked.keywords.length === 1)
    return (
      restOfMain(asked, participle.toLowerCase()) && (namesIn(asked) || NAMES_THEM.test(mainLine(asked)))
    );
  const [, kind = ''] = EACH_CAN.exec(sentence.text) ?? [];
  return kind !== '' && restOfMain(asked, null) && isToldOfSeveral(asked, kind.toLowerCase(), sentence);
}

/** Is the keyword itself in the main clause: `was my first interceptor attacked`? */
function namesIn({ mentions, form }: AskedQuestion): boolean {
  return mentions.some(({ start }) => start >= (form.opener ?? 0));
}

/** The question itself asks for that, with the participle in it where one is given, and for nothing else. */
function restOfMain({ words, mentions, form }: AskedQuestion, participle: string | null): boolean {
  const from = form.opener ?? 0;
  const rest = words
    .filter((word, at) => at >= from && word.kind !== 'MARK' && !isOfName(mentions, at))
    .map(({ text }) => text);
  const isNamed = participle === null || rest.includes(participle);
  return isNamed && rest.every((text) => text === participle || OF_SOME.test(text));
}

/** `two of my units were defenders`: those that can are several, and told to be of the kind. */
function isToldOfSeveral(asked: AskedQuestion, kind: string, { keyword }: Sentence): boolean {
  const main = mainLine(asked);
  const told = asked.line.replace(main, ' ');
  const isOfKind =
    told.split(' ').some((word) => word.startsWith(kind)) ||
    asked.mentions.some((one) => one.keyword.slug !== keyword && makesDefender(one.keyword.slug));
  // `can all defending units retaliate?`
  if (new RegExp(` (?:each|every|all|both|two|three) (?:of )?(?:the |my )?${kind}\\w*`).test(main))
    return true;
  const asksForAll = / (?:both|each|every|all|either|two|three) /.test(main);
  const isAsked = asked.mentions.some(
    (one) => one.keyword.slug === keyword && one.start >= (asked.form.opener ?? 0),
  );
  return isOfKind && SEVERAL.test(told) && asksForAll && isAsked;
}

/** Through it another unit becomes the defender. */
function makesDefender(slug: string): boolean {
  return rulesOf(slug)?.parts.changesDefender !== undefined;
}
