import type { CardRecord } from '../../knowledge-base/card-record.js';
import type { YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { conceptOf } from '../reading/concepts.js';
import { wordsOf } from '../reading/words.js';
import { rulingVerdict } from '../sentences/ruling-verdict.js';
import type { Sentence } from '../sentences/sentence-index.js';
import { cardWords, isIdle } from './card-form.js';
import { maskedRuling } from './masked-ruling.js';
import { statusSaid } from './play-status.js';
import { isPlayer, type Statement, statementAsked, statementSaid } from './statement.js';

/** What they say holds for a time, or for all but some. */
const OPEN =
  / (?:unless|except|excluding|other than|apart from|but|only|however|although|though|formerly|previously|originally|used to|no longer|anymore|instead|usually|normally|sometimes|(?:since|until|before|after|in) (?:\w+ )?(?:19|20)\d\d) /;
/** Outside a condition: `was able to attack`. */
const PAST = / (?:was|were|had|could) /;
const CONDITION = / (?:if|when|whenever|while|after|once|even if) .*$/;
/** Said of what a card does, it is no denial. */
const TURNED = / (?:ignor\w*|avoid\w*|bypass\w*|skip\w*|immune|lack\w*|los(?:e|es|ing)) /;

/**
 * Does a ruling on a card say Yes or No to a question about that card? Where it says the same, or the contrary, in the same order; else only where
 * question and ruling speak of the same things. Null in doubt: an exception, a past, another case, the parts turned round.
 */
export function verdictOnCard(asked: AskedQuestion, sentence: Sentence): YesNo | null {
  const card = asked.kb.cards.get(sentence.keyword);
  if (!asked.form.yesNo || card === undefined) return null;
  const said = wordsSaid(sentence.text, card);
  const line = ` ${said.join(' ')} `;
  const isPast = PAST.test(line.replace(CONDITION, ' '));
  if (OPEN.test(line) || isPast || statusSaid(sentence.text) !== null) return null;
  const words = cardWords(asked);
  const turned = ` ${[...words, ...said].join(' ')} `;
  const question = statementAsked(words, asked.words[(asked.form.opener ?? 0) + 1]?.contracted === true);
  const ruling = statementSaid(said);
  const ofCard = asked.keywords.length === 0;
  const told = question === null || ruling === null ? null : byStatement(question, ruling);
  if (told !== null || (ofCard && question !== null && ruling !== null)) return told;
  if (TURNED.test(turned)) return null;
  if (ofCard && !(speakOfSame(asked, words, said) && isSameOrder(words, said))) return null;
  return rulingVerdict(asked.index, sentence, asked.claim);
}

/** Does another ruling on the card deny what the one lets it do, or let it do what the one denies, be it in one case? */
export function saysContrary(card: CardRecord, one: Sentence, other: Sentence): boolean {
  const [said, beside] = [one, other].map(({ text }) => statementSaid(wordsSaid(text, card)));
  if (said == null || beside == null || said.mode === 'MUST' || beside.mode === 'MUST') return false;
  return said.negated !== beside.negated && said.deed[0] === beside.deed[0];
}

/** A ruling as `cardForm` puts a question; what it begins with stands for the card. */
function wordsSaid(text: string, card: CardRecord): readonly string[] {
  const words = wordsOf(maskedRuling(text, card)).flatMap(({ kind, text: word }) =>
    kind === 'MARK' ? [] : [word],
  );
  const subject = / (?:this|the) (?:card|unit) | (?:it|he|she) /.exec(` ${words.slice(0, 2).join(' ')} `);
  const taken = subject?.index === 0 ? subject[0].trim().split(' ').length : 0;
  const masked = taken > 0 ? ['card', ...words.slice(taken)] : words;
  return masked.filter((word) => !isIdle(word));
}

function byStatement(asked: Statement, said: Statement): YesNo | null {
  const isSame = asked.deed.join(' ') === said.deed.join(' ');
  const isNarrower = said.negated && !isSame && narrows(asked.deed, said.deed);
  if (!isSame && !isNarrower) return null;
  const agrees = asked.negated === said.negated;
  if (asked.mode === said.mode) return agrees ? 'YES' : 'NO';
  // What it can't do it does not, and what it does it can.
  if (asked.mode === 'DOES' && said.mode === 'MAY' && said.negated) return agrees ? 'YES' : 'NO';
  if (asked.mode === 'MAY' && said.mode === 'DOES' && !said.negated) return agrees ? 'YES' : 'NO';
  return null;
}

const CASE =
  /^(?:if|when|while|unless|with|without|after|befor|becaus|and|or|not|twic|also|again|even|from|by)/;

/** `attack Clones` where `attack` is denied: no case of its own. */
function narrows(asked: readonly string[], said: readonly string[]): boolean {
  const isMore = said.every((word, at) => asked[at] === word);
  return isMore && !asked.slice(said.length).some((word) => CASE.test(word));
}

/** All that one names the other names too. */
function speakOfSame({ index }: AskedQuestion, asked: readonly string[], said: readonly string[]): boolean {
  const [ones, others] = [conceptsIn(asked), conceptsIn(said)];
  return (
    ones.every((one) => others.includes(one) || index.isGeneral(one)) &&
    others.every((one) => ones.includes(one) || index.isGeneral(one))
  );
}

function conceptsIn(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => (word === 'card' ? [] : (conceptOf(word) ?? [])));
}

/** The card is the subject of both, or of neither; what a player may do is what can be done. */
function isSameOrder(asked: readonly string[], said: readonly string[]): boolean {
  const isSubject = asked.slice(0, 3).includes('card');
  return isSubject === (said[0] === 'card') || (isPlayer(asked[1] ?? '') && said.includes('be'));
}
