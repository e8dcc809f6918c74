import type { QueryContext } from '../../schema/context.js';
import { keywordUrl } from '../../schema/page-url.js';
import type { KeywordRecord, RulingRecord } from '../knowledge-base/records.js';
import { type Pressed, readButton } from './buttons.js';
import { fitLines, shownText } from './fit-text.js';
import { MESSAGE } from './limits.js';
import { link } from './link.js';
import { advice, type Message, message } from './message.js';
import { rulingLine } from './ruling-lines.js';
import { timingOf } from './timing-of.js';

const LONGEST_NAME = 100;
const LONGEST_FOOT = 600;

/** What a button below an answer leads to, for the person who pressed it. */
export function pressedButton(context: QueryContext, customId: string): Message {
  const pressed = readButton(customId);
  const keywords = pressed?.keywords.flatMap((slug) => context.knowledgeBase.keywords.get(slug) ?? []) ?? [];
  if (pressed === null || keywords.length === 0)
    return advice('What this button asked about is no longer known. Ask again with /rule.');
  const content = ANSWERS[pressed.asks](context, keywords);
  return message({ content, onlyForTheAsker: true });
}

type ButtonAnswer = (context: QueryContext, keywords: readonly KeywordRecord[]) => string;

const ANSWERS: Readonly<Record<Pressed['asks'], ButtonAnswer>> = { rulings: rulingsOf, timing: timingsOf };

/** Rulings that name another of the keywords come first: they are why these stand together. */
function rulingsOf(context: QueryContext, keywords: readonly KeywordRecord[]): string {
  const rulings = keywords.flatMap((keyword) =>
    keyword.rulings.flatMap((id) => context.knowledgeBase.rulings.get(id) ?? []),
  );
  const namesAnother = ({ mentions }: RulingRecord): boolean =>
    keywords.some(({ slug }) => mentions.includes(slug));
  const ordered = [...rulings.filter(namesAnother), ...rulings.filter((one) => !namesAnother(one))];
  const head = `**Rulings on ${namesOf(keywords)}**`;
  if (ordered.length === 0) return `${head}\nNone is known.`;
  const linked = keywords.map(({ name, slug }) =>
    link(shownText(name, LONGEST_NAME), keywordUrl(context, slug)),
  );
  const pages = fitLines(linked, LONGEST_FOOT);
  const foot = (shown: number): string => `-# ${shown} of ${ordered.length}; all at ${pages.join(', ')}`;
  const room = MESSAGE.content - head.length - foot(ordered.length).length - 2;
  const lines = fitLines(
    ordered.map((ruling) => `- ${rulingLine(context, ruling)}`),
    room,
  );
  return [head, ...lines, foot(lines.length)].join('\n');
}

function timingsOf(context: QueryContext, keywords: readonly KeywordRecord[]): string {
  const { timingWindows } = context.knowledgeBase;
  const orderOf = ({ timing }: KeywordRecord): number =>
    timingWindows.get(timing ?? '')?.order ?? Number.POSITIVE_INFINITY;
  const inOrder = keywords.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const head = `**Timing of ${namesOf(inOrder)}**${inOrder.length > 1 ? ', in the order of play' : ''}`;
  const lines = inOrder.map(
    (keyword) =>
      `- ${link(`**${shownText(keyword.name, LONGEST_NAME)}**`, keywordUrl(context, keyword.slug))}: ${timingOf(context.knowledgeBase, keyword)}`,
  );
  return [head, ...fitLines(lines, MESSAGE.content - head.length - 1)].join('\n');
}

function namesOf(keywords: readonly KeywordRecord[]): string {
  const names = keywords.map(({ name }) => shownText(name, LONGEST_NAME));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
