import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the operator decides about a server. */
export interface Environment {
  /** TCP port, 0 to 65535; 0 takes any free one. */
  readonly port: number;
  /** Address or name to listen on. */
  readonly host: string;
  /** Absolute path of the database that is served. */
  readonly rulesDb: string;
  /** Where the world reaches this server: origin and path, no trailing slash. Null when `url`s are to be relative. */
  readonly publicUrl: string | null;
  readonly logLevel: LogLevel;
}

export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

const PROJECT_NAME = 'swtcg-rules';
const SHOWN_LENGTH = 80;

/** The folder of this project's package.json, from the sources as well as from a build. */
export function projectRoot(from: string = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === PROJECT_NAME)
      return folder;
    if (folder === dirname(folder)) {
      throw new Error(
        `No package.json named "${PROJECT_NAME}" stands in or above ${from}; keep this file inside the project.`,
      );
    }
  }
}

/** Texts of the project, and the database that is built of them. */
export const DATA_FOLDER = join(projectRoot(), 'data');
const DEFAULT_DATABASE = join(DATA_FOLDER, 'rules.db');

/** The database of the project, and whether `RULES_DB` names another one in its place: that is its owner's. */
export function databasePlace(env: Readonly<Record<string, string | undefined>>): {
  readonly path: string;
  readonly isOwn: boolean;
} {
  const named = env['RULES_DB'];
  return named ? { path: resolve(named), isOwn: false } : { path: DEFAULT_DATABASE, isOwn: true };
}

/** Origin and path of an address that stands for itself: http(s), no credentials, query or fragment. */
function publicAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !/^https?:$/.test(url.protocol)) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

const variables = {
  PORT: {
    expected: 'a whole number from 0 to 65535, where 0 takes any free port (default 4000)',
    type: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65_535)),
  },
  HOST: {
    expected: 'an address or a host name to listen on, such as 127.0.0.1 (default 0.0.0.0: every interface)',
    type: z.string().regex(/^[A-Za-z0-9._:%-]{1,253}$/),
  },
  RULES_DB: {
    expected: 'the path of a rules database (default data/rules.db of this project)',
    type: z
      .string()
      .refine((path) => !path.includes('\0'))
      .transform((path) => resolve(path)),
  },
  PUBLIC_URL: {
    expected:
      'an http or https address without credentials, query or fragment, such as https://rules.example.org',
    type: z
      .string()
      .transform(publicAddress)
      .refine((address) => address !== null),
  },
  LOG_LEVEL: { expected: `one of ${LOG_LEVELS.join(', ')} (default info)`, type: z.enum(LOG_LEVELS) },
};

type Name = keyof typeof variables;

/** What was found, fit for a log: short, and without what may be a secret in an address. */
function shown(value: string): string {
  const safe = value.replace(/\/\/.*@/, '//***@').replace(/[?#].*$/s, '?***');
  return JSON.stringify(safe.length > SHOWN_LENGTH ? `${safe.slice(0, SHOWN_LENGTH)}...` : safe);
}

/**
 * The environment of a server, checked whole: every variable that is wrong is named with what was found and what is expected.
 * An empty variable counts as unset. The default host is every interface: all that is served is public, and containers need it.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): EnvironmentReading {
  const problems: string[] = [];
  const read = <T>(name: Name, type: z.ZodType<T>, fallback: T): T => {
    const value = env[name];
    if (value === undefined || value === '') return fallback;
    const reading = type.safeParse(value);
    if (reading.success) return reading.data;
    problems.push(`${name} is ${shown(value)}; expected ${variables[name].expected}.`);
    return fallback;
  };
  const environment: Environment = {
    port: read('PORT', variables.PORT.type, 4000),
    host: read('HOST', variables.HOST.type, '0.0.0.0'),
    rulesDb: read('RULES_DB', variables.RULES_DB.type, DEFAULT_DATABASE),
    publicUrl: read('PUBLIC_URL', variables.PUBLIC_URL.type, null),
    logLevel: read('LOG_LEVEL', variables.LOG_LEVEL.type, 'info'),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, environment };
}
