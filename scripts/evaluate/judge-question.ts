import { answerQuestion } from '../../api/answers/answer-question.js';
import { checkInteraction } from '../../api/interactions/check-interaction.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { codePointLength } from '../../api/knowledge-base/rendering/code-points.js';
import type { QuestionCase } from './read-cases.js';
import { squash } from './squash.js';
import { unjudged } from './unjudged.js';

const SHORT = 200;
const OPTIONS = { publicUrl: 'https://rules.example', checkInteraction };

/** What is wrong with the answer to a question; empty when it is as expected. */
export function judgeQuestion(kb: KnowledgeBase, expected: QuestionCase): readonly string[] {
  const { question, keywords } = expected;
  const answer = answerQuestion(kb, question, { ...OPTIONS, maxLength: null });
  const short = answerQuestion(kb, question, { ...OPTIONS, maxLength: SHORT });
  const intents = [expected.intent].flat();
  const named = answer.keywords.map(({ slug }) => slug);
  const cited = answer.citations.map(({ text }) => squash(text));
  return [
    ...(intents.includes(answer.intent) ? [] : [`intent ${answer.intent}, expected ${intents.join(' or ')}`]),
    ...keywords.filter((slug) => !named.includes(slug)).map((slug) => `${slug} is not named`),
    ...(intents.includes('CARD') || named.length <= keywords.length + 1 ? [] : [`names ${named.join(', ')}`]),
    ...(expected.cites ?? [])
      .filter((text) => !cited.some((one) => one.includes(squash(text))))
      .map((text) => `does not cite "${text}"`),
    ...(expected.says === undefined || new RegExp(expected.says, 'i').test(answer.text)
      ? []
      : [`does not say ${expected.says}: ${answer.text.slice(0, 100)}`]),
    ...[short.text, short.markdown]
      .filter((text) => text === '' || codePointLength(text) > SHORT)
      .map((text) => `${codePointLength(text)} code points, at most ${SHORT} were asked for`),
    ...(answer.intent === 'UNKNOWN' && answer.confidence !== 'LOW' ? ['sure of nothing'] : []),
    ...unjudged(expected),
  ];
}
