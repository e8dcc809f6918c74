import { parseCardText } from '../../../engine/notation/card-text.js';
import { GAME_KEYWORDS } from '../../../engine/notation/game-keywords.js';
import { checkInteraction } from '../../interactions/check-interaction.js';
import type { CardRecord } from '../../knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { sampleCards } from '../../knowledge-base/sample-cards.js';
import { sampleContent } from '../../knowledge-base/sample-content.js';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { type Answer, answerQuestion } from '../answer-question.js';

interface SampleCard
  extends Pick<CardRecord, 'name' | 'lines'>,
    Partial<Pick<CardRecord, 'version' | 'arenas' | 'subtypes'>> {
  /** Texts of official rulings on the card. */
  readonly ruled?: readonly string[];
}

/** All keywords of the game, and invented cards: what is printed on them is read by the grammar of card text. */
export function openWithPrinted(...printed: readonly SampleCard[]): KnowledgeBase {
  const known = new Set(sampleContent.keywords.map(({ slug }) => slug));
  const content = sampleWith(...GAME_KEYWORDS.filter(({ slug }) => !known.has(slug)));
  const made = printed.map(madeCard);
  return openSample({
    ...content,
    cards: [...sampleCards, ...made.map(({ card }) => card)].toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    rulings: [...content.rulings, ...made.flatMap(({ rulings }) => rulings)],
  });
}

export function askOf(kb: KnowledgeBase, question: string): Answer {
  return answerQuestion(kb, question, { maxLength: null, publicUrl: null, checkInteraction });
}

function madeCard({
  name,
  version = null,
  lines,
  arenas = ['GROUND'],
  subtypes = ['Beast'],
  ruled = [],
}: SampleCard) {
  const [template] = sampleCards;
  const [ruling] = sampleContent.rulings;
  if (template === undefined || ruling === undefined) throw new Error('the sample has no card and no ruling');
  const slug = `${name} ${version ?? ''}`.trim().toLowerCase().replaceAll(/\W+/g, '-');
  const abilities = parseCardText(lines.join('\n'), GAME_KEYWORDS).abilities;
  const rulings = ruled.map((text, at) => ({
    ...ruling,
    id: `card-${slug}/ruling-${at + 1}`,
    keyword: null,
    card: slug,
    text,
    authority: 'OFFICIAL' as const,
    mentions: GAME_KEYWORDS.filter((one) => text.includes(one.name)).map((one) => one.slug),
  }));
  const card: CardRecord = {
    ...template,
    slug,
    name,
    version,
    lines,
    arenas,
    subtypes,
    typeLine:
      arenas.length === 0
        ? 'Equipment'
        : arenas.map((one) => one.charAt(0) + one.slice(1).toLowerCase()).join('/'),
    keywords: [...new Set(abilities.map(({ keyword }) => keyword))],
    rulings: rulings.map(({ id }) => id),
  };
  return { card, rulings };
}
