/** The fields of a row, quoting undone. */
export interface RowFields {
  readonly fields: readonly string[];
  /** Numbers, from 1, of fields that open with a double quote and are no quoted field: they are read as printed. */
  readonly unquotable: readonly number[];
}

const QUOTED = /^"((?:[^"]|"")*)"$/;

/**
 * Fields are divided by tabs. One that is enclosed in double quotes, with each quote in it doubled, is quoted as in CSV; every other one
 * is bare, and a quote in it is text. No field reaches over a tab, so that one lone quote can't swallow its neighbours.
 */
export function splitRow(line: string): RowFields {
  const unquotable: number[] = [];
  const fields = line.split('\t').map((field, index) => {
    const trimmed = field.trim();
    if (!trimmed.startsWith('"')) return trimmed;
    const quoted = QUOTED.exec(trimmed)?.[1];
    if (quoted === undefined) unquotable.push(index + 1);
    return quoted?.replaceAll('""', '"').trim() ?? trimmed;
  });
  return { fields, unquotable };
}
