import { PHRASES } from './phrase-book.js';

/** One place of a pattern: any of these symbols, under a name where it matters which. */
interface Place {
  readonly symbols: readonly string[];
  readonly name: string | null;
  readonly optional: boolean;
}

export interface Found {
  /** Where the words that were read end. */
  readonly end: number;
  /** What stood in the named places: the symbol, and the words. */
  readonly parts: Readonly<Record<string, Said>>;
}

export interface Said {
  readonly symbol: string;
  readonly text: string;
}

/** Places of a pattern that several share. */
const GROUPS: Readonly<Record<string, string>> = {
  $UNIT: 'HOLDER|ATTACKER|DEFENDER|BESIDE|OTHER|SECOND|ENEMY|UNIT',
  $OWN: 'HOLDER|UNIT|ME',
  $PLAYER: 'ME|OPPONENT|ATTACKING_PLAYER|DEFENDING_PLAYER',
  $EVENT: 'ROLL|REROLLS|PENDING|PREVENTION|PLACEMENT|ATTACK_END|DECLARATION',
  $OPENS: 'DO|MAY|BE',
};

/** `Doesn't Armor ...?`: what is negated is read by itself. */
const TURNED: Place = { symbols: ['NOT'], name: null, optional: true };
const OPENERS: ReadonlySet<string> = new Set(['DO', 'MAY', 'BE', 'MUST']);

/** `MAY who:$UNIT USE? K`: symbols in their order, each of several, a name before it, and `?` behind what may be missing. */
export function pattern(text: string): readonly Place[] {
  return text.split(' ').flatMap((word): readonly Place[] => {
    const optional = word.endsWith('?');
    const [, name, symbols = ''] = /^(?:(\w+):)?([^?]+)\??$/.exec(word) ?? [];
    const all = symbols.split('|').flatMap((one) => (GROUPS[one] ?? one).split('|'));
    const place = { symbols: all, name: name ?? null, optional };
    return all.some((one) => OPENERS.has(one)) ? [place, TURNED] : [place];
  });
}

/** All ways in which the pattern stands at a place of the line, the longest first. Idle words between its places are passed over. */
export function findAt(
  places: readonly Place[],
  { line, at: readingsAt }: Readings,
  start: number,
): readonly Found[] {
  const dead = new Set<string>();
  const all: Found[] = [];
  const walk = (at: number, from: number, parts: Readonly<Record<string, Said>>): void => {
    const key = `${at}/${from}`;
    const place = places[at];
    if (place === undefined) {
      dead.add(key);
      all.push({ end: from, parts });
      return;
    }
    if (dead.has(key)) return;
    dead.add(key);
    for (const { symbol, end } of readingsAt(from, place.symbols)) {
      const said = { symbol, text: line.slice(from, end).trim() };
      walk(at + 1, end, place.name === null ? parts : { ...parts, [place.name]: said });
    }
    if (place.optional) walk(at + 1, from, parts);
    for (const { end } of readingsAt(from, ['IDLE'])) walk(at, end, parts);
  };
  walk(0, start, {});
  return all.toSorted((a, b) => b.end - a.end);
}

interface Reading {
  readonly symbol: string;
  /** Where the next word begins. */
  readonly end: number;
}

/** What may stand at the places of a line, the longest first. */
export interface Readings {
  readonly line: string;
  readonly at: (from: number, symbols: readonly string[]) => readonly Reading[];
}

/** Each place is read once. */
export function readingsOf(line: string): Readings {
  const known = new Map<number, readonly Reading[]>();
  const all = (from: number): readonly Reading[] => {
    const found = known.get(from) ?? readAt(line, from);
    known.set(from, found);
    return found;
  };
  return { line, at: (from, symbols) => all(from).filter(({ symbol }) => symbols.includes(symbol)) };
}

function readAt(line: string, from: number): readonly Reading[] {
  const found = PHRASES.flatMap(({ symbol, says }): readonly Reading[] => {
    says.lastIndex = from;
    const [text] = says.exec(line) ?? [];
    return text === undefined || text === ''
      ? []
      : [{ symbol, end: Math.min(line.length, from + text.length + 1) }];
  });
  return found.toSorted((a, b) => b.end - a.end);
}
