import { fullName } from '../../../api/knowledge-base/card-record.js';
import { foldText } from '../../../api/knowledge-base/fold.js';
import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import { diagnostic } from '../diagnostics.js';
import type { CardIdentity, PrintedIn } from './card-identities.js';
import type { PrintedCard } from './printed-card.js';

const FACTS: readonly (readonly [name: string, printedIn: (card: PrintedCard) => string])[] = [
  ['side', ({ side }) => side],
  ['type', ({ typeLine }) => typeLine],
  ['subtype', ({ subtypes }) => subtypes.join(' ')],
  ['cost', ({ costText }) => costText ?? 'none'],
  ['speed', ({ speed }) => String(speed ?? 'none')],
  ['power', ({ power }) => String(power ?? 'none')],
  ['health', ({ health }) => String(health ?? 'none')],
];

/** Printings that differ from the one that counts, unless a date says which is newer. */
export function printingDifferences(identities: readonly CardIdentity[]): readonly DiagnosticRecord[] {
  return identities.flatMap(({ current, printings }) =>
    printings
      .filter((one) => one.set.description.publishedOn === current.set.description.publishedOn)
      .flatMap((one) => differenceBetween(one, current) ?? []),
  );
}

function differenceBetween(one: PrintedIn, current: PrintedIn): DiagnosticRecord | null {
  const facts = FACTS.filter(
    ([, printedIn]) => foldText(printedIn(one.card)) !== foldText(printedIn(current.card)),
  );
  const says = [
    ...facts.map(
      ([name, printedIn]) =>
        `${said(name, printedIn(one.card))} for ${printedIn(current.card).trim() || 'none'}`,
    ),
    ...(textOf(one.card) === textOf(current.card) ? [] : ['another text']),
  ];
  if (says.length === 0) return null;
  return diagnostic(
    'CONFLICTING_CARD',
    `${fullName(current.card)} has ${says.join(', ')}; what counts stands in ${current.set.file.file}:${current.card.line}.`,
    { file: one.set.file.file, line: one.card.line },
  );
}

function said(fact: string, printed: string): string {
  return isNone(printed) ? `no ${fact}` : `${fact} ${printed}`;
}

function isNone(printed: string): boolean {
  return printed.trim() === '' || printed === 'none';
}

/** Without what no rule hangs on: case, shapes of quotes and dashes, spaces, periods at the ends of lines. */
function textOf({ lines }: PrintedCard): string {
  const plain = lines.map((line) => line.replace(/\.+$/, ''));
  return foldText(plain.join(' ')).replaceAll(' ', '');
}
