import type { KeywordReply } from '../../../api/replies/keyword-reply.js';
import type { Style } from '../style.js';
import { wrapped } from '../wrapped.js';
import { miss, numberedRulings } from './parts.js';

export function printKeyword({ keyword, message, suggestions }: KeywordReply, style: Style): string {
  if (keyword === null) return miss(message, suggestions, style);
  const { signature, authority, activation, stacking, timing, summary, definitions, rulings, details } =
    keyword;
  const facts = [
    activation.join(', ').toLowerCase(),
    timing === null ? null : timing.name,
    stacking === 'UNSTATED' ? null : `${stacking.toLowerCase()} instances`,
    authority === 'OFFICIAL' ? null : 'in our own words',
  ].filter((fact) => fact !== null && fact !== '');
  const also = details?.mentions.map(({ name }) => name) ?? [];
  return [
    `${style.strong(signature)}  ${style.faint(facts.join(' · '))}`,
    '',
    ...definitions.map((definition) => wrapped(definition, style.width)),
    style.faint(wrapped(`In short, in our own words: ${summary}`, style.width)),
    '',
    numberedRulings(rulings, style),
    ...(also.length === 0 ? [] : ['', style.faint(wrapped(`See also: ${also.join(', ')}`, style.width))]),
  ].join('\n');
}
