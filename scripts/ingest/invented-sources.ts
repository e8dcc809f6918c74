import { createHash } from 'node:crypto';
import type { Authority, Content, RulingRecord } from '../../api/knowledge-base/records.js';
import { type Built, buildContent } from './building/build-content.js';
import type { Ledger } from './editions/ledger.js';
import type { Source } from './editions/source.js';
import type { KeywordFacts, ProjectFacts } from './reading/project-data.js';
import { readDocument } from './reading/read-document.js';

/** Invented glossaries for tests: the rules in them are nobody's. */

export interface InventedEntry {
  readonly name: string;
  readonly definition?: string;
  readonly rulings: readonly string[];
}

/** A glossary that prints entry after entry. */
export function glossaryText(...entries: readonly InventedEntry[]): string {
  return entries
    .map(({ name, definition = 'This unit gets +X power.', rulings }) =>
      [
        `${name}\n\n${name} X: A cumulative, static ability that means, "${definition}"`,
        ...rulings.map((ruling) => ` ${ruling}`),
      ].join(''),
    )
    .join('\n\n');
}

export interface InventedSource {
  readonly id: string;
  readonly text: string;
  readonly edition?: string;
  readonly publishedOn?: string;
  readonly authority?: Authority;
  readonly origin?: Source['file']['origin'];
}

/** What the ingest makes of a file with that text. */
export function readInvented(invented: InventedSource): Source {
  const { id, text, edition = null, publishedOn = null, authority = 'OFFICIAL', origin = 'added' } = invented;
  const bytes = Buffer.from(text);
  const { document, diagnostics } = readDocument({
    file: `${id}.txt`,
    bytes,
    ownWords: authority === 'SUMMARY',
  });
  if (document === null) throw new Error(`${id}: ${JSON.stringify(diagnostics)}`);
  const description = { title: null, kind: null, edition, authority, publishedOn, url: null };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { id, file: `${id}.txt`, path: `/nowhere/${id}.txt`, origin, description, bytes, sha256 };
  return { id, file, document, description };
}

export const NO_FACTS: ProjectFacts = { keywords: new Map(), windows: [], phrases: [] };

/** Reviewed facts of keywords that had other names before. */
export function factsOf(formerNames: Readonly<Record<string, readonly string[]>>): ProjectFacts {
  const keywords = Object.entries(formerNames).map(([name, names]): readonly [string, KeywordFacts] => [
    name.toLowerCase(),
    {
      name,
      formerNames: names,
      inAttack: true,
      everyday: false,
      parameter: 'NUMBER',
      timing: undefined,
      summary: `What ${name} does.`,
      newerEdition: null,
    },
  ]);
  return { ...NO_FACTS, keywords: new Map(keywords) };
}

export function buildInvented(
  sources: readonly InventedSource[],
  ledger: Ledger = new Map(),
  facts: ProjectFacts = NO_FACTS,
): Built {
  return buildContent({
    sources: sources.map(readInvented),
    facts,
    ledger,
    keepAllKnown: true,
    diagnostics: [],
    builtAt: '2030-01-01T00:00:00.000Z',
  });
}

/** The ruling with that text. */
export function rulingOf({ rulings }: Pick<Content, 'rulings'>, text: string): RulingRecord {
  const found = rulings.find((ruling) => ruling.text === text);
  if (found === undefined)
    throw new Error(`no ruling ${JSON.stringify(text)} in ${JSON.stringify(rulings.map((one) => one.text))}`);
  return found;
}

export function codesOf({ diagnostics }: Pick<Content, 'diagnostics'>): readonly string[] {
  return diagnostics.map(({ code }) => code);
}
