import type { CardReply } from '../../../api/replies/card-reply.js';
import type { Style } from '../style.js';
import { table } from '../table.js';
import { wrapped } from '../wrapped.js';
import { miss, numberedRulings } from './parts.js';

export function printCard({ card, message, suggestions }: CardReply, style: Style): string {
  if (card === null) return miss(message, suggestions, style);
  const { name, side, typeLine, subtypes, text, cost, speed, power, health, keywords, rulings, details } =
    card;
  const numbers = [cost, speed, power, health].map((value) => (value === null ? '-' : String(value)));
  const sets =
    details?.printings.map(({ set, number }) => (number === null ? set : `${set} ${number}`)) ?? [];
  return [
    `${style.strong(name)}  ${style.faint([side.toLowerCase().replace('_', ' '), ...sets].join(' · '))}`,
    wrapped([typeLine, subtypes.join(' ')].filter((part) => part !== '').join(' - '), style.width),
    '',
    table(style, ['cost', 'speed', 'power', 'health'], [numbers]),
    ...(text === '' ? [] : ['', wrapped(text, style.width)]),
    ...(rulings.length === 0 ? [] : ['', numberedRulings(rulings, style)]),
    ...(details?.keywords ?? []).flatMap((keyword) => [
      '',
      `${style.strong(keyword.name)}  ${style.faint(keyword.timing?.name ?? '')}`.trimEnd(),
      numberedRulings(keyword.rulings, style),
    ]),
    ...(details === undefined && keywords.length > 0 ? ['', keywords.map((one) => one.name).join(', ')] : []),
  ].join('\n');
}
