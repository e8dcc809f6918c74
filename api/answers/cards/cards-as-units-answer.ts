import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import type { AnswerDraft, Piece } from '../answer-draft.js';
import type { CheckInteraction } from '../answer-options.js';
import { quoteRuling } from '../quote.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { rulingsCited } from '../rulings-cited.js';
import { linesWith } from './card-and-keyword.js';
import { cardForm } from './card-form.js';
import { alwaysHeld } from './card-holding.js';
import { askedOfUnits } from './cards-as-units.js';
import { overcoming, takesAway } from './keyword-overcomes.js';

const OF_TWO = 2;
const OTHER_DAMAGE =
  '(?: (?:still|against|from|of|by|on|all|any|some|the|damage|attacks?|done|dealt|coming|made))*';
/** One uses a keyword against what the other does by its own. */
const USES = new RegExp(
  `^(?:can|could|may|will|does) card (?:use |play |activate )?keyword${OTHER_DAMAGE} card(?: (?:keyword|damage|attacks?|dice))*$`,
);

interface Owned {
  readonly keyword: KeywordRecord;
  readonly card: CardRecord;
}

/**
 * `Can K'Kruhk evade Hanharr's Retaliate?`: of two cards that may meet, each with the keyword that the question names behind it, and always so, what
 * holds of any two such units; null where a keyword is not theirs, or where what else they have may bear on it.
 */
export function cardsAsUnitsAnswer(
  asked: AskedQuestion,
  check: CheckInteraction,
  answer: (one: AskedQuestion) => AnswerDraft,
): AnswerDraft | null {
  const cards = cardsOf(asked);
  const owned = cards === null ? null : keywordsOwned(asked);
  const [first] = owned ?? [];
  if (cards === null || owned === null || first === undefined) return null;
  const bar = barOf(asked, check, cards, owned);
  if (bar === null) return null;
  if (bar !== 'NONE') return USES.test(cardForm(asked)) ? barred(asked, owned, bar) : null;
  // Nothing of theirs decides it, and of any two units nothing more is asked.
  if (asked.keywords.length === 1 && USES.test(cardForm(asked))) return null;
  const ofUnits = askedOfUnits(asked, first.card.slug);
  const said = ofUnits === null ? null : answer(ofUnits);
  if (said?.pieces[0]?.kind !== 'VERDICT') return null;
  return {
    ...said,
    pieces: [...said.pieces, ...owned.flatMap(linesSaid)],
    cards: cards.map(({ slug }) => slug),
  };
}

/** Two, each in one version, with an arena that both have. */
function cardsOf({ cards, form, keywords }: AskedQuestion): readonly CardRecord[] | null {
  if (!form.yesNo || keywords.length === 0 || cards.some((one) => one.cards.length !== 1)) return null;
  const named = [...new Map(cards.flatMap((one) => one.cards).map((card) => [card.slug, card])).values()];
  const [one, other] = named;
  if (cards.length < OF_TWO || named.length > OF_TWO || one === undefined || other === undefined) return null;
  return one.arenas.some((arena) => other.arenas.includes(arena)) ? named : null;
}

/** Each with the card that is named last before it; null where that has it not, or not always. */
function keywordsOwned({ mentions, cards }: AskedQuestion): readonly Owned[] | null {
  const owned = mentions.map(({ keyword, start }) => {
    const [card] = cards.findLast((one) => one.end <= start)?.cards ?? [];
    return card !== undefined && alwaysHeld(card).includes(keyword.slug) ? { keyword, card } : null;
  });
  return owned.every((one) => one !== null) ? owned : null;
}

type Bar = NonNullable<ReturnType<typeof overcoming>>;

/** What the one always has against what the other uses; null where that is in doubt. */
function barOf(
  { kb }: AskedQuestion,
  check: CheckInteraction,
  cards: readonly CardRecord[],
  owned: readonly Owned[],
): (Bar & { readonly holder: CardRecord }) | 'NONE' | null {
  const [first] = owned;
  const bars = owned.flatMap(({ keyword, card }) =>
    cards
      .filter(({ slug }) => slug !== card.slug)
      .flatMap((other) =>
        alwaysHeld(other)
          .filter(takesAway)
          .flatMap((slug) => {
            const bar = overcoming(check, kb, slug, keyword.slug);
            return bar === null ? [] : [{ ...bar, holder: other }];
          }),
      ),
  );
  const [bar] = bars;
  if (bar === undefined || first === undefined) return 'NONE';
  const helps = alwaysHeld(first.card).some((slug) => overcoming(check, kb, slug, bar.finding.from) !== null);
  return helps || bars.length > 1 || bar.finding.to !== first.keyword.slug ? null : bar;
}

function barred(
  asked: AskedQuestion,
  owned: readonly Owned[],
  { finding, report, holder }: Bar & { readonly holder: CardRecord },
): AnswerDraft {
  const { kb, form, keywords } = asked;
  const by = kb.keywords.get(finding.from);
  const cited = rulingsCited(kb, finding.rulings);
  return {
    intent: 'INTERACTION',
    pieces: [
      { kind: 'VERDICT', answer: form.negated ? 'YES' : 'NO' },
      ...(by === undefined ? [] : linesSaid({ keyword: by, card: holder })),
      { kind: 'SAID', text: finding.statement },
      ...cited.map((ruling) => quoteRuling(kb, ruling)),
      ...owned.flatMap(linesSaid),
    ],
    keywords: [...new Set([...keywords, ...(by === undefined ? [] : [by])])],
    cards: [...new Set([...owned.map(({ card }) => card.slug), holder.slug])],
    citations: cited.map(({ id }) => id),
    interaction: report,
    attack: null,
    confidence: asked.cards.every(({ exact }) => exact) ? 'HIGH' : 'LOW',
    assumptions: report.assumptions,
    warnings: [],
    suggestions: [],
  };
}

function linesSaid({ keyword, card }: Owned): readonly Piece[] {
  return linesWith(card, keyword).map((line) => ({
    kind: 'SAID',
    text: `${fullName(card)} has: ${/[.!?]["\u201D]?$/.test(line) ? line : `${line}.`}`,
  }));
}
