import { withoutPromo } from '../knowledge-base/name-without-promo.js';
import type { Warning } from '../knowledge-base/search.js';
import type { DeckEntry, DeckReading, DeckSection } from './deck-reading.js';
import { sectionCalled, unknownSection } from './deck-section.js';

const LINE_END = /\r\n|\r|\n/;
const COMMENT = /^(?:#|\/\/)/;
/** Behind a card: with white space on both sides, for names may have such a sign in them. */
const COMMENT_BEHIND = /\s(?:#|\/\/)\s/;
const BULLET = /^(?:[*•·●▪◦‣]|[-–—](?=\s))\s*(?=\S)/;
/** `4 Name`, `4x Name`, `4<TAB>Name`, `x4 Name`, `(4) Name`, `4 - Name`, `4. Name`. */
const QUANTITIES_AHEAD: readonly RegExp[] = [
  /^(\d{1,30})\s*[x×*]\s+(\S.*)$/is,
  /^(\d{1,30})(?:[x×](?=\p{Lu})|\*)(\S.*)$/su,
  /^(\d{1,30})(?:[.:]|\s+[-–—])\s+(\S.*)$/s,
  /^[([]\s*(\d{1,30})(?:\s*[x×])?\s*[)\]]\s*(\S.*)$/is,
  /^[x×]\s?(\d{1,30})\s+(\S.*)$/is,
  /^(\d{1,30})\s+(\S.*)$/s,
];
/** `Name x4`, `Name (4)`, `Name - 4`, `Name, 4`, `Name<TAB>4`, `Name (A) 4`. */
const QUANTITIES_BEHIND: readonly RegExp[] = [
  /^(.*\S)\s+[x×*]\s?(\d{1,30})$/is,
  /^(.*\S)\s*[([](?:\s*[x×])?\s*(\d{1,30})(?:\s*[x×])?\s*[)\]]$/is,
  /^(.*\S)(?:\s+[-–—]\s+|,\s*|\t\s*)[x×]?(\d{1,30})$/is,
  /^(.*\))\s+(\d{1,30})$/s,
];
/** `-2 Name`, `2.5 Name`, `1/2 Name`: no number of copies, and no name either. */
const NO_QUANTITY = /^([-–—−]\d{1,30}|[-–—−]?\d{1,30}[.,/]\d{1,30})(?:\s*[x×*])?\s+(\S.*)$/is;
/** As other keyboards write them. */
const DIGIT = /\p{Nd}/gu;

/** What is dressed as a heading and can be no card: `Maybe:`, `[Maybe]`, `== Maybe ==`. */
const HEADING = /:$|^\[[^\]\d][^\]]*\]$|^=.*=$/;
const DRESS = /^[\s=[]+|[\s=\]:]+$/g;
const MOST_WARNINGS = 5;

type Unreadable = DeckReading['unreadable'][number];

/** A plain deck list. A line without a quantity is one copy; what stands before the first section is the deck. */
export function readDeckList(list: string): DeckReading {
  const entries: DeckEntry[] = [];
  const unreadable: Unreadable[] = [];
  const warnings: Warning[] = [];
  let section: DeckSection = 'DECK';
  for (const [at, raw] of list.split(LINE_END).entries()) {
    const text = withoutComment(raw.trim());
    if (text === '') continue;
    const called = sectionCalled(text);
    if (called !== null) section = called;
    else if (HEADING.test(text)) {
      unreadable.push({ line: at + 1, text });
      if (warnings.length < MOST_WARNINGS) warnings.push(unknownSection(text.replace(DRESS, ''), section));
    } else
      entries.push({
        line: at + 1,
        text,
        section,
        ...copiesIn(plainDigits(text.replace(BULLET, ''))),
        set: null,
      });
  }
  return { entries, unreadable, warnings };
}

function withoutComment(line: string): string {
  if (COMMENT.test(line)) return '';
  const at = line.search(COMMENT_BEHIND);
  return at < 0 ? line : line.slice(0, at).trimEnd();
}

function plainDigits(line: string): string {
  return line.replace(DIGIT, (digit) => digit.normalize('NFKC'));
}

function copiesIn(line: string): Pick<DeckEntry, 'quantity' | 'name'> {
  const [, odd, of] = NO_QUANTITY.exec(line) ?? [];
  if (odd !== undefined && of !== undefined) return { quantity: Number.NaN, name: cardName(of) };
  for (const form of QUANTITIES_AHEAD) {
    const [, ahead, named] = form.exec(line) ?? [];
    if (ahead !== undefined && named !== undefined) return { quantity: Number(ahead), name: cardName(named) };
  }
  for (const form of QUANTITIES_BEHIND) {
    const [, named, behind] = form.exec(line) ?? [];
    if (behind !== undefined && named !== undefined)
      return { quantity: Number(behind), name: cardName(named) };
  }
  return { quantity: 1, name: cardName(line) };
}

/** Without what says only which printing it is. */
export function cardName(name: string): string {
  return withoutPromo(name).trim();
}
