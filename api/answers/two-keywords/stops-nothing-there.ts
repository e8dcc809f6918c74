import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import type { KeywordUse } from '../../interactions/read-use.js';
import { maskedLine } from '../facts/masked-line.js';
import type { JudgedPair } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { holdingOf, ownersOf } from '../reading/holders.js';
import { usualPlaces } from '../reading/places-asked.js';

type Role = KeywordUse['role'];

const UNIT = '(?:own |other |another |second )?(?:unit|defender|attacker|interceptor|i|it|he|she)';
const HAS = '(?:(?:that |which |who )?(?:with|has|have|having) )';
/** What the unit does with the one that would be stopped; `S` stands for what would stop it. */
const USES = (used: string): RegExp =>
  new RegExp(
    `^(?:can|could|may|might|does|do|will|would|is) (?:an? )?(?:${UNIT} (?:${HAS}S (?:and )?)?|attack (?:on|against) ${UNIT} ${HAS}S |it |own |S ${UNIT} )*` +
      `(?:be |still |able to |allowed to |activate |use )*${used}(?: (?:work|works|count|counts|apply|applies|be used|usable))?(?: (?:it|damage|attack|attacker damage|damage from attack|against attack|when attacked|when unit is attacked|when defending))?$`,
  );

/**
 * Where what would stop the other stands, as the question tells it, in a place in which it stops nothing (Precision on the defender, Ferocity on the unit
 * that evades): Yes to whether the other may be used. Null where the place is not told, or a word is left.
 */
export function stopsNothingThere(
  asked: AskedQuestion,
  placed: InteractionReport | null,
  usual: InteractionReport | null,
  roleOf: (slug: string) => Role,
): JudgedPair | null {
  const [one, other, third] = asked.keywords;
  if (one === undefined || other === undefined || third !== undefined || !asked.form.yesNo) return null;
  if (placed?.verdict !== 'INDEPENDENT' || usual === null) return null;
  const stop = stopIn(usual);
  if (stop === undefined || !areOnOneSide(asked, stop, roleOf)) return null;
  const [stopping, used] = stop.from === one.slug ? ['K', 'L'] : ['L', 'K'];
  const line = maskedLine(asked);
  const main = line.slice(line.lastIndexOf(' . ') + 1).replace(/^\. /, '');
  const asks = main.split(/ ?, ?/).at(-1) ?? '';
  if (!USES(used).test(asks.replaceAll(stopping, 'S'))) return null;
  const name = (slug: string): string => asked.kb.keywords.get(slug)?.name ?? slug;
  const finding: Finding = {
    from: stop.from,
    to: stop.to,
    relation: 'NO_EFFECT',
    statement: `On the unit that has it here, ${name(stop.from)} does nothing against ${name(stop.to)}.`,
    about: [],
    window: null,
    rulings: [],
    basis: ['ENGINE'],
  };
  return { answer: asked.form.negated ? 'NO' : 'YES', finding, ruling: null };
}

function stopIn({ findings }: InteractionReport): Finding | undefined {
  return findings.find(({ relation }) => relation === 'BLOCKS' || relation === 'OVERRIDES');
}

/** Whose own damage can't be prevented may do damage back to the other side: there it is not told that it stops nothing. */
function areOnOneSide(asked: AskedQuestion, { from, to }: Finding, roleOf: (slug: string) => Role): boolean {
  if (holdingOf(asked, from, to) === 'ONE_UNIT') return true;
  const role = roleOf(from);
  if (role === null || role === usualPlaces(from)[0]) return false;
  const keyword = asked.kb.keywords.get(from);
  if (keyword !== undefined && factsOf(asked.kb, keyword, KEYWORDS).traits?.unpreventable !== true)
    return true;
  const owners = asked.mentions
    .filter(({ keyword: { slug } }) => slug === to)
    .flatMap((mention) => [...ownersOf(asked, mention)]);
  return owners.some((owner) => owner === role) && owners.every((owner) => owner === role);
}
