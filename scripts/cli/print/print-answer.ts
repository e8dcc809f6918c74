import type { AnswerReply } from '../../../api/replies/answer-reply.js';
import type { Style } from '../style.js';
import { wrapped } from '../wrapped.js';
import { bullet, numberedRulings, warningLines } from './parts.js';

export function printAnswer(reply: AnswerReply, style: Style): string {
  const { intent, answer, confidence, citations, suggestions, warnings } = reply;
  const mark = confidence === 'HIGH' ? style.good : style.bad;
  return [
    ...warningLines(warnings, style),
    wrapped(answer, style.width),
    '',
    ...(citations.length === 0 ? [] : [numberedRulings(citations, style), '']),
    `${mark(confidence.toLowerCase())} confidence  ${style.faint(intent.toLowerCase())}`,
    ...(suggestions.length === 0 ? [] : ['', 'It can be asked:']),
    ...suggestions.map((suggestion) => bullet(suggestion, style.width)),
  ].join('\n');
}
