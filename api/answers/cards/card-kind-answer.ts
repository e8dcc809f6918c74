import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { SIDE_NAMES } from '../../knowledge-base/side-names.js';
import { type AnswerDraft, draft } from '../answer-draft.js';
import type { AskedQuestion } from '../reading/asked-question.js';

const ARTICLE = /^(?:a|an|the|in|of|on|card|unit|arena)$/;
const known = new WeakMap<KnowledgeBase, ReadonlySet<string>>();

/** `Is Hanharr a Bounty Hunter?`: by the side, the arenas and the subtypes that are printed; null for other questions, and where versions of the card differ. */
export function cardKindAnswer(asked: AskedQuestion): AnswerDraft | null {
  const { kb, cards, form } = asked;
  const [mention, another] = cards;
  const [card] = mention?.cards ?? [];
  if (mention === undefined || card === undefined || another !== undefined || !form.yesNo) return null;
  const kinds = kindsAsked(asked, mention.start, mention.end);
  if (kinds === null) return null;
  const answers = new Set(mention.cards.map((one) => kinds.every((kind) => kindsOf(one).includes(kind))));
  const [holds] = answers;
  if (answers.size > 1 || holds === undefined) return null;
  const { side, typeLine, subtypes } = card;
  const printed = [SIDE_NAMES[side], typeLine, subtypes.join(' ')].filter((kind) => kind !== '').join(', ');
  const official = kb.sources.get(card.source)?.authority === 'OFFICIAL';
  return draft({
    intent: 'CARD',
    pieces: [
      { kind: 'VERDICT', answer: holds === form.negated ? 'NO' : 'YES' },
      { kind: 'SAID', text: `${fullName(card)}: ${printed}.` },
    ],
    cards: mention.cards.map(({ slug }) => slug),
    confidence: !mention.exact ? 'LOW' : official ? 'HIGH' : 'MEDIUM',
    suggestions: [`What does ${fullName(card)} do?`],
  });
}

/** What it is said to be, where that is all that is asked, and each is printed on some card. */
function kindsAsked(
  { kb, words, form }: AskedQuestion,
  start: number,
  end: number,
): readonly string[] | null {
  const opener = form.opener ?? 0;
  if (start !== opener + 1 || !/^(?:is|was)$/.test(words[opener]?.text ?? '')) return null;
  const said = words
    .slice(end)
    .filter(({ kind, text }) => kind !== 'MARK' && text !== 'not' && !ARTICLE.test(text))
    .map(({ text }) => text);
  const all = known.get(kb) ?? new Set([...kb.cards.values()].flatMap(kindsOf));
  known.set(kb, all);
  return said.length === 0 ? null : parted(said, all);
}

/** The words as kinds, the longest that fit; null where one is none. */
function parted(words: readonly string[], all: ReadonlySet<string>): readonly string[] | null {
  if (words.length === 0) return [];
  for (let length = words.length; length > 0; length--) {
    const kind = words.slice(0, length).join(' ');
    const rest = all.has(kind) ? parted(words.slice(length), all) : null;
    if (rest !== null) return [kind, ...rest];
  }
  return null;
}

function kindsOf({ side, typeLine, subtypes }: CardRecord): readonly string[] {
  const parts = [
    SIDE_NAMES[side],
    ...typeLine.split('/'),
    ...subtypes,
    ...subtypes.flatMap((one) => one.split(' ')),
  ];
  return parts.map((part) => part.trim().toLowerCase());
}
