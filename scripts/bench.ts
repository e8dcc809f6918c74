import { parseArgs } from 'node:util';
import { projectRoot } from '../api/project.js';
import { type Bench, startBench } from './bench/bench-run.js';
import { measureAnswers } from './bench/comparisons/answer-latency.js';
import { measureCardSets } from './bench/comparisons/card-sets.js';
import { measureCliStart } from './bench/comparisons/cli-start.js';
import { measureDiscord } from './bench/comparisons/discord-latency.js';
import { compareHotGet } from './bench/comparisons/hot-get.js';
import { measureIngest } from './bench/comparisons/ingest-scaling.js';
import { compareSearchAndSuggest } from './bench/comparisons/search-and-suggest.js';
import { measureServerStart } from './bench/comparisons/server-start.js';
import { compareSolvedAttacks } from './bench/comparisons/solved-attacks.js';
import { compareVariedPosts } from './bench/comparisons/varied-posts.js';
import { isMet } from './bench/measuring/ratio.js';
import { printRows, type Row } from './bench/measuring/result-table.js';
import { openWorkspace } from './bench/measuring/workspace.js';
import { type RecordedBenchmark, recordBenchmarks } from './numbers/recorded.js';

/** Those that need this process to be idle come first. */
const BENCHMARKS: ReadonlyMap<string, (bench: Bench) => Promise<void>> = new Map([
  ['hot-get', compareHotGet],
  ['queries', compareVariedPosts],
  ['ingest', measureIngest],
  ['start', measureServerStart],
  ['cli', measureCliStart],
  ['cards', measureCardSets],
  ['search', compareSearchAndSuggest],
  ['attack', compareSolvedAttacks],
  ['answers', measureAnswers],
  ['discord', measureDiscord],
]);

const USAGE = `Usage: npm run bench -- [--quick] [--record] [${[...BENCHMARKS.keys()].join('|')} ...]

Compares this project with what one would use instead, both in this run on this machine, round by round.
Only the ratios mean something; the figures beside them are those of this machine at this moment.
--quick takes fewer and shorter rounds. --record keeps the ratios for the README (npm run numbers). Exit status: 0 all goals met, 1 a goal missed, 2 usage.
`;

const EXIT = { met: 0, missed: 1, usage: 2 } as const;

async function main(argv: readonly string[]): Promise<number> {
  const asked = readArguments(argv);
  if (asked === null) {
    process.stderr.write(USAGE);
    return EXIT.usage;
  }
  const workspace = openWorkspace();
  const stop = (): void => void workspace.close().then(() => process.exit(EXIT.missed));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const bench = startBench(asked.quick, workspace, (line) => void process.stderr.write(`${line}\n`));
  try {
    for (const name of asked.names) await BENCHMARKS.get(name)?.(bench);
  } finally {
    await workspace.close();
  }
  process.stdout.write(`${[printRows(bench.rows), ...bench.facts].join('\n')}\n`);
  if (asked.record) recordBenchmarks(projectRoot(), bench.rows.map(recorded));
  return bench.rows.every(({ comparison, goal }) => isMet(comparison.ratio, goal)) ? EXIT.met : EXIT.missed;
}

function recorded({ benchmark, measure, comparison, goal }: Row): RecordedBenchmark {
  return { benchmark, measure, ratio: comparison.ratio, goal };
}

/** Null when they are not understood. */
function readArguments(
  argv: readonly string[],
): { readonly quick: boolean; readonly record: boolean; readonly names: readonly string[] } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { quick: { type: 'boolean', default: false }, record: { type: 'boolean', default: false } },
    });
    if (!positionals.every((name) => BENCHMARKS.has(name))) return null;
    const names = [...BENCHMARKS.keys()].filter(
      (name) => positionals.length === 0 || positionals.includes(name),
    );
    return { quick: values.quick, record: values.record, names };
  } catch {
    return null;
  }
}

process.exitCode = await main(process.argv.slice(2));
