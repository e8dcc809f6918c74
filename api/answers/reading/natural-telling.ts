import type { KeywordRecord } from '../../knowledge-base/records.js';

const COUNTED = '(?:two|three|four|five|six|several|multiple|[2-9]|1[0-9])';
const EACH =
  '(?:each|every|all|additional|second|third|later|further|other|another|extra|both|more than one|subsequent|any more)';
const OF_THEM = '(?: of)?(?: the| my| his| these| those)?';
const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'];
const REROLL = 'reroll(?:s|ed|ing)?';
const IT = '(?:it|them|that|those|everything|all|my dice|the dice|that die|the die)';

/** How questions tell what befalls the natural of a keyword; over words in lower case between single spaces. */
export interface Telling {
  readonly into: readonly RegExp[];
  readonly away: readonly RegExp[];
  readonly several: RegExp;
  /** No die shows it. */
  readonly none: RegExp;
  readonly ofEach: RegExp;
  readonly named: RegExp;
  readonly counts: RegExp;
}

const tellings: ReadonlyMap<string, Telling> = new Map(
  NAMES.map((name, at) => [name, tellingOf(`(?:${at + 1}(?: s)?|${name}(?:e?s)?)`)] as const),
);

function tellingOf(face: string): Telling {
  const natural = `(?:naturals? )?${face}`;
  const into = [
    `\\b${REROLL} (?:\\w+ ){0,4}(?:into|to|for|to get|and (?:i )?(?:get|got|roll|rolled|it is|it was)) (?:an? |one )?${natural}\\b`,
    `\\b(?:get|gets|got|roll|rolled|rolling|have|had|hit) (?:an? |one )?${natural} (?:\\w+ )?(?:on|from|in|with|through|by|off|after|via|thanks to) (?:an? |the |my |that )?${REROLL}\\b`,
    `\\b${face} (?:that )?(?:comes? |came |from |off |of |on |is |was |rolled |i get |i got )+(?:from |on |after |in |by )*(?:an? |the |my )?reroll(?:s|ing)?\\b(?! away| into)`,
    `\\b${face} (?:that |which )?(?:i |he |she |they |we )?${REROLL} into\\b(?! (?:an? )?(?:[1-6]|one|two|three|four|five|six)\\b)`,
    `\\b${face} (?:that )?(?:only |just |first )?(?:shows?|showed|turns?|turned|pops?|popped|appears?|appeared) (?:up )?(?:only |just )?(?:on|in|after|from|with|off|during) (?:an? |the |my |his )?${REROLL}\\b`,
    `\\b${REROLL} (?:gave|gives|shows?|showed|turned up|came up|comes up|became|becomes) (?:me |us )?(?:an? )?${natural}\\b`,
  ];
  const away = [
    `\\b(?:had|have|rolled|roll|got) (?:an? |one |my )?${natural} (?:, )?(?:but |and |then |that )+(?:i |he |she |they |it |opponent |had to |have to |was |must |got |gets |then |later )*${REROLL}(?: ${IT}| away|$| ,| into)`,
    `\\b${face} (?:that )?(?:(?:was|were|is|are|gets?|got|i) )+${REROLL}\\b(?! from| to| into(?! (?:an? )?(?:[1-6]|one|two|three|four|five|six)\\b))`,
    `\\b${REROLL} (?:the |my |that |his |her |their )(?:only )?${natural}(?: away\\b| ,)`,
    `\\b(?:if|when|after|once) (?:i |he |she |they |opponent )*${REROLL} (?:the |my |that |his |her |their )(?:only )?${natural}(?= \\?|$)`,
    `\\b(?:had|rolled|roll had|got) (?:an? |one )?${natural}\\b.* ${REROLL} ${IT}\\b`,
  ];
  const first = `\\b${natural} (?:was|is) (?:on|in|from) (?:the |my )?(?:first|initial|original) (?:roll|throw)\\b.* ${REROLL}\\b`;
  const one = `(?:naturals? ${face}|${face}(?<=s))`;
  return {
    into: into.map((pattern) => new RegExp(pattern)),
    away: [...away, first].map((pattern) => new RegExp(pattern)),
    none: new RegExp(
      `\\b(?:no|zero|0|without(?: any| an?| one| rolling(?: any| an?)?)?|not (?:a single|any|one|an?|roll(?:ed)?(?: any| an?)?|get(?: any| an?)?|have(?: any| an?)?)) ${natural}\\b`,
    ),
    several: new RegExp(
      `\\b${COUNTED}${OF_THEM} ${one}\\b|\\b${face} , ${face} (?:and|,)|\\b${natural} and (?:an? |another )*${natural}\\b`,
    ),
    ofEach: new RegExp(`\\b${EACH}${OF_THEM} ${natural}\\b`),
    counts: new RegExp(`\\bcounts? ${COUNTED}\\b`),
    named: new RegExp(`\\b${face}\\b`),
  };
}

const NATURAL = /\bnatural "?(one|two|three|four|five|six)\b/i;

/** Null when the keyword looks at no natural. */
export function tellingOfKeyword({ definitions, summary }: KeywordRecord): Telling | null {
  const name = [...definitions, summary].flatMap((text) => NATURAL.exec(text)?.[1]?.toLowerCase() ?? [])[0];
  return tellings.get(name ?? '') ?? null;
}
