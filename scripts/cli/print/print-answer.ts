import type { AnswerReply } from '../../../api/replies/answer-reply.js';
import type { Style } from '../style.js';
import { wrapped } from '../wrapped.js';
import { bullet, numberedRulings, rulingId, warningLines } from './parts.js';

export function printAnswer(reply: AnswerReply, style: Style): string {
  const { intent, answer, confidence, citations, suggestions, warnings } = reply;
  // What the answer has quoted is not said again.
  const quoted = citations.filter(({ text }) => answer.includes(text));
  const others = citations.filter((citation) => !quoted.includes(citation));
  const mark = confidence === 'HIGH' ? style.good : style.bad;
  return [
    ...warningLines(warnings, style),
    wrapped(answer, style.width),
    '',
    ...(quoted.length === 0 ? [] : [...quoted.map((one) => `  ${rulingId(one, style)}`), '']),
    ...(others.length === 0 ? [] : [numberedRulings(others, style), '']),
    `${mark(confidence.toLowerCase())} confidence  ${style.faint(intent.toLowerCase())}`,
    ...(suggestions.length === 0 ? [] : ['', 'It can be asked:']),
    ...suggestions.map((suggestion) => bullet(suggestion, style.width)),
  ].join('\n');
}
