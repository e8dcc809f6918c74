import { z } from 'zod';
import { foldedWords } from '../../../api/knowledge-base/fold.js';
import type { Authority } from '../../../api/knowledge-base/records.js';
import type { RulingDraft } from './ruling-drafts.js';
import { similarity, wordPairs } from './similarity.js';
import { compareText } from './source.js';

/** What the ledger remembers of a ruling: enough to know it again, and to serve it when its source is gone. */
export interface LedgerEntry {
  readonly text: string;
  readonly parenthetical: boolean;
  readonly authority: Authority;
  /** Ids of the sources in which it stood when it was last seen. */
  readonly sources: readonly string[];
  readonly supersededBy: readonly string[];
  /** It was withdrawn when it was last seen. */
  readonly withdrawn: boolean;
}

/** By ruling id. Ids are given once and never change hands. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

const ledgerSchema = z.strictObject({
  version: z.literal(1),
  rulings: z.record(
    z
      .string()
      .regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'expected an id such as stun/only-one-counts',
      ),
    z.strictObject({
      text: z.string().min(1),
      parenthetical: z.boolean().optional(),
      authority: z.literal('SUMMARY').optional(),
      sources: z.array(z.string()),
      supersededBy: z.array(z.string()).optional(),
      withdrawn: z.boolean().optional(),
    }),
  ),
});

/** Reads the text of `data/ruling-ids.json`. Throws when it is damaged: ids must not be given anew because a file was. */
export function parseLedger(text: string): Ledger {
  const { rulings } = ledgerSchema.parse(JSON.parse(text));
  for (const [id, { supersededBy }] of Object.entries(rulings)) {
    const unknown = supersededBy?.find((one) => rulings[one] === undefined);
    if (unknown !== undefined) throw new Error(`${id} is superseded by ${unknown}, which is not there`);
  }
  return new Map(
    Object.entries(rulings).map(([id, entry]) => [
      id,
      {
        text: entry.text,
        parenthetical: entry.parenthetical ?? false,
        authority: entry.authority ?? 'OFFICIAL',
        sources: entry.sources,
        supersededBy: entry.supersededBy ?? [],
        withdrawn: entry.withdrawn ?? false,
      },
    ]),
  );
}

/** One ruling a line, by id: a change of one ruling is a change of one line. */
export function printLedger(ledger: Ledger): string {
  const lines = [...ledger]
    .sort(([a], [b]) => compareText(a, b))
    .map(([id, { text, parenthetical, authority, sources, supersededBy, withdrawn }]) => {
      const entry = {
        text,
        ...(parenthetical ? { parenthetical } : {}),
        ...(authority === 'SUMMARY' ? { authority } : {}),
        sources,
        ...(supersededBy.length > 0 ? { supersededBy } : {}),
        ...(withdrawn ? { withdrawn } : {}),
      };
      return `    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`;
    });
  return `{\n  "version": 1,\n  "rulings": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Two wordings of one source are the same ruling edited from here on. */
const EDITED = 0.5;
const WORDS_OF_AN_ID = 4;
const LONGEST_ID = 80;

/**
 * Gives every draft of one keyword its permanent id: the one the ledger has for its text; else that of the sentence it was edited from
 * in the same source (the best match within the entry); else a new one from its first words, with a suffix where they are taken.
 * `drafts` are in canonical order, `known` are the ledger's entries of this keyword.
 */
export function assignIds(drafts: readonly RulingDraft[], known: Ledger): ReadonlyMap<RulingDraft, string> {
  const ids = new Map<RulingDraft, string>();
  const free = new Map([...known].sort(([a], [b]) => compareText(a, b)));
  const byText = new Map([...free].reverse().map(([id, { text }]) => [text, id]));
  for (const draft of drafts) {
    const id = byText.get(draft.text);
    if (id === undefined) continue;
    ids.set(draft, id);
    free.delete(id);
  }
  const unknown = drafts.filter((draft) => !ids.has(draft));
  for (const { draft, id } of editedSentences(unknown, free)) {
    if (ids.has(draft) || !free.delete(id)) continue;
    ids.set(draft, id);
  }
  const taken = new Set([...known.keys(), ...ids.values()]);
  for (const draft of drafts) {
    if (ids.has(draft)) continue;
    const id = newId(draft, taken);
    taken.add(id);
    ids.set(draft, id);
  }
  return ids;
}

function editedSentences(
  drafts: readonly RulingDraft[],
  free: Ledger,
): readonly { readonly draft: RulingDraft; readonly id: string }[] {
  const gone = [...free].map(([id, entry]) => ({
    id,
    sources: new Set(entry.sources),
    pairs: wordPairs(entry.text),
  }));
  return drafts
    .flatMap((draft) => {
      const pairs = wordPairs(draft.text);
      return gone.flatMap((entry) => {
        if (!draft.occurrences.some(({ source }) => entry.sources.has(source))) return [];
        const alike = similarity(pairs, entry.pairs);
        return alike < EDITED ? [] : [{ draft, id: entry.id, alike }];
      });
    })
    .sort((a, b) => b.alike - a.alike);
}

function newId(draft: RulingDraft, taken: ReadonlySet<string>): string {
  const words = foldedWords(draft.text)
    .slice(0, WORDS_OF_AN_ID)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('-')
    .slice(0, LONGEST_ID)
    .replace(/-$/, '');
  const base = `${draft.keyword}/${words || 'ruling'}`;
  let id = base;
  for (let suffix = 2; taken.has(id); suffix += 1) id = `${base}-${suffix}`;
  return id;
}
