import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const MOST_TOLD = 5;
const LONGEST_SHOWN = 60;

/**
 * What is wrong with a value, each fault in a sentence that names what was found and what is expected: "limit is 1000; expected at most 25.".
 * `known`: what the value may have, named where it has something else.
 */
export function faultsInWords(issues: readonly Issue[], value: unknown, known: readonly string[]): string {
  const told = issues.slice(0, MOST_TOLD).map((issue) => faultInWords(issue, value, known));
  return told.join(' ');
}

function faultInWords(issue: Issue, value: unknown, known: readonly string[]): string {
  const place = issue.path.length === 0 ? 'What was sent' : issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `'${shortened(key)}'`).join(', ');
    return `${keys} ${issue.keys.length === 1 ? 'is' : 'are'} not known; known are ${known.join(', ')}.`;
  }
  return `${place} ${foundAt(issue.path, value)}; expected ${expectedBy(issue)}.`;
}

function foundAt(path: Issue['path'], value: unknown): string {
  const found = path.reduce<unknown>(
    (within, key) => (isRecord(within) ? within[String(key)] : undefined),
    value,
  );
  if (found === undefined) return 'is missing';
  if (found === '') return 'is empty';
  if (typeof found === 'string') return `is '${shortened(found)}'`;
  if (Array.isArray(found)) return `is a list of ${found.length}`;
  return `is ${shortened(JSON.stringify(found) ?? String(found))}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return sizeOf(issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return sizeOf(issue.origin, 'at most', Number(issue.maximum));
    default:
      return `something else (${issue.message})`;
  }
}

function sizeOf(origin: string, bound: string, size: number): string {
  if (origin === 'string') return size === 1 ? 'a text' : `${bound} ${size} characters`;
  if (origin === 'array') return `${bound} ${size} of them`;
  return `${bound} ${size}`;
}

function shortened(text: string): string {
  const points = Array.from(text.slice(0, 2 * LONGEST_SHOWN));
  return points.length > LONGEST_SHOWN ? `${points.slice(0, LONGEST_SHOWN).join('')}...` : text;
}
