import { CommanderError } from 'commander';
import { ingestProgram } from './ingest-program.js';
import type { SourceOptions } from './publishing/inputs.js';
import { AUTHORITY_WORDS } from './reading/authority-words.js';
import { calendarDate } from './reading/describe-source.js';
import { isPrintable } from './reading/printable.js';

export interface IngestCommand {
  /** Null when none were given. */
  readonly paths: readonly string[] | null;
  /** Folders of card sets; null when nothing was said of them, empty when they are to be left out from now on. */
  readonly cardPaths: readonly string[] | null;
  readonly only: boolean;
  readonly options: SourceOptions;
  readonly strict: boolean;
  readonly json: boolean;
  readonly dryRun: boolean;
  readonly allowShrink: boolean;
  /** The ledger and the log are written whatever database it is. */
  readonly recordIds: boolean;
  readonly out: string | null;
}

/** A faulty command line (`text` for standard error) or a request for help (for standard output). */
export type CommandLine =
  | { readonly kind: 'command'; readonly command: IngestCommand }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'usage'; readonly text: string };

export function readCommandLine(argv: readonly string[]): CommandLine {
  let written = '';
  const program = ingestProgram()
    .exitOverride()
    .configureOutput({ writeOut: (text) => (written += text), writeErr: (text) => (written += text) });
  try {
    program.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? { kind: 'help', text: written } : { kind: 'usage', text: written };
  }
  return interpret(program.args, program.opts());
}

interface ParsedOptions {
  readonly cards?: readonly string[] | false;
  readonly only?: true;
  readonly title?: string;
  readonly edition?: string;
  readonly published?: string;
  readonly authority?: keyof typeof AUTHORITY_WORDS;
  readonly strict?: true;
  readonly json?: true;
  readonly dryRun?: true;
  readonly allowShrink?: true;
  readonly recordIds?: true;
  readonly out?: string;
}

/** As a manifest may have them. */
const LABELS = [
  ['title', 200],
  ['edition', 100],
] as const;

function labelFault(label: string | undefined, most: number): string | null {
  if (label === undefined) return null;
  if (label.trim() === '') return 'is empty';
  if (label.trim().length > most) return `has ${label.trim().length} characters; at most ${most} are taken`;
  return isPrintable(label) ? null : 'must be one line without control characters or marks of direction';
}

function interpret(paths: readonly string[], options: ParsedOptions): CommandLine {
  const usage = (text: string): CommandLine => ({ kind: 'usage', text: `error: ${text}\n` });
  const describes = ['title', 'edition', 'published', 'authority'] as const;
  const described = describes.find((name) => options[name] !== undefined);
  const cardPaths = options.cards === false ? [] : (options.cards ?? null);
  if (paths.includes('') || cardPaths?.includes('') === true) return usage('one of the paths is empty');
  if (options.only === true && paths.length === 0) return usage('--only needs at least one file or folder');
  if (described !== undefined && paths.length === 0)
    return usage(`--${described} describes files: name at least one`);
  if (options.title !== undefined && paths.length > 1)
    return usage('--title is the title of one file; use a manifest for several');
  if (options.published !== undefined && !calendarDate.safeParse(options.published).success) {
    return usage(`--published ${JSON.stringify(options.published)} is no date; write it like 2026-11-30`);
  }
  if (options.out?.trim() === '') return usage('--out is empty');
  for (const [name, most] of LABELS) {
    const fault = labelFault(options[name], most);
    if (fault !== null) return usage(`--${name} ${fault}`);
  }
  return {
    kind: 'command',
    command: {
      paths: paths.length === 0 ? null : paths,
      cardPaths,
      only: options.only ?? false,
      options: {
        title: options.title?.trim() ?? null,
        edition: options.edition?.trim() ?? null,
        publishedOn: options.published ?? null,
        authority: options.authority === undefined ? null : AUTHORITY_WORDS[options.authority],
      },
      strict: options.strict ?? false,
      json: options.json ?? false,
      dryRun: options.dryRun ?? false,
      allowShrink: options.allowShrink ?? false,
      recordIds: options.recordIds ?? false,
      out: options.out ?? null,
    },
  };
}
