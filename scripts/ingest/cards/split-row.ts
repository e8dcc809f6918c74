/** The fields of a row, quoting undone. */
export interface RowFields {
  readonly fields: readonly string[];
  /** Numbers, from 1, of fields that open with a double quote and are no quoted field: they are read as printed. */
  readonly unquotable: readonly number[];
}

const QUOTED = /^"((?:[^"]|"")*)"$/;

/**
 * Fields are divided by tabs. One that is enclosed in double quotes, with each quote in it doubled, is quoted as in CSV; every other one
 * is bare, and a quote in it is text. No field reaches over a tab, so that one lone quote can't swallow its neighbours, unless the row has
 * more than `most` fields without it.
 */
export function splitRow(line: string, most = Number.POSITIVE_INFINITY): RowFields {
  const unquotable: number[] = [];
  const parts = line.split('\t');
  const fields = (parts.length > most ? joinedQuotes(parts, parts.length - most) : parts).map(
    (field, index) => {
      const trimmed = field.trim();
      if (!trimmed.startsWith('"')) return trimmed;
      const quoted = QUOTED.exec(trimmed)?.[1];
      if (quoted === undefined) unquotable.push(index + 1);
      return quoted?.replaceAll('""', '"').trim() ?? trimmed;
    },
  );
  return { fields, unquotable };
}

/** The same fields, with a quoted one whole that has tabs in it: so many as there are fields too many. */
function joinedQuotes(parts: readonly string[], tabs: number): readonly string[] {
  const joined: string[] = [];
  let left = tabs;
  for (let at = 0; at < parts.length; at += 1) {
    const inside = opensQuote(parts[at]) ? tabsInside(parts.slice(at, at + left + 1)) : 0;
    joined.push(parts.slice(at, at + inside + 1).join(' '));
    left -= inside;
    at += inside;
  }
  return joined;
}

function opensQuote(field: string | undefined): boolean {
  return field?.trimStart().startsWith('"') === true && !QUOTED.test(field.trim());
}

/** How many of the fields behind the first belong to it; 0 when its quotes are never closed. */
function tabsInside(parts: readonly string[]): number {
  const end = parts.findIndex(
    (_, to) =>
      to > 0 &&
      QUOTED.test(
        parts
          .slice(0, to + 1)
          .join(' ')
          .trim(),
      ),
  );
  return Math.max(0, end);
}
