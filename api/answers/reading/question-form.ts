import { deniesClause } from './negation.js';
import type { Mention } from './recognise-keywords.js';
import { turnsOff } from './verb-phrases.js';
import type { Word } from './words.js';

/** How a question is put. */
export interface QuestionForm {
  /** It wants Yes or No. */
  readonly yesNo: boolean;
  /** `before or after`, `Overkill or Evade first`: it wants one of two. */
  readonly choice: boolean;
  /** `what`, `how`, `when` ...; null when there is none. */
  readonly asks: string | null;
  /** Place of the verb that opens the main clause (`does`, `can`); null when nothing does. */
  readonly opener: number | null;
  /** An odd number of negations in the main clause; that of a contracted opener (`doesn't Armor ...?`) doesn't count. */
  readonly negated: boolean;
  /** Has it the form of a question or a request at all? */
  readonly recognised: boolean;
}

const OPENERS: ReadonlySet<string> = new Set(
  'do does did can could is are was were will would should may might must has have am need'.split(' '),
);
const ASKING: ReadonlySet<string> = new Set('what how when which who whom where why whose'.split(' '));
const SUBJECTS: ReadonlySet<string> = new Set(
  `i you we they he she it my your his her their our the a an this that these those both two three multiple several opponent
  opponents any all each there`.split(/\s+/),
);
const LEAD_INS: ReadonlySet<string> = new Set(
  `so and but then hey hi hello ok okay yo please question also well guys um uh hmm wondering wonder know sure quick just rules
  quickly because since thanks`.split(/\s+/),
);
const REQUESTS =
  /^(?:please )?(?:explain|describe|define|tell|show|give|compare|list|lookup|look|rules?|info|definition|calculate|compute)\b/;
const TAGS = /\b(?:right|correct|true|yes|no|yeah|huh|is it|does it|isnt it) ?\?* *$/;
const NEGATIVE: ReadonlySet<string> = new Set('useless powerless ineffective worthless'.split(' '));

export function questionForm(words: readonly Word[], mentions: readonly Mention[]): QuestionForm {
  const line = words.map(({ text }) => text).join(' ');
  const asksAt = words.findIndex((word, at) => isAsking(words, word, at));
  const opener = openerOf(words, mentions) ?? fragmentOf(words);
  const asks = asksAt >= 0 && (opener === null || asksAt < opener) ? (words[asksAt]?.text ?? null) : null;
  const choice =
    / or /.test(line) &&
    /\b(?:first|before or after|sooner|earlier|later|comes? before|precede)\b/.test(line);
  const told = opener === null && asks === null;
  const tagged = told && TAGS.test(line.replace(/[,.!]/g, ''));
  const bare = told && (opensBare(words, mentions) || declares(words, mentions));
  const yesNo =
    !choice && !asksTwice(words, opener) && ((asks === null && opener !== null) || tagged || bare);
  return {
    yesNo,
    choice,
    asks,
    opener,
    negated: isNegated(words, mentions, opener),
    recognised:
      yesNo || asks !== null || opener !== null || REQUESTS.test(line) || words.at(-1)?.text === '?',
  };
}

/** `does A stop B and does C?`: two questions have no one Yes or No. */
function asksTwice(words: readonly Word[], opener: number | null): boolean {
  if (opener === null) return false;
  return words.some(({ text }, at) => {
    const before = words[at - 1]?.text ?? '';
    return (
      at > opener + 1 &&
      OPENERS.has(text) &&
      /^(?:and|or|[?])$/.test(before) &&
      !/^(?:not|no|need)$/.test(text)
    );
  });
}

/** In so many words stands what a bare question is about. */
const FEWEST_TOLD = 4;
const MOST_ASKED = 6;

/** `I rolled two fours with Fury 1: two extra dice?`, `Stun if Evade prevented everything?`: a question without a verb of its own. */
function fragmentOf(words: readonly Word[]): number | null {
  if (words.at(-1)?.text !== '?' || TAGS.test(words.map(({ text }) => text).join(' '))) return null;
  const told = words.slice(0, -1);
  if (told.some(({ text }) => ASKING.has(text) && text !== 'when')) return null;
  const mark = told.findLastIndex(({ kind, text }) => kind === 'MARK' && /[,.:;]/.test(text));
  const asked = told.length - 1 - mark;
  if (mark >= FEWEST_TOLD && asked > 0 && asked <= MOST_ASKED) return mark + 1;
  const condition = told.findIndex(({ text }) => text === 'if');
  return condition > 0 && condition <= 2 ? 0 : null;
}

/** `what`, `how` ... that asks: not `when I attack`, `if what it hits`. */
function isAsking(words: readonly Word[], word: Word, at: number): boolean {
  if (!ASKING.has(word.text)) return false;
  const next = words[at + 1]?.text ?? '';
  if (word.text === 'when' || word.text === 'where' || word.text === 'who') return OPENERS.has(next);
  if (word.text === 'which' || word.text === 'what' || word.text === 'how' || word.text === 'why')
    return true;
  return at === 0;
}

function openerOf(words: readonly Word[], mentions: readonly Mention[]): number | null {
  const opens = words.findIndex((word, at) => {
    if (!OPENERS.has(word.text) || word.contracted) return false;
    const before = words[at - 1];
    const next = words[at + 1]?.text === 'not' ? words[at + 2] : words[at + 1];
    if (next === undefined || next.kind === 'MARK') return false;
    if (before === undefined || before.kind === 'MARK') return true;
    if (LEAD_INS.has(before.text) || ASKING.has(before.text)) return true;
    if (SUBJECTS.has(before.text) || before.text === 'to' || before.text === 'not') return false;
    if (mentions.some(({ start, match }) => start === at + 1 && match !== 'FORM'))
      return !/^(?:has|have|is|are|can)$/.test(word.text) || asksBefore(words, at);
    if (/^(?:is|are)$/.test(word.text) && endsCondition(words, at)) return true;
    if (endsLeadIn(words, mentions, at)) return true;
    if (/^(?:is|are)$/.test(word.text) && /^(?:that|it|this|he|she|they)$/.test(next.text)) return true;
    return SUBJECTS.has(next.text) && !/^(?:has|have|is|are|need|was|were)$/.test(word.text)
      ? true
      : asksBefore(words, at);
  });
  return opens < 0 ? null : opens;
}

/** `if the defender gets discarded is the Retaliate lost`: the condition ends without a mark. */
function endsCondition(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
  return (
    /^(?:if|when|once)$/.test(words[0]?.text ?? '') &&
    /ed$|^(?:dies|dead|gone|lost|killed|away)$/.test(before) &&
    /^(?:the|my|his|her|their|its)$/.test(next)
  );
}

/** `With Accuracy 1 versus Armor do fours hit`: what is given in front, keywords to its end, has no verb of its own. */
function endsLeadIn(words: readonly Word[], mentions: readonly Mention[], at: number): boolean {
  if (!/^(?:with|against|versus|for)$/.test(words[0]?.text ?? '')) return false;
  const isVerb = /^(?:do|does|can|could|may|must|will|would)$/.test(words[at]?.text ?? '');
  return isVerb && mentions.some(({ valueEnd }) => valueEnd === at);
}

/** `how many times can`, `what step is`: an asking word stands not far before. */
function asksBefore(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => text === 'how' || text === 'what' || text === 'which');
}

/** `accuracy work against armor?`: a keyword and a bare verb, as people type. */
function opensBare(words: readonly Word[], mentions: readonly Mention[]): boolean {
  const [first] = mentions;
  if (first === undefined || first.start > 1) return false;
  const verb = words[first.valueEnd]?.text === 'damage' ? words[first.valueEnd + 1] : words[first.valueEnd];
  if (verb?.text === 'only') return words.at(-1)?.text === '?';
  return /^(?:work|stop|affect|help|prevent|block|beat|trigger|apply|count|ignore|stack|bypass|cancel|negate|reduce|override)s?$/.test(
    verb?.text ?? '',
  );
}

const DECLARED =
  /^(?:works?|happens?|counts?|triggers?|appl(?:y|ies)|ends?|stops?|helps?|stuns?|is|are|does|gets?|gives?|adds?|makes?|means?|becomes?|equals?|ok|okay|allowed|possible|legal|enough|fine|resolves?|occurs?)$/;

/** `Critical Hit gained after the roll still works?`: a statement with the mark of a question. */
function declares(words: readonly Word[], mentions: readonly Mention[]): boolean {
  if (words.at(-1)?.text !== '?' || mentions.length === 0) return false;
  return words.some(({ text }, at) => at > (mentions[0]?.start ?? 0) && DECLARED.test(text));
}

/** `does a counter turn Stealth off?` claims that Stealth is not there then; of two keywords the one stops the other, and nothing is denied. */
function deniesByTurning(texts: readonly string[], mentions: readonly Mention[]): boolean {
  const named = new Set(mentions.map(({ keyword }) => keyword.slug));
  return named.size < 2 && turnsOff(texts.join(' '));
}

function isNegated(words: readonly Word[], mentions: readonly Mention[], opener: number | null): boolean {
  const from = opener ?? 0;
  const main = mainClause(words, from);
  const texts = main.map(({ text }) => text);
  // `Is it not caused by the roll?`: the verb of the question stands in front.
  const inverted = /^(?:is|are|was|were)$/.test(texts[0] ?? '') && texts[1] !== 'there';
  const count = main.filter(
    ({ text, contracted }, at) =>
      (NEGATIVE.has(text) || deniesClause(texts, at) || (inverted && text === 'not')) &&
      !(contracted && at <= 1),
  ).length;
  return (count + (deniesByTurning(texts, mentions) ? 1 : 0)) % 2 === 1;
}

/** From the opener to the next mark or word that opens a condition. */
function mainClause(words: readonly Word[], from: number): readonly Word[] {
  const rest = words.slice(from);
  const end = rest.findIndex(
    ({ text, kind }, at) =>
      at > 0 && (kind === 'MARK' || /^(?:if|when|where|while|unless|because|although|so)$/.test(text)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}
