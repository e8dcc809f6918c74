import { join } from 'node:path';
import { type IngestedGlossary, ingestInvented } from './ingested-glossary.js';
import type { Row } from './measuring/result-table.js';
import { type Program, runToEnd } from './measuring/run-process.js';
import type { Workspace } from './measuring/workspace.js';

/** One run of some benchmarks: how long they may take, what they share and where their results go. */
export interface Bench {
  readonly quick: boolean;
  readonly rounds: number;
  /** Of load in each half of a round. */
  readonly seconds: number;
  readonly workspace: Workspace;
  readonly rows: readonly Row[];
  readonly facts: readonly string[];
  report(row: Row): void;
  /** Something to know that is compared with nothing. */
  inform(fact: string): void;
  /** The server as it is run, on any free port of this machine, with the default log level. */
  server(database: string): Program;
  /** Path of a database made from the project's own data. */
  ownDatabase(): Promise<string>;
  /** An invented glossary of so many entries, ingested once in a run. */
  glossary(entries: number): Promise<IngestedGlossary>;
}

export function startBench(quick: boolean, workspace: Workspace, say: (line: string) => void): Bench {
  const rows: Row[] = [];
  const facts: string[] = [];
  let own: Promise<string> | null = null;
  const glossaries = new Map<number, Promise<IngestedGlossary>>();
  return {
    quick,
    rounds: quick ? 3 : 5,
    seconds: quick ? 1 : 3,
    workspace,
    rows,
    facts,
    report: (row) => {
      rows.push(row);
      say(`${row.benchmark}, ${row.measure}: ${row.comparison.ratio.toPrecision(3)}`);
    },
    inform: (fact) => {
      facts.push(fact);
      say(fact);
    },
    server: (database) => ({
      script: join('scripts', 'launch', 'start.mjs'),
      env: { RULES_DB: database, HOST: '127.0.0.1', PORT: '0' },
    }),
    ownDatabase: () => {
      own ??= buildOwn(workspace);
      return own;
    },
    glossary: (entries) => {
      const known = glossaries.get(entries) ?? ingestInvented(workspace, entries);
      glossaries.set(entries, known);
      return known;
    },
  };
}

async function buildOwn(workspace: Workspace): Promise<string> {
  const database = workspace.newPath('own.db');
  await runToEnd(workspace, { script: join('scripts', 'ingest.ts'), args: ['--out', database] });
  return database;
}
