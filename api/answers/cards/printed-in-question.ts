import { parseCardText } from '../../../engine/notation/card-text.js';
import { GAME_KEYWORDS } from '../../../engine/notation/game-keywords.js';
import type { KeywordAbility } from '../../../engine/notation/parsed-line.js';
import type { CardRecord } from '../../knowledge-base/card-record.js';
import { type AskedQuestion, readQuestion } from '../reading/asked-question.js';

const OF_USES = / (?:twice|again|more than once|several times|two times|repeatedly|second time) /;

/**
 * Questions on a unit with what the card has printed: the number of its keyword, and that it has it once. To be asked where the same question
 * on any unit is left open, since others have another number, or more of them.
 */
export function withPrinted(asked: AskedQuestion, card: CardRecord): readonly AskedQuestion[] {
  const { kb, question } = asked;
  const lines = OF_USES.test(asked.line) ? [withOne(asked, card)] : [withNumbers(asked, card)];
  return lines.filter((line) => line !== question).map((line) => readQuestion(kb, line));
}

/** `its Retaliate dice`: `its Retaliate 4 dice`. */
function withNumbers({ question, keywords, mentions }: AskedQuestion, card: CardRecord): string {
  const open = keywords.filter(({ slug }) =>
    mentions.every((one) => one.keyword.slug !== slug || (one.value === null && one.match !== 'FORM')),
  );
  return open.reduce((line, { slug, name }) => {
    const [ability, another] = abilitiesOf(card, slug);
    if (ability?.value == null || ability.byPower || another !== undefined) return line;
    return line.replace(new RegExp(`\\b${name}\\b`, 'i'), `${name} ${ability.value}`);
  }, question);
}

/** `my unit`: `a unit with one Retaliate`. */
function withOne({ question, keywords }: AskedQuestion, card: CardRecord): string {
  const [keyword, another] = keywords;
  if (keyword === undefined || another !== undefined || abilitiesOf(card, keyword.slug).length !== 1)
    return question;
  return question.replace(/\b(?:my|a|the) unit\b(?!')/i, `a unit with one ${keyword.name}`);
}

function abilitiesOf(card: CardRecord, slug: string): readonly KeywordAbility[] {
  const { abilities } = parseCardText(card.lines.join('\n'), GAME_KEYWORDS);
  return abilities.flatMap((one) => (one.kind === 'KEYWORD' && one.keyword === slug ? [one] : []));
}
