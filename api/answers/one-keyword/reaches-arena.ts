import { rulesOf } from '../../interactions/rules-of.js';
import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { ownSentences } from '../sentences/sentence-index.js';

const ARENA = '(ground|space|character)s?';
const UNITS = '(?: arena)?(?: units?| ships?)?';
const HITS = '(?:hit|attack|target|shoot|reach|strike|used against|used on|used to attack)';
const MAY = '^(?:can|may|could|does|will) ';
const AT = `(?:(?:at|on|in|into|against) )?(?:unit in )?${ARENA}${UNITS}`;
/** Where the attacker stands, and where the unit that it attacks does. */
const FORMS: readonly (readonly [form: RegExp, from: 1 | 2, to: 1 | 2])[] = [
  [new RegExp(`${MAY}(?:i |unit )?(?:be )?K ?(?:be )?${HITS} ${AT} from ${ARENA}(?: arena)?$`), 2, 1],
  [
    new RegExp(
      `${MAY}(?:unit in )?${ARENA}(?: arena)?(?: unit| ship)? (?:use|with|using|that has) ?K (?:to )?${HITS} ${AT}$`,
    ),
    1,
    2,
  ],
];

/** Whether a unit in one arena may attack into another by it: the arena that it reaches, and no other. */
export function reachesArena(asked: AskedQuestion): Judged | null {
  const keyword = plainKeyword(asked);
  const reached = rulesOf(keyword?.slug)?.parts.reaches?.toLowerCase();
  if (keyword === null || reached === undefined) return null;
  const line = withCharacters(asked);
  for (const [form, from, to] of FORMS) {
    const found = form.exec(line);
    if (found === null || found[from] === found[to]) continue;
    const holds = found[to] === reached;
    const shown = holds
      ? `made against a unit in the ${reached}`
      : `in the ${found[to]} arena can't be attacked`;
    const by = ownSentences(asked.index, keyword).find(({ text }) =>
      text.toLowerCase().replaceAll('’', "'").includes(shown),
    );
    return by === undefined ? null : { answer: holds ? 'YES' : 'NO', by };
  }
  return null;
}

/** A masked line has `unit` for a character too: here it names the arena. */
function withCharacters(asked: AskedQuestion): string {
  const line = maskedLine(asked);
  if (!/ characters? /.test(asked.line)) return line;
  return line.replace(/(?<=(?:hit|attack|target|reach|in|at|on|against) )units?(?! in)/, 'character');
}
