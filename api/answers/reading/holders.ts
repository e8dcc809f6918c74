import type { AskedQuestion } from './asked-question.js';
import type { Mention } from './recognise-keywords.js';

/** Do two keywords of a question belong to one unit, or to two? Null: it doesn't say. */
export type Holding = 'ONE_UNIT' | 'TWO_UNITS' | null;

/** Whose it is, and the part its unit plays, as the question tells it. */
export type Owner = 'MINE' | 'THEIRS' | 'ATTACKER' | 'DEFENDER';

const UNIT =
  '(?:unit|guy|dude|character|creature|ship|starship|trooper|card|jedi|attacker|defender|one|fighter)';
const WHOSE: readonly (readonly [Owner, RegExp])[] = [
  ['MINE', /^(?:my|our|i|we|mine)$/],
  ['THEIRS', /^(?:his|her|their|they|opponents?|enemy|enemies|opposing)$/],
  ['ATTACKER', /^(?:attackers?|attacking)$/],
  ['DEFENDER', /^(?:defenders?|defending)$/],
];
/** They may stand between an owner and what it has or does. */
const BETWEEN = new RegExp(
  `^(?:${UNIT}|units|own|other|new|with|has|have|had|having|that|which|who|a|an|the|use|uses|used|activate|activates|play|plays|attacks|attacked|still|also|just|then|can|may|did|does)$`,
);
const FARTHEST = 6;

/** All that is told of the owner of a keyword, where it is first named. */
export function ownersOf({ words }: AskedQuestion, mention: Mention): ReadonlySet<Owner> {
  const owners = new Set<Owner>();
  const behind = words[mention.valueEnd]?.text ?? '';
  if (
    ATTACKS.test(
      words
        .slice(mention.valueEnd, mention.valueEnd + 2)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    owners.add('ATTACKER');
  // `a stunning attacker`
  if (mention.match === 'FORM' || mention.match === 'EXACT')
    addOwners(owners, behind, /^(?:attacker|defender)$/);
  for (let at = mention.start - 1; at >= Math.max(0, mention.start - FARTHEST); at--) {
    const text = words[at]?.text ?? '';
    addOwners(owners, text, /./);
    if (!BETWEEN.test(text) && !WHOSE.some(([, pattern]) => pattern.test(text))) break;
  }
  return owners;
}

/** `a unit with Stun attacks`, `his Stun guy attacks me` */
const ATTACKS = new RegExp(`^(?:${UNIT} (?:attacks|attacked|hits|shoots|hit)|attacked|attacks|shoots)\\b`);

function addOwners(owners: Set<Owner>, text: string, where: RegExp): void {
  for (const [owner, pattern] of WHOSE) if (where.test(text) && pattern.test(text)) owners.add(owner);
}

const HAS = new RegExp(
  `(?:^| )${UNIT}(?: (?:that|which|who))? (?:with|has|have|having|had)(?: an?)?$|(?:^| )(?:both|has|have)(?: an?)?$`,
);
/** `a unit with Ferocity that deflects`, `uses its Deflect`, `and Stun`. */
const GOES_ON =
  /^(?:(?:and|plus|,|both|also|too|then|that|which|who|can|could|will|would|may|it|uses?|using|activates?|plays?|its|his|her|own|an?|still|to) ?)*$/;
const IS_UNIT = new RegExp(`^${UNIT}(?: |$)`);
const ALSO_HAS = /^(?:(?:that|which|who) )?(?:has|have|with|having)\b ?/;
const ARTICLE = /(?:^| )(?:my|an?|the|his|her|their|this|that)$/;
const ONE_UNIT = new RegExp(`\\b(?:on|has) (?:one|the same|a single|same|one and the same) ${UNIT}\\b`);
const FROM_OTHER = new RegExp(
  `^(?:\\w+ ){0,3}(?:from|by|of) (?:an?|the|my|his|her|their|another|my opponents?|opponents?|enemy)(?: \\w+){0,2}? ?(?:${UNIT}(?: (?:that|which|who))?(?: (?:with|has|having)(?: an?)?)?)?$`,
);

/** Of two keywords that are named once or more: the first place that tells it counts. */
export function holdingOf(asked: AskedQuestion, one: string, other: string): Holding {
  const both = asked.mentions.filter(({ keyword }) => keyword.slug === one || keyword.slug === other);
  if (ONE_UNIT.test(asked.line)) return 'ONE_UNIT';
  for (const [at, mention] of both.entries()) {
    const next = both[at + 1];
    if (next === undefined || next.keyword.slug === mention.keyword.slug) continue;
    const told = toldBetween(asked, mention, next);
    if (told !== null) return told;
  }
  return areApart(asked, both, one) ? 'TWO_UNITS' : null;
}

const SEPARATE = new RegExp(
  ` (?:another|other|different|second|separate)(?: ${UNIT})?(?: of mine)? (?:has|with|have|that has) `,
);
const ON_ANOTHER = /^on (?:another|an? (?:other|different|second|separate)|the other|a different)\b/;

/** `Armor on the unit with Area Damage`, `on the avenging unit`. */
const ON_ITS_UNIT = new RegExp(
  `^(?:damage )?on (?:the|an?|my|his) ${UNIT} (?:with|that has|having)(?: an?)?$`,
);
const ON_UNIT_THAT = /^(?:damage )?on (?:the|an?|my|his)$/;

function toldBetween({ words }: AskedQuestion, first: Mention, second: Mention): Holding {
  const texts = words.map(({ text }) => text);
  const before = texts.slice(Math.max(0, first.start - FARTHEST), first.start).join(' ');
  const gap = texts.slice(first.valueEnd, second.start).join(' ');
  const behind = texts[second.valueEnd] ?? '';
  const isOther = FROM_OTHER.test(gap) && (new RegExp(`${UNIT}`).test(gap) || IS_UNIT.test(behind));
  if (ON_ITS_UNIT.test(gap) || (ON_UNIT_THAT.test(gap) && second.match === 'FORM' && IS_UNIT.test(behind)))
    return 'ONE_UNIT';
  // `Stun on my unit and Deflect on another`
  if (SEPARATE.test(` ${gap} `) || ON_ANOTHER.test(texts.slice(second.valueEnd).join(' ')))
    return 'TWO_UNITS';
  if (isOther && isDamageOf(first, before, gap)) return 'ONE_UNIT';
  if (isOther) return 'TWO_UNITS';
  if (HAS.test(before) && GOES_ON.test(gap)) return 'ONE_UNIT';
  const isDescribed = ARTICLE.test(before) && IS_UNIT.test(gap) && !IS_UNIT.test(behind);
  return isDescribed && GOES_ON.test(gap.replace(IS_UNIT, '').replace(ALSO_HAS, '')) ? 'ONE_UNIT' : null;
}

/** Behind these a keyword is what somebody does: `i deflect damage from ...`. */
const DOES = new RegExp(`(?:^| )(?:i|we|you|they|he|she|it|to|not|can|could|may|must|${UNIT}|opponents?)$`);
const OWN_DAMAGE = /^(?:damage|dice) (?:from|by|of) /;

/** `Retaliate damage of my unit with Ferocity`: the unit does that damage. */
function isDamageOf({ keyword }: Mention, before: string, gap: string): boolean {
  return OWN_DAMAGE.test(gap) && !(DOES.test(before) && PREVENTS.test(keyword.summary));
}

const PREVENTS = /\bprevents?\b/i;

function areApart(asked: AskedQuestion, both: readonly Mention[], one: string): boolean {
  const ownersIn = (slug: string | null): ReadonlySet<Owner> =>
    new Set(
      both
        .filter(({ keyword }) => (keyword.slug === one) === (slug === one))
        .flatMap((mention) => [...ownersOf(asked, mention)]),
    );
  const [mine, others] = [ownersIn(one), ownersIn(null)];
  const differ = (a: Owner, b: Owner): boolean =>
    (mine.has(a) && !mine.has(b) && others.has(b) && !others.has(a)) ||
    (mine.has(b) && !mine.has(a) && others.has(a) && !others.has(b));
  const onOneSide = (owner: Owner): boolean => mine.has(owner) && others.has(owner);
  if (onOneSide('MINE') || onOneSide('THEIRS') || onOneSide('ATTACKER') || onOneSide('DEFENDER'))
    return false;
  return (
    differ('MINE', 'THEIRS') ||
    differ('ATTACKER', 'DEFENDER') ||
    differ('MINE', 'ATTACKER') ||
    differ('MINE', 'DEFENDER')
  );
}
