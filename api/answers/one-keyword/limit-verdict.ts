import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { anyConceptOf } from '../reading/concepts.js';
import { plainKeyword } from '../reading/only-keyword.js';
import type { Sentence } from '../sentences/sentence-index.js';
import { sentencesOf } from '../sentences/sentence-index.js';

/** A limit that a sentence sets to where or when, and how a question steps over it. */
interface Limit {
  readonly says: RegExp;
  readonly beyond: RegExp;
  /** What a question names that keeps it. */
  readonly within: RegExp | null;
  /** A keyword that says this has rulings of its own on what lies beyond. */
  readonly but: RegExp | null;
}

const LIMITS: readonly Limit[] = [
  {
    says: /\b(?:in the same|in this|in the \w+ unit's) arena\b/i,
    beyond:
      /\b(?:other|another|different|separate|opposite|second) arenas?\b|\bacross (?:the )?arenas?\b|\bbetween arenas\b/,
    within: /\bsame arena\b/,
    but: /\b(?:another|other|which|any) arena\b/i,
  },
  {
    says: /\bonly (?:during|in) your build step\b/i,
    beyond:
      /\b(?:during|in|at|while|when) (?:\w+ ){0,4}(?:battle|combat|attack|attacking|fight)\b|\b(?:opponents?|enemy|his|her|their) (?:\w+ )?build (?:step|phase)\b/,
    within: /\bonly (?:during|in|at) (?:my |the )?(?:own )?build (?:step|phase)\b/,
    but: null,
  },
  {
    says: /\bonly while the card is in your discard pile\b/i,
    beyond: /\b(?:from|in|out of) (?:my |your |the )?(?:hand|deck|build zone|play)\b/,
    within: null,
    but: null,
  },
];

/** What a question may say beside the limit without asking for more than the sentence speaks of. */
const BESIDE: ReadonlySet<string> = new Set(
  `spill over second leak carry jump cross go hit reach target damage unit work use attack across other same arena play pay put place affect apply do deal send assign
  happen cost opponent during build step turn battle phase card hand deck middle combat fight equipment`
    .split(/\s+/)
    .map(anyConceptOf),
);
const EXCEPTS = /\b(?:without|unless|except|instead|or|not|never|no|before|after|both|all|every)\b/;

const FROM = /\bfrom (?:\w+ ){0,3}arenas?\b/;

/** Yes or No to a claim that keeps to, or steps over, where or when a keyword acts by its own text; null when it asks for anything else. */
export function limitVerdict(asked: AskedQuestion): Judged | null {
  const { index, line, claim } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  // `an attack from another arena`, `when a unit in another arena ...`: where it comes from, not where it goes.
  if (EXCEPTS.test(line) || FROM.test(line) || claim.conditions.some(({ words }) => words.includes('arena')))
    return null;
  const own = sentencesOf(index, keyword.slug);
  for (const limit of LIMITS) {
    const beyond = limit.beyond.test(line);
    if (!beyond && limit.within?.test(line) !== true) continue;
    if (limit.but !== null && own.some(({ text }) => limit.but?.test(text))) continue;
    const by = own.find((one) => limit.says.test(one.text) && isAboutIt(asked, one));
    if (by !== undefined) return { answer: beyond ? 'NO' : 'YES', by };
  }
  return null;
}

function isAboutIt({ concepts }: AskedQuestion, sentence: Sentence): boolean {
  return [...concepts].every((one) => sentence.concepts.has(one) || BESIDE.has(one));
}
