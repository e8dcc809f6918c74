import type Database from 'better-sqlite3';

/** The rows of a query, as objects with its column names. */
export type ReadRows = <Row>(select: string) => readonly Row[];

/**
 * All rows of a query as one JSON text: SQLite writes it and V8 reads it in a third of the time that a call for each row takes. A column
 * called `json:x` holds JSON and becomes the value `x`, one called `flag:x` holds 1 or 0 and becomes a boolean.
 */
export function jsonOfRows(database: Database.Database, select: string): string {
  const columns = database.prepare(select).columns();
  const pairs = columns.map(({ name }) => `'${shownName(name)}', ${valueIn(name)}`);
  const text = database
    .prepare<[], string>(`SELECT json_group_array(json_object(${pairs.join(', ')})) FROM (${select})`)
    .pluck()
    .get();
  if (text === undefined) throw new Error(`no rows could be read of ${select.slice(0, 60)}`);
  return text;
}

function shownName(column: string): string {
  return column.slice(column.indexOf(':') + 1);
}

function valueIn(column: string): string {
  if (column.startsWith('json:')) return `json("${column}")`;
  return column.startsWith('flag:') ? `json(iif("${column}", 'true', 'false'))` : `"${column}"`;
}
