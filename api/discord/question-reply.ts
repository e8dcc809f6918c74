import { answerCost } from '../../schema/answer-cost.js';
import { attackCost } from '../../schema/attack-cost.js';
import { attackToRequest } from '../../schema/attack-to-request.js';
import type { QueryContext } from '../../schema/context.js';
import { interactionCost } from '../../schema/interaction-cost.js';
import { answerUrl, keywordUrl } from '../../schema/page-url.js';
import { type Answer, answerQuestion } from '../answers/answer-question.js';
import { sizeOfQuestion } from '../answers/attack-in-question.js';
import type { LongWork } from '../answers/long-work.js';
import { beforeOthers, fitParts, ifItFits, kept, type Part, shownText } from './fit-text.js';
import { MESSAGE } from './limits.js';
import { isReachable, link } from './link.js';

/** Of the question as it is shown above its answer. */
const LONGEST_ECHO = 300;
const LONGEST_NOTE = 300;
const MOST_KEYWORDS = 4;

/** How much work a question is: most are looked up, some lead to an attack or a check of keywords with large values. */
export function questionCost({ knowledgeBase }: QueryContext, question: string): number {
  const { field } = answerCost({ question });
  if (field <= READING) return field;
  const { attack, keywords } = sizeOfQuestion(knowledgeBase, question);
  if (attack !== null) return attackCost({ input: attackToRequest(attack) }).field;
  return interactionCost({ input: { keywords: keywords.slice(0, MOST_KEYWORDS) } }).field + READING;
}

/** A question that can lead to nothing larger. */
const READING = 300;

export interface AnsweredQuestion {
  readonly answer: Answer;
  /** Fits into one message, `room` left free. */
  readonly content: string;
}

/** The question, its answer with verdict and source, what was taken for granted, how sure it is, and where its page is. */
export function answerInWords(
  context: QueryContext,
  question: string,
  long: LongWork,
  room = 0,
): AnsweredQuestion {
  const echo = `> ${shownText(question, LONGEST_ECHO)}`;
  const most = MESSAGE.content - room - echo.length - LONGEST_FOOT;
  const answer = answerThatFits(context, question, most, long);
  const suggestions = answer.suggestions.map((text) => `- ${shownText(text, LONGEST_ECHO)}`);
  const parts = [
    kept(echo),
    kept(answer.markdown),
    ...notesOf(answer),
    kept(`-# Confidence: ${answer.confidence.toLowerCase()}. ${pageOf(context, answer)}`.trimEnd()),
    ...(suggestions.length === 0 ? [] : [ifItFits(['You may ask:', ...suggestions].join('\n'))]),
  ];
  return { answer, content: fitParts(parts, MESSAGE.content - room) };
}

/** Of an attack: what was taken for granted, and how the rules were read where no source states it. Other answers say so themselves. */
function notesOf({ attack, warnings, assumptions }: Answer): readonly Part[] {
  if (attack === null) return [];
  return [
    ...warnings.map(({ message }) => beforeOthers(`Note: ${shownText(message, LONGEST_NOTE)}`)),
    ...assumptions.map(({ statement, alternative }) =>
      ifItFits(shownText(`Read so: ${statement} Else: ${alternative}`, LONGEST_NOTE)),
    ),
  ];
}

/** Room for the line with the page: its address is never longer than what `isReachable` allows. */
const LONGEST_FOOT = 460;

/** An answer is cut by code points; one with many beyond the first plane of Unicode is cut again, by half. */
function answerThatFits(
  { knowledgeBase, publicUrl }: QueryContext,
  question: string,
  most: number,
  { check: checkInteraction, solve }: LongWork,
): Answer {
  const cutAt = (maxLength: number): Answer =>
    answerQuestion(knowledgeBase, question, { maxLength, publicUrl, checkInteraction, solve });
  const answer = cutAt(most);
  return answer.markdown.length <= most ? answer : cutAt(Math.floor(most / 2));
}

function pageOf(context: QueryContext, { question, keywords }: Answer): string {
  const own = answerUrl(context, question);
  const [keyword] = keywords;
  if (isReachable(own)) return link('On the web', own);
  const other = keyword === undefined ? '' : keywordUrl(context, keyword.slug);
  return isReachable(other) ? link('On the web', other) : '';
}
