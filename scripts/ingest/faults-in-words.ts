import { z } from 'zod';

/** The first ones are mended first; a list of thousands helps nobody. */
const MOST_ISSUES = 5;

/** What went wrong, on one line and without the paths of this machine: for messages that name the file themselves. */
export function faultInWords(error: unknown): string {
  if (error instanceof z.ZodError) return issuesInWords(error.issues);
  if (!(error instanceof Error)) return oneLine(String(error));
  return oneLine('syscall' in error ? error.message.replace(/, \w+(?: '.*)?$/s, '') : error.message);
}

function issuesInWords(issues: readonly z.core.$ZodIssue[]): string {
  const said = issues.slice(0, MOST_ISSUES).map(({ path, message }) => {
    const fault = message.endsWith('received undefined') ? 'is missing' : message;
    return path.length === 0 ? fault : `${z.core.toDotPath([...path])}: ${fault}`;
  });
  const more = issues.length - said.length;
  return oneLine(`${said.join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
