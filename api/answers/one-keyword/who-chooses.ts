import type { Judged, YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

type Side = 'OWNER' | 'ATTACKER' | 'DEFENDER' | 'OPPONENT';

const CHOOSES = '(?:decides?|chooses?|picks?|selects?|determines?|says?)';
const ASKED = new RegExp(
  `^ ?(?:do|does|can|may|will|could|is it|must) (.{1,40}?) (?:get to |have to |allowed to |who |that )*${CHOOSES} (?:how (?:much|many|the)?|the (?:amount|number|split)|where|which|what) ?`,
);
const SIDES: readonly (readonly [Side, RegExp])[] = [
  ['ATTACKER', /\battack(?:er|ing)\b/],
  ['DEFENDER', /\bdefend(?:er|ing)\b/],
  ['OPPONENT', /\b(?:opponents?|enemy|he|she|they|other player|other side)\b/],
  ['OWNER', /^(?:i|we|me)$/],
];
const SAYS_YOU = /^You (?:choose|decide) how\b/i;
const SAYS_ATTACKER = /^The player who controls the attacking unit decides how\b/i;
const OTHERWISE = / (?:not|no|never|or|only|unless|if|both|instead|after|before) /;
/** The unit that has the keyword is the asker's. */
const MINE = / (?:i|my|our|me) /;

/** Yes or No to whether a player chooses how much, where a ruling says who does: `does the attacker decide how much I evade?` */
export function whoChooses(asked: AskedQuestion): Judged | null {
  const { index, form } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const main = ` ${asked.words
    .slice(form.opener ?? 0)
    .flatMap(({ text, kind }) => (kind === 'MARK' ? [] : text))
    .join(' ')} `;
  const [, player = ''] = ASKED.exec(main) ?? [];
  if (player === '' || OTHERWISE.test(asked.line)) return null;
  const side = SIDES.find(([, pattern]) => pattern.test(player))?.[0];
  const by = sentencesOf(index, keyword.slug).find(
    ({ text }) => SAYS_YOU.test(text) || SAYS_ATTACKER.test(text),
  );
  if (side === undefined || by === undefined) return null;
  const rest = main.replace(` ${player} `, ' ');
  const answer = SAYS_YOU.test(by.text) ? ofOwner(side, rest) : ofAttacker(side, rest);
  return answer === null ? null : { answer, by };
}

/** The one whose unit has it, who is no opponent of his own. */
function ofOwner(side: Side, rest: string): YesNo | null {
  if (side === 'OWNER') return MINE.test(rest) || !/ (?:his|her|their|opponents?) /.test(rest) ? 'YES' : null;
  return MINE.test(rest) ? 'NO' : null;
}

/** The one who attacks; it is the asker where the keyword is his. */
function ofAttacker(side: Side, rest: string): YesNo | null {
  if (side === 'ATTACKER') return 'YES';
  if (side === 'DEFENDER') return 'NO';
  const isMine = MINE.test(rest);
  const isTheirs = / (?:his|her|their|opponents?|he|she|they|defenders?) /.test(rest);
  if (isMine === isTheirs) return null;
  return (side === 'OWNER') === isMine ? 'YES' : 'NO';
}
