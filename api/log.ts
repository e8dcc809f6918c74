import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from './environment.js';

export type Log = Logger;

/**
 * One JSON object a line with `level` as a word and `time` in ISO 8601. Lines about a request carry its `requestId`, the same
 * that the caller got in `X-Request-Id`. Written to standard output unless told otherwise.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
