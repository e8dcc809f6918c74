import type { AttackReply, UnitShown } from '../../../api/replies/attack-reply.js';
import type { Style } from '../style.js';
import { table } from '../table.js';
import { wrapped } from '../wrapped.js';
import { bar, bullet, numberedRulings, percent, warningLines } from './parts.js';

export function printAttack(reply: AttackReply, style: Style): string {
  const { notation, cards, units, expectedHits, choices, rulings, warnings, details } = reply;
  const assumptions = details?.assumptions ?? [];
  return [
    ...(cards.length === 0 ? [] : [style.strong(wrapped(cardLine(cards), style.width))]),
    (cards.length === 0 ? style.strong : style.faint)(wrapped(notation, style.width)),
    ...warningLines(warnings, style),
    style.faint(`${expectedHits.toFixed(2)} hits on average`),
    ...units.flatMap((unit) => ['', unitTable(unit, nameOf(cards, unit.role), style)]),
    ...(choices.length === 0
      ? []
      : ['', style.strong('Best play'), ...choices.map((one) => choiceLine(one, style))]),
    ...(rulings.length === 0 ? [] : ['', style.strong('Rulings'), numberedRulings(rulings, style)]),
    ...(assumptions.length === 0 ? [] : ['', style.strong('Assumed')]),
    ...assumptions.map(({ statement }) => bullet(statement, style.width)),
  ].join('\n');
}

type Cards = AttackReply['cards'];

/** `attacker Hanharr (A), defender Mudhorn`. */
function cardLine(cards: Cards): string {
  return cards.map(({ role }) => nameOf(cards, role)).join(', ');
}

function nameOf(cards: Cards, role: string): string {
  const card = cards.find((one) => one.role === role);
  return card === undefined || card.name === role ? role : `${role} ${card.name}`;
}

function unitTable(
  { discardChance, expectedCounters, counters }: UnitShown,
  name: string,
  style: Style,
): string {
  const head = `${style.strong(name)}: discarded ${style.good(percent(discardChance))}, ${expectedCounters.toFixed(2)} counters on average`;
  const [only] = counters;
  if (counters.length === 1 && only?.value === 0) return head;
  const rows = counters.map(({ value, probability, fraction }) => [
    String(value),
    percent(probability),
    fraction.length > LONGEST_FRACTION ? '' : fraction,
    bar(probability),
  ]);
  return `${head}\n${table(style, ['counters', 'chance', 'exactly', ''], rows)}`;
}

/** Longer ones are for programs. */
const LONGEST_FRACTION = 24;

function choiceLine({ player, situation, choice }: AttackReply['choices'][number], style: Style): string {
  return bullet(`${player.toLowerCase()}, ${situation}: ${choice}`, style.width);
}
