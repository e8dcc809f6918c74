import { slugOf } from '../../../api/knowledge-base/fold.js';
import type { DiagnosticRecord, ParameterKind } from '../../../api/knowledge-base/records.js';
import type { DiagnosticCode } from '../diagnostics.js';
import { readDefinitions } from './definitions.js';
import { readSignature } from './heading.js';
import type { RawEntry } from './raw-entry.js';
import { type Sentence, splitSentences } from './sentences.js';
import { readTypePhrase, type TypePhrase } from './type-phrase.js';

/** One entry of a source, read. Offsets are into the source's normalised text. */
export interface Entry {
  readonly name: string;
  readonly slug: string;
  readonly signature: string;
  readonly parameter: ParameterKind;
  /** Null when the entry states none. */
  readonly phrase: TypePhrase | null;
  readonly definitions: readonly string[];
  readonly sentences: readonly Sentence[];
  readonly at: number;
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

export interface EntryRead {
  readonly entry: Entry;
  readonly diagnostics: readonly DiagnosticRecord[];
}

/** `report` makes a diagnostic of a code, a message and an offset in the text. */
export function readEntry(
  text: string,
  raw: RawEntry,
  report: (code: DiagnosticCode, message: string, offset: number) => DiagnosticRecord,
): EntryRead {
  const body = text.slice(raw.bodyStart, raw.end);
  const { phrase, end: phraseEnd, announced } = readTypePhrase(body);
  const { definitions, end, unclosedAt } = readDefinitions(body, phraseEnd, announced);
  const sentences = splitSentences(body.slice(end)).map((sentence) => ({
    ...sentence,
    start: raw.bodyStart + end + sentence.start,
    end: raw.bodyStart + end + sentence.end,
  }));
  const diagnostics: DiagnosticRecord[] = [];
  if (phrase === null) {
    diagnostics.push(
      report('NO_TYPE_PHRASE', `${raw.name} has no type phrase such as "A layered ability".`, raw.bodyStart),
    );
  } else if (phrase.stacking === 'UNSTATED') {
    diagnostics.push(
      report('NO_STACKING_CLASS', `${raw.name}: its type phrase names no stacking class.`, raw.bodyStart),
    );
  }
  if (unclosedAt !== null) {
    diagnostics.push(
      report(
        'UNCLOSED_QUOTE',
        `${raw.name}: the quotation that opens here is never closed.`,
        raw.bodyStart + unclosedAt,
      ),
    );
  }
  return { entry: assemble(raw, phrase, definitions, sentences), diagnostics };
}

function assemble(
  raw: RawEntry,
  phrase: TypePhrase | null,
  definitions: readonly string[],
  sentences: readonly Sentence[],
): Entry {
  return {
    name: raw.name,
    slug: slugOf(raw.name) || 'unnamed',
    signature: raw.signature,
    parameter: readSignature(raw.signature)?.parameter ?? 'NONE',
    phrase,
    definitions,
    sentences,
    at: raw.at,
    start: raw.start,
    bodyStart: raw.bodyStart,
    end: raw.end,
  };
}
