import { DOUBLE_QUOTES, readQuotation } from '../../../api/knowledge-base/quotation.js';

export interface DefinitionsFound {
  /** The quoted definitions without their quotes; empty where the text quotes none. */
  readonly definitions: readonly string[];
  /** Where the first ruling starts in the body. */
  readonly end: number;
  /** Where a quotation opens that is never closed; null when all are. */
  readonly unclosedAt: number | null;
}

/** `"Add X ...", "Keep X ..." and "Subtract X ..." respectively.`: what may stand between definitions, and behind the last. */
const BETWEEN = new RegExp(`^(?:[\\s,;.]*(?:and|or|and/or)\\s+|\\s*,\\s*(?=[^.]))(?=[${DOUBLE_QUOTES}])`);
const BEHIND = /^[\s.,;]*(?:respectively\b)?[\s.,;]*/;
/** The sentence goes on behind the quotation: quoted words of a ruling. */
const GOES_ON = /^\s+(?!(?:and|or|respectively)\b)\p{Ll}/u;
/** More quotations in a row are no definitions of one keyword. */
const MOST_DEFINITIONS = 6;

/**
 * Reads the definitions that open at `at`, which is where the type phrase ended. `announced`: "that means" or the like stands before
 * it; where nothing does, quoted words that open a sentence are no definition, and single quotes none either.
 */
export function readDefinitions(body: string, at: number, announced: boolean): DefinitionsFound {
  const definitions: string[] = [];
  let position = at;
  while (definitions.length < MOST_DEFINITIONS) {
    const quotation = readQuotation(body, position);
    if (quotation === null || (!announced && /['`\u2018]/.test(body[position] ?? ''))) break;
    const behind = body.slice(quotation.after, quotation.after + 100);
    if (!announced && GOES_ON.test(behind)) break;
    const definition = body.slice(quotation.start, quotation.end).trim();
    if (definition !== '') definitions.push(definition);
    if (!quotation.closed) return { definitions, end: body.length, unclosedAt: position };
    position = quotation.after;
    const between = BETWEEN.exec(behind);
    if (between === null) break;
    position += between[0].length;
  }
  if (definitions.length > 0) position += BEHIND.exec(body.slice(position, position + 100))?.[0].length ?? 0;
  return { definitions, end: position, unclosedAt: null };
}
