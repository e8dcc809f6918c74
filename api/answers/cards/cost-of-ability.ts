import { parseCardText } from '../../../engine/notation/card-text.js';
import { GAME_KEYWORDS } from '../../../engine/notation/game-keywords.js';
import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import { type AnswerDraft, draft, type Piece } from '../answer-draft.js';
import type { YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { forceAsked } from './force-for-ability.js';

const PAYS = / (?:cost|costs|pay|pays|paid|price|spend|spends) /;
const ASKS = / (?:how much|what|how many|which|how (?:do|does|can|must|should) \w+ pay) /;
/** It is built and brought into play, and no ability used. */
const OF_CARD = / (?:build|builds|building|built|deploy|counters?) /;
/** To put it into play, and no number: the cost of a thing that is paid when it is built. */
const OF_ITSELF: ReadonlySet<string> = new Set(['hidden-cost', 'upkeep', 'reserves']);

/** `How much Force does Groznik's Retaliate cost?`: what its own line asks for; null for other questions, and where it has no such ability. */
export function costOfAbility(asked: AskedQuestion): AnswerDraft | null {
  const { line, keywords, cards, form, kb } = asked;
  const [keyword, other] = keywords;
  const [mention, another] = cards;
  if (keyword === undefined || other !== undefined || mention === undefined || another !== undefined)
    return null;
  if (OF_CARD.test(line) || OF_ITSELF.has(keyword.slug)) return null;
  if (!form.yesNo && (!PAYS.test(line) || !ASKS.test(line))) return null;
  const answer = form.yesNo ? forceVerdict(asked, mention.cards, keyword) : null;
  if (form.yesNo && answer === null) return null;
  const said = mention.cards.flatMap((card) => costSaid(card, keyword));
  if (said.length < mention.cards.length) return null;
  return draft({
    intent: 'CARD',
    pieces: [...(answer === null ? [] : [{ kind: 'VERDICT', answer } as const]), ...said],
    keywords: [keyword],
    cards: mention.cards.map(({ slug }) => slug),
    confidence: mention.exact && isOfficial(kb, mention.cards) ? 'HIGH' : 'MEDIUM',
  });
}

function isOfficial(kb: AskedQuestion['kb'], cards: readonly CardRecord[]): boolean {
  return cards.every(({ source }) => kb.sources.get(source)?.authority === 'OFFICIAL');
}

/** Where the card has one such ability, and Force is all that it costs. */
function forceVerdict(
  asked: AskedQuestion,
  [card, another]: readonly CardRecord[],
  keyword: KeywordRecord,
): YesNo | null {
  const [one, further] = card === undefined || another !== undefined ? [] : abilitiesOf(card, keyword);
  const force = further === undefined ? (one?.cost?.force ?? null) : null;
  return force === null ? null : forceAsked(asked, force);
}

function abilitiesOf(card: CardRecord, keyword: KeywordRecord) {
  const { abilities } = parseCardText(card.lines.join('\n'), GAME_KEYWORDS);
  return abilities.flatMap((one) => (one.kind === 'KEYWORD' && one.keyword === keyword.slug ? [one] : []));
}

function costSaid(card: CardRecord, keyword: KeywordRecord): readonly Piece[] {
  const found = abilitiesOf(card, keyword);
  const costs = found.map(({ cost, valueText }) => {
    const ability = `${[keyword.name, ...(valueText === null ? [] : [valueText])].join(' ')} of ${fullName(card)}`;
    if (cost === null) return `${ability} has no cost of activation.`;
    return cost.force === null
      ? `${ability} costs this: ${cost.text}.`
      : `${ability} costs ${cost.force} Force.`;
  });
  if (costs.length === 0) return [];
  const printed = found.map(({ raw }) => `${fullName(card)} has: ${/[.!?]$/.test(raw) ? raw : `${raw}.`}`);
  return [...costs, ...printed].map((text) => ({ kind: 'SAID', text }));
}
