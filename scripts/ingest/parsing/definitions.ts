import { OPENING_QUOTES, readQuotation } from './quotation.js';

export interface DefinitionsFound {
  /** The quoted definitions without their quotes; empty where the text quotes none. */
  readonly definitions: readonly string[];
  /** Where the first ruling starts in the body. */
  readonly end: number;
  /** Where a quotation opens that is never closed; null when all are. */
  readonly unclosedAt: number | null;
}

/** `"Add X ..." and "Subtract X ..." respectively.`: what may stand between two definitions, and behind the last. */
const BETWEEN = /^[\s,;.]*(?:and|or)\s+(?=["\u201C])/;
const BEHIND = /^[\s.,;]*(?:respectively\b)?[\s.,;]*/;
/** More quotations in a row are no definitions of one keyword. */
const MOST_DEFINITIONS = 6;

/** Reads the definitions that open at `at`, which is where the type phrase ended. */
export function readDefinitions(body: string, at: number): DefinitionsFound {
  const definitions: string[] = [];
  let position = at;
  while (definitions.length < MOST_DEFINITIONS && isOpeningQuote(body[position])) {
    const quotation = readQuotation(body, position);
    const definition = body.slice(quotation.start, quotation.end).trim();
    if (definition !== '') definitions.push(definition);
    if (!quotation.closed) return { definitions, end: body.length, unclosedAt: position };
    position = quotation.end + 1;
    const between = BETWEEN.exec(body.slice(position, position + 100));
    if (between === null) break;
    position += between[0].length;
  }
  if (definitions.length > 0) position += BEHIND.exec(body.slice(position, position + 100))?.[0].length ?? 0;
  return { definitions, end: position, unclosedAt: null };
}

function isOpeningQuote(character: string | undefined): boolean {
  return character !== undefined && OPENING_QUOTES.includes(character);
}
