import { rulesOf } from '../../interactions/rules-of.js';
import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import { type AnswerDraft, draft, type Piece } from '../answer-draft.js';
import type { CheckInteraction } from '../answer-options.js';
import { confidenceOf } from '../confidence.js';
import type { YesNo } from '../judged.js';
import { quoteRuling } from '../quote.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { rulingsCited } from '../rulings-cited.js';
import { linesWith } from './card-and-keyword.js';
import { cardForm } from './card-form.js';
import { alwaysHeld } from './card-holding.js';
import { type Overcoming, overcoming, takesAway } from './keyword-overcomes.js';

const ABLE = '(?:can|could|may|will|does) (?:not )?card ';
const BY_OTHER =
  '(?: (?:on|an?|attacks?|damage|all|any|some|done|dealt|coming|made|against|versus|by|from|of))*';
const OF_OTHER = 'card(?: damage| attacks?)?';
/** One uses a keyword against what the other does: `can card use keyword against card`. */
const USES = new RegExp(`^${ABLE}(?:use |play |activate )?keyword${BY_OTHER} ${OF_OTHER}$`);
const WORKS = new RegExp(
  `^(?:can|could|will|would|does) card keyword (?:work|help|apply|be used|stop|prevent)${BY_OTHER} ${OF_OTHER}$`,
);
const PREVENTS = new RegExp(`^${ABLE}(?:prevent|stop|reduce|block)${BY_OTHER} ${OF_OTHER}$`);
/** The other is named first. */
const IS_MET = new RegExp(`^(?:can|could|will) ${OF_OTHER} be keyword by card$`);
const IS_PREVENTED = new RegExp(`^(?:can|could|will) ${OF_OTHER} be (?:prevented|stopped|reduced) by card$`);

/** Cards, each in one version, of which the first uses something against the second. */
interface Against {
  readonly user: CardRecord;
  readonly other: CardRecord;
  /** Slugs of what it uses, in the order of its text. */
  readonly uses: readonly string[];
}

/**
 * `Can K'Kruhk use Evade against Mudhorn?`: No where a keyword that the second card always has takes away the use of the first one's, unless
 * the first has what helps against that. Null where no keyword of theirs decides it.
 */
export function cardAgainstCard(asked: AskedQuestion, check: CheckInteraction): AnswerDraft | null {
  const against = againstOf(asked);
  if (against === null) return null;
  const barred = against.uses.map((slug) => barredBy(asked, check, against, slug));
  const open = against.uses.filter((_, at) => barred[at] === null);
  const [first] = barred;
  if (open.length > 0 || first === undefined || first === null) return null;
  const helped = helpFor(asked, check, against, first);
  if (helped === null) return told(asked, against, first, 'NO');
  const held = alwaysHeld(against.user);
  return against.uses.some((slug) => held.includes(slug)) ? told(asked, against, helped, 'YES') : null;
}

function againstOf(asked: AskedQuestion): Against | null {
  const [first, second, ...others] = asked.cards;
  const [one, ...alike] = first?.cards ?? [];
  const [two, ...alikeToo] = second?.cards ?? [];
  if (one === undefined || two === undefined || !asked.form.yesNo || asked.form.negated) return null;
  if (others.length + alike.length + alikeToo.length > 0) return null;
  const form = cardForm(asked);
  const isTurned = IS_MET.test(form) || IS_PREVENTED.test(form);
  const [user, other] = isTurned ? [two, one] : [one, two];
  const [keyword, ...more] = asked.keywords;
  if (keyword === undefined) {
    const isAsked = PREVENTS.test(form) || IS_PREVENTED.test(form);
    return isAsked ? { user, other, uses: user.keywords.filter(isPrevention) } : null;
  }
  const isAsked = USES.test(form) || WORKS.test(form) || IS_MET.test(form);
  const isUsed = isAsked && more.length === 0 && user.keywords.includes(keyword.slug);
  return isUsed ? { user, other, uses: [keyword.slug] } : null;
}

function isPrevention(slug: string): boolean {
  const rules = rulesOf(slug);
  return rules !== undefined && rules.parts.prevents?.of === 'ITSELF';
}

function barredBy(
  { kb }: AskedQuestion,
  check: CheckInteraction,
  { other }: Against,
  slug: string,
): Overcoming | null {
  for (const held of alwaysHeld(other).filter(takesAway)) {
    const bar = overcoming(check, kb, held, slug);
    if (bar !== null) return bar;
  }
  return null;
}

/** What the first card has against that; of use to itself alone. */
function helpFor(
  { kb }: AskedQuestion,
  check: CheckInteraction,
  { user, uses }: Against,
  { finding }: Overcoming,
): Overcoming | null {
  if (!uses.every(isPrevention)) return null;
  for (const held of alwaysHeld(user)) {
    const help = uses.includes(held) ? null : overcoming(check, kb, held, finding.from);
    if (help !== null) return help;
  }
  return null;
}

function told(
  asked: AskedQuestion,
  { user, other, uses }: Against,
  { report, finding }: Overcoming,
  answer: YesNo,
): AnswerDraft {
  const { kb } = asked;
  const cited = rulingsCited(kb, finding.rulings);
  const [holder, slug] = answer === 'NO' ? [other, finding.from] : [user, finding.from];
  const linesOf = (card: CardRecord, one: string): readonly Piece[] => {
    const keyword = kb.keywords.get(one);
    const lines = keyword === undefined ? [] : linesWith(card, keyword);
    return lines.map((line) =>
      said(`${fullName(card)} has: ${/[.!?]["\u201D]?$/.test(line) ? line : `${line}.`}`),
    );
  };
  const isExact = asked.cards.every(({ exact }) => exact);
  const grounds = {
    official: cited.some(({ authority }) => authority === 'OFFICIAL'),
    computed: report.assumptions.length === 0 && finding.basis.includes('ENGINE'),
    fits: true,
  };
  return draft({
    intent: 'INTERACTION',
    pieces: [
      { kind: 'VERDICT', answer },
      ...linesOf(holder, slug),
      said(finding.statement),
      ...cited.map((ruling) => quoteRuling(kb, ruling)),
      ...uses.flatMap((one) => linesOf(user, one)),
    ],
    keywords: [...new Set([...uses, ...report.keywords])].flatMap((one) => kb.keywords.get(one) ?? []),
    cards: [user.slug, other.slug],
    citations: cited.map(({ id }) => id),
    interaction: report,
    assumptions: report.assumptions,
    confidence: isExact ? confidenceOf(asked, grounds) : 'LOW',
  });
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
