import type Database from 'better-sqlite3';
import type { ReadRows } from './json-rows.js';
import type { RevisionRecord } from './records.js';

/** The log of revisions, oldest first. What a revision changed is JSON: it may name records that are no longer served. */
export const REVISION_TABLE = `
CREATE TABLE revision (
  position INTEGER PRIMARY KEY,
  revision TEXT NOT NULL,
  previous TEXT,
  logged_on TEXT NOT NULL,
  keywords TEXT NOT NULL,
  cards TEXT NOT NULL,
  rulings TEXT NOT NULL
) STRICT;
`;

export function writeRevisions(database: Database.Database, revisions: readonly RevisionRecord[]): void {
  const insert = database.prepare('INSERT INTO revision VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const [position, { revision, previous, on, keywords, cards, rulings }] of revisions.entries())
    insert.run(
      position,
      revision,
      previous,
      on,
      ...[keywords, cards, rulings].map((changes) => JSON.stringify(changes)),
    );
}

export function readRevisions(rows: ReadRows): readonly RevisionRecord[] {
  return rows<RevisionRecord>(
    `SELECT revision, previous, logged_on AS "on", keywords AS "json:keywords", cards AS "json:cards", rulings AS "json:rulings"
      FROM revision ORDER BY position`,
  );
}
