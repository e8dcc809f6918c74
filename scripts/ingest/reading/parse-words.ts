import { isScalar, LineCounter, parseDocument, type Tags, visit, type YAMLMap } from 'yaml';

/**
 * A YAML or JSON text in which every plain value is its words: an edition 1.10 is not the number 1.1. Takes time in proportion to the text
 * whatever stands in it. Throws at the first fault, and says where.
 */
export function parseWords(text: string): unknown {
  const lines = new LineCounter();
  // What the library does for messages and for keys given twice takes the square of the time.
  const document = parseDocument(text, {
    customTags: withoutNumbers,
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter: lines,
    logLevel: 'error',
  });
  const fail = (fault: string, at: number): never => {
    const { line, col } = lines.linePos(at);
    throw new Error(`line ${line}, column ${col}: ${fault}`);
  };
  const [error] = document.errors;
  if (error !== undefined) {
    fail(/call stack/.test(error.message) ? 'nested too deep' : error.message, error.pos[0]);
  }
  visit(document, {
    Map(_, map) {
      const twice = keyGivenTwice(map);
      if (twice !== null) fail(`${twice.key} is given twice`, twice.at);
    },
  });
  return document.toJS();
}

function withoutNumbers(tags: Tags): Tags {
  return tags.filter((tag) => typeof tag === 'string' || !/:(?:int|float|bool)$/.test(tag.tag));
}

function keyGivenTwice(map: YAMLMap): { readonly key: string; readonly at: number } | null {
  const keys = new Set<string>();
  for (const { key } of map.items) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    if (keys.has(name)) return { key: name, at: key.range?.[0] ?? 0 };
    keys.add(name);
  }
  return null;
}
