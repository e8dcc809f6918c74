import { maskedLine } from '../facts/masked-line.js';
import type { JudgedPair, YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { Ranked } from '../sentences/rank-sentences.js';

const ONLY_BOTH = /^Only the unit with both (\w+) and (\w+) abilities can (\w+) when it activates\b/i;
/** Beside the two keywords, a question whether a unit needs both says nothing but this. */
const BESIDE =
  /^(?:i|unit|units|he|she|do|does|must|can|could|may|will|would|is|has|have|had|got|be|to|a|of|on|by|with|through|via|for|from|using|use|used|uses|activate|activates|activated|when|if|while|one|both|and|but|no|not|without|lack|lacks|need|needs|needed|require|requires|required|itself|himself|own|other|another|different|second|opponent|work|works|count|counts|apply|applies|happen|happens|trigger|triggers|able|i|[KLM,])$/;

/** Yes to whether a unit needs the one ability in order to use it with the other; No to whether it can without, or with that of another unit. */
export function bothNeeded(asked: AskedQuestion, shared: readonly Ranked[]): JudgedPair | null {
  const { keywords, form, cards } = asked;
  if (keywords.length !== 2 || !form.yesNo || cards.length > 0) return null;
  const ruling = shared.find(({ sentence }) => ONLY_BOTH.test(sentence.text))?.sentence;
  const done = ONLY_BOTH.exec(ruling?.text ?? '')?.[3]?.toLowerCase();
  const at = keywords.findIndex(({ name }) => name.toLowerCase() === done);
  const line = ` ${maskedLine(asked)} `;
  if (
    ruling === undefined ||
    at < 0 ||
    !line
      .trim()
      .split(' ')
      .every((word) => BESIDE.test(word))
  )
    return null;
  const [one, other] = at === 0 ? ['K', 'L'] : ['L', 'K'];
  if (!line.includes(` ${other} `)) return null;
  const answer = form.negated ? null : judged(line, one);
  return answer === null ? null : { answer, finding: null, ruling: ruling.ruling };
}

/** `one` is the ability that is used. */
function judged(line: string, one: string): YesNo | null {
  const needs = new RegExp(
    `^ (?:do|does|must|will|would) .*(?:needs?|requires?|have)(?: to have)? (?:both )?(?:[KL] and )?${one} .*to (?:be able to )?(?:use )?${one} `,
  );
  if (needs.test(line)) return / (?:no|not|without|other|another|different) /.test(line) ? null : 'YES';
  const lacks = new RegExp(` (?:has no|have no|with no|without|lacks?|not have|has not|got no) ${one} `);
  const can = new RegExp(` (?:can|could|may|does|do|will) (?:unit |i |[KL] )*(?:able to )?(?:use )?${one} `);
  if (lacks.test(line)) return can.test(line.replace(lacks, ' , ')) ? 'NO' : null;
  const ofOther = new RegExp(
    ` ${one} (?:of|from|on) (?:i |opponent )?(?:other|another|different|second) unit | (?:other|another|different|second) unit ${one} `,
  );
  const works = / (?:be used|use|used|work|works|apply|applies|count|counts|happen|happens|triggers?) /;
  return ofOther.test(line) && works.test(line) && !/ (?:no|not|without|both) /.test(line) ? 'NO' : null;
}
