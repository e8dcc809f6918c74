/** Where a command writes, and what can be shown there. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Columns for text. */
  readonly width: number;
  readonly hasColours: boolean;
}

const NARROWEST = 40;
/** Longer lines are hard to read. */
const WIDEST = 100;

type Environment = Readonly<Record<string, string | undefined>>;

/** Colours are for people: not behind a pipe, not for a terminal that has none, not for who sets NO_COLOR; FORCE_COLOR asks for them all the same. */
export function hasColours(isTerminal: boolean, env: Environment): boolean {
  const isSet = (name: string): boolean => (env[name] ?? '') !== '';
  if (isSet('NO_COLOR')) return false;
  if (isSet('FORCE_COLOR')) return env['FORCE_COLOR'] !== '0';
  return isTerminal && env['TERM'] !== 'dumb';
}

export function processTerminal(): Terminal {
  const { stdout, stderr } = process;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    width: Math.min(Math.max(stdout.columns ?? WIDEST, NARROWEST), WIDEST),
    hasColours: hasColours(stdout.isTTY === true, process.env),
  };
}
