import { SaxesParser } from 'saxes';

/** Beyond these an XML document is no deck of anybody, and reading ends. */
const DEEPEST = 16;
const MOST_ATTRIBUTES = 32;
const MOST_PROBLEMS = 20;
/** An ampersand that begins no entity; people write it for itself. */
const LONE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,30});)/gi;
/** Characters that are read before the limits are looked at again. */
const PIECE = 512;

export type XmlToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: Readonly<Record<string, string>>;
      /** From 1. */
      readonly line: number;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

export interface XmlReading {
  readonly tokens: readonly XmlToken[];
  /** What is wrong with the document, each with its place in front: `3:14: unclosed tag`. */
  readonly problems: readonly string[];
  /** False when reading ended before the document did. */
  readonly complete: boolean;
}

/**
 * The elements and texts of a document that nobody vouches for, with what is wrong with it; never throws. Only the five entities of XML
 * itself are resolved: a document type is passed over, nothing that it declares or points to is read.
 */
export function readXml(document: string): XmlReading {
  const tokens: XmlToken[] = [];
  const problems: string[] = [];
  const seen = { depth: 0, deepest: 0, attributes: 0 };
  const parser = new SaxesParser();
  const lineNow = (): number => parser.line;
  const addText = (text: string): void => void tokens.push({ kind: 'text', text });
  parser.on('error', ({ message }) => void problems.push(message));
  parser.on('text', addText);
  // The escape is literal there.
  parser.on('cdata', (cdata) => addText(cdata.replaceAll('&amp;', '&')));
  parser.on('attribute', () => {
    seen.attributes += 1;
  });
  parser.on('opentag', ({ name, attributes }) => {
    seen.depth += 1;
    seen.deepest = Math.max(seen.deepest, seen.depth);
    seen.attributes = 0;
    tokens.push({ kind: 'open', name: name.toLowerCase(), attributes, line: lineNow() });
  });
  parser.on('closetag', ({ name }) => {
    seen.depth -= 1;
    tokens.push({ kind: 'close', name: name.toLowerCase() });
  });
  const text = document.replace(LONE_AMPERSAND, '&amp;');
  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    const passed = limitPassed(seen);
    if (passed !== null) problems.push(`${lineNow()}: ${passed}`);
    if (passed !== null || problems.length > MOST_PROBLEMS) return { tokens, problems, complete: false };
  }
  parser.close();
  return { tokens, problems, complete: true };
}

function limitPassed({ deepest, attributes }: { readonly deepest: number; readonly attributes: number }) {
  if (deepest > DEEPEST) return `more than ${DEEPEST} elements inside each other`;
  return attributes > MOST_ATTRIBUTES ? `more than ${MOST_ATTRIBUTES} attributes` : null;
}
