import { rulesOf } from '../../interactions/rules-of.js';
import type { CardRecord } from '../../knowledge-base/card-record.js';
import type { CheckInteraction } from '../answer-options.js';
import type { YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { cardForm } from './card-form.js';
import { alwaysHeld } from './card-holding.js';
import { type Overcoming, overcoming, takesAway } from './keyword-overcomes.js';

/** What the card always has, and the question does not name, against what others use. */
export interface Barred {
  readonly by: Overcoming;
  /** Null: the question says more than these forms, and may ask for something else. */
  readonly answer: YesNo | null;
}

export const UNIT =
  '(?:(?:keyword |other |defending |attacked )*(?:unit|units|defender)(?: with keyword)?|it|he|she|i|we|you|someone|anyone|opponent)';
/** Never `to` it or `on` it: that is damage which it takes. */
export const LINK =
  '(?: (?:still|against|from|of|by|on(?= (?:all |any |the )*damage)|all|any|some|part|damage|attacks?|done by|dealt by|coming|made|that|comes|hits?|when|attacked by|is|being|use|used|to prevent|prevent))*';
export const OF_CARD = 'card(?: (?:keyword|attacks?|damage|hits?|dice|rolls?|does|deals|s))*';
const FORMS: readonly RegExp[] = [
  `^(?:can|could|may|will|does|do) ${UNIT} (?:still )?(?:use |play |activate )?keyword${LINK}(?: ${OF_CARD})?$`,
  `^(?:can|could|may|will) ${OF_CARD} be keyword(?: by ${UNIT})?$`,
  `^(?:will|does|do|can|could) keyword (?:work|help|stop|prevent|apply|count|be used|do anything|reduce|block)${LINK} ${OF_CARD}$`,
  `^(?:(?:if|when) )?${OF_CARD} (?:on )?${UNIT} (?:can|could|may|will|does|do) ${UNIT} (?:still )?(?:use |play |activate )?keyword${LINK}(?: card)?$`,
].map((form) => new RegExp(form));

/** `Can I evade Mudhorn's damage?`: null where nothing that the card always has bears on what others use. */
export function barredByCard(
  asked: AskedQuestion,
  check: CheckInteraction,
  card: CardRecord,
  /** Slugs that the question names and others use. */
  others: readonly string[],
): Barred | null {
  const held = alwaysHeld(card).filter(takesAway);
  for (const slug of others) {
    for (const own of held) {
      const bar = overcoming(check, asked.kb, own, slug);
      if (bar !== null) return { by: bar, answer: answerOf(asked) };
    }
  }
  return null;
}

/** What another keyword of the question has against that, of use to its unit itself alone. */
export function helpedAgainst(
  { kb }: AskedQuestion,
  check: CheckInteraction,
  { finding }: Overcoming,
  others: readonly string[],
): Overcoming | null {
  if (rulesOf(finding.to)?.parts.prevents?.of === 'FELLOW_UNIT') return null;
  const [help = null] = others.flatMap((slug) => overcoming(check, kb, slug, finding.from) ?? []);
  return help;
}

function answerOf(asked: AskedQuestion): YesNo | null {
  const form = cardForm(asked, 0);
  const plain = form.replace(/^(can|could|will|does|do|may) not /, '$1 ');
  if (!FORMS.some((one) => one.test(plain))) return null;
  return asked.form.negated ? 'YES' : 'NO';
}
