import { join } from 'node:path';
import type { Bench } from '../bench-run.js';
import { inventCardSets, writeCardSets } from '../card-sets/invent-card-sets.js';
import { compareRounds, type Round } from '../measuring/ratio.js';
import { runToEnd, startServerProcess } from '../measuring/run-process.js';
import { cardSearchTimes } from './card-search.js';
import { deckOf, deckTimeMs, misspelt } from './deck-time.js';

const INGEST = { ms: 60_000, bytes: 500_000_000 } as const;
const START = { ms: 2_000, bytes: 400_000_000 } as const;
const DECK_MS = 50;
const DECKS = 15;
/** Of a search with its page of highlights. */
const SEARCH_MS = { p50: 10, p99: 40 } as const;
const SEARCHES = 2_000;

interface Measured {
  readonly ms: number;
  readonly peakBytes: number;
}

/** All card sets of the game's size, 10,000 cards in 85 files, against bounds of their own: to read them in, to start the server on them, to ask for the rulings of a deck, and to search. */
export async function measureCardSets(bench: Bench): Promise<void> {
  const folder = bench.workspace.newPath('card-sets');
  const sets = inventCardSets();
  writeCardSets(folder, sets);
  const database = bench.workspace.newPath('card-sets.db');
  const args = ['--cards', folder, '--out', database];
  const run = await runToEnd(bench.workspace, { script: join('scripts', 'ingest.ts'), args });
  const what = `${sets.cards} cards in ${sets.files.length} files`;
  reportBounds(bench, `ingest of ${what}`, [run], INGEST);
  const starts: Measured[] = [];
  const decks: number[] = [];
  const misspeltDecks: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const server = await startServerProcess(bench.workspace, bench.server(database));
    starts.push({ ms: server.startMs, peakBytes: (await server.usage()).peakBytes });
    const deck = await deckOf(server.url);
    decks.push(await deckTimeMs(server.url, deck, DECKS));
    misspeltDecks.push(await deckTimeMs(server.url, misspelt(deck), DECKS));
    await server.stop();
  }
  reportBounds(bench, `server start on ${what}`, starts, START);
  reportBound(bench, 'rulings of a deck of 200 cards against its bound', 'ms', decks, DECK_MS);
  reportBound(
    bench,
    'rulings of a misspelt deck of 200 cards against its bound',
    'ms',
    misspeltDecks,
    DECK_MS,
  );
  reportSearches(bench, database);
}

function reportSearches(bench: Bench, database: string): void {
  const times = Array.from({ length: bench.rounds }, () => cardSearchTimes(database, SEARCHES));
  for (const share of ['p50', 'p99'] as const) {
    const ms = times.map((one) => one[share]);
    reportBound(bench, `search, ${share}, against its bound`, 'ms', ms, SEARCH_MS[share]);
  }
}

function reportBounds(
  bench: Bench,
  measure: string,
  measured: readonly Measured[],
  bound: { readonly ms: number; readonly bytes: number },
): void {
  const seconds = measured.map(({ ms }) => ms / 1_000);
  const megabytes = measured.map(({ peakBytes }) => peakBytes / 1e6);
  reportBound(bench, `${measure}, time against its bound`, 's', seconds, bound.ms / 1_000);
  reportBound(bench, `${measure}, memory against its bound`, 'MB at most', megabytes, bound.bytes / 1e6);
}

function reportBound(
  bench: Bench,
  measure: string,
  unit: string,
  measured: readonly number[],
  bound: number,
): void {
  const rounds = measured.map((ours): Round => ({ ours, theirs: bound }));
  bench.report({
    benchmark: 'cards',
    measure,
    unit,
    comparison: compareRounds(rounds, 'more'),
    goal: { kind: 'at most', ratio: 1 },
    note: 'of this machine',
  });
}
