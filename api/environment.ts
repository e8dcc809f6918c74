import { resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_DATABASE } from './project.js';

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
  /** Of a form that takes reports as `title` and `body`. Null when there is none. */
  readonly reportUrl: string | null;
  readonly logLevel: LogLevel;
  /** Of the application that Discord sends interactions of, 64 hex digits; null when none are taken. */
  readonly discordPublicKey: string | null;
  /** Where Discord's own API is, without a trailing slash. */
  readonly discordApiUrl: string;
}

export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

const SHOWN_LENGTH = 80;

/** Origin and path of an address that stands for itself: http(s), no credentials, query or fragment. */
function publicAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !/^https?:$/.test(url.protocol)) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** The address of a form: http(s), no credentials or fragment. */
function formAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash ? url.href : null;
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
  REPORT_URL: {
    expected:
      'the http or https address of a form that takes title and body, such as https://example.org/issues/new',
    type: z
      .string()
      .transform(formAddress)
      .refine((address) => address !== null),
  },
  LOG_LEVEL: { expected: `one of ${LOG_LEVELS.join(', ')} (default info)`, type: z.enum(LOG_LEVELS) },
  DISCORD_PUBLIC_KEY: {
    expected:
      'the public key of an application, 64 hexadecimal digits, as its page in the developer portal of Discord shows it',
    type: z
      .string()
      .regex(/^[0-9a-f]{64}$/i)
      .transform((key) => key.toLowerCase()),
    /** Who mistakes one field of that page for another has a secret here. */
    maybeSecret: true,
  },
  DISCORD_API_URL: {
    expected:
      'an http or https address without credentials, query or fragment (default https://discord.com/api/v10)',
    type: z
      .string()
      .transform(publicAddress)
      .refine((address) => address !== null),
  },
};

const DISCORD_API = 'https://discord.com/api/v10';

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
    const found = 'maybeSecret' in variables[name] ? `a text of ${value.length} characters` : shown(value);
    problems.push(`${name} is ${found}; expected ${variables[name].expected}.`);
    return fallback;
  };
  const environment: Environment = {
    port: read('PORT', variables.PORT.type, 4000),
    host: read('HOST', variables.HOST.type, '0.0.0.0'),
    rulesDb: read('RULES_DB', variables.RULES_DB.type, DEFAULT_DATABASE),
    publicUrl: read('PUBLIC_URL', variables.PUBLIC_URL.type, null),
    reportUrl: read('REPORT_URL', variables.REPORT_URL.type, null),
    logLevel: read('LOG_LEVEL', variables.LOG_LEVEL.type, 'info'),
    discordPublicKey: read('DISCORD_PUBLIC_KEY', variables.DISCORD_PUBLIC_KEY.type, null),
    discordApiUrl: read('DISCORD_API_URL', variables.DISCORD_API_URL.type, null) ?? DISCORD_API,
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, environment };
}
