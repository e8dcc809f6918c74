import type { KeywordRules } from './keyword.js';
import type { ParsedAbility, ParsedLine, TextPiece } from './notation/parsed-line.js';

/** The end of a text before an ability: who gets it, and when. */
const SAYS_WHO = /[^.;|]*\b(?:gets?|gains?|has|have)(?:\s+also)?\s*:?\s*["“]?\s*$/i;
/** The same where only a condition stands before it. */
const SAYS_WHEN = /(?:^|[.;|])\s*(?:while|when|whenever|if|as long as)\b[^.;|]*,\s*$/i;
/** Between the abilities of a list, quoted or not, and the part of a Switch that has none. */
const JOINS = /^[\s,.;/"“”]*(?:(?:and|or|none)[\s,.;/"“”]*)?$/i;
/** What stands behind the name of a keyword that holds others. */
const EFFECT = /:\s*\S/;
const WORD = /[\p{L}\p{N}%?#*([{]/u;

/** What of a line holds no keyword and says nothing of an ability behind it either, each without spaces at its ends. */
export function textLeftOut(line: Pick<ParsedLine, 'abilities' | 'pieces'>): readonly string[] {
  return line.pieces.flatMap(({ text, kind }, index) => {
    if (kind !== 'TEXT' || JOINS.test(text)) return [];
    const rest = withoutLead(text, line, line.pieces[index + 1]);
    return WORD.test(rest) ? [rest.trim()] : [];
  });
}

function withoutLead(
  text: string,
  { abilities }: Pick<ParsedLine, 'abilities'>,
  next: TextPiece | undefined,
): string {
  if (next?.kind !== 'ABILITY') return text;
  const rest = text.replace(SAYS_WHO, '');
  const hasCondition = next.ability !== null && abilities[next.ability]?.condition != null;
  return hasCondition ? rest.replace(SAYS_WHEN, '') : rest;
}

/** Abilities whose keyword holds others that no attack plays as they stand there, as printed: `Adapt: Evade 2/Armor`. */
export function effectsNotPlayed(
  keywords: readonly KeywordRules[],
  abilities: readonly ParsedAbility[],
): readonly { readonly slug: string; readonly printed: string }[] {
  return abilities.flatMap((ability) => {
    if (ability.kind !== 'KEYWORD') return [];
    const rules = keywords.find(({ slug }) => slug === ability.keyword);
    const holdsEffect = rules?.parameter === 'EFFECT' && rules.parts.slots !== true;
    if (!holdsEffect || rules.notInAttack === undefined || !EFFECT.test(ability.raw)) return [];
    return [{ slug: rules.slug, printed: ability.raw }];
  });
}
