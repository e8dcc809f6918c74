import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** What a browser makes of a page. */
export interface ReadPage {
  readonly elements: readonly ReadElement[];
  /** All text that is shown. */
  readonly text: string;
}

export interface ReadElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

export function readPage(html: string): ReadPage {
  const elements: ReadElement[] = [];
  const pending: Node[] = [parse(html)];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if ('tagName' in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      elements.push({ name: node.tagName, attributes, text: textOf(node) });
    }
    if ('childNodes' in node) pending.push(...node.childNodes.toReversed());
  }
  return { elements, text: elements.find(({ name }) => name === 'body')?.text ?? '' };
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Values of one attribute of all elements of a name, in the order of the page. */
export function attributesOf({ elements }: ReadPage, element: string, attribute: string): readonly string[] {
  return elements.flatMap(({ name, attributes }) =>
    name === element ? (attributes.get(attribute) ?? []) : [],
  );
}
