/** `{{Card|Name}}`, `{{Card|name=Name|set=INV}}`, `{{Card|Name|3}}`, `{{Card|Name|qty=3}}`, `{{Name}}`. */
const TEMPLATE = /\{\{([^{}]{1,400})\}\}/g;
const NAMED = /^\s*([a-z\d ]{1,20}?)\s*=\s*(.*?)\s*$/is;
const OF_NAMES = /^(?:1|name|card|card ?name|title)$/i;
const OF_COPIES = /^(?:qty|quantity|count|copies|amount|n|num|x)$/i;
const NUMBER = /^\s*[x×]?(\d{1,30})[x×]?\s*$/i;

/** A line with the name and the number of copies in place of each template; numbers of which it isn't said what they are stand behind the name. */
export function withoutTemplates(line: string): string {
  return line.includes('{{') ? line.replace(TEMPLATE, (_, inside: string) => shown(inside.split('|'))) : line;
}

function shown(parts: readonly string[]): string {
  const named = parts.slice(1).flatMap((part) => {
    const [, key, value] = NAMED.exec(part) ?? [];
    return key === undefined || value === undefined ? [] : [{ key, value }];
  });
  const rest = parts.slice(1).filter((part) => !NAMED.test(part));
  const texts = rest.filter((part) => part.trim() !== '' && !NUMBER.test(part));
  const name =
    named.find(({ key }) => OF_NAMES.test(key))?.value ?? texts[0]?.trim() ?? parts[0]?.trim() ?? '';
  const said = named.find(({ key }) => OF_COPIES.test(key))?.value;
  const numbers = rest.flatMap((part) => NUMBER.exec(part)?.[1] ?? []);
  const copies = said ?? (numbers.length === 1 ? numbers[0] : undefined);
  const unclear = said === undefined && numbers.length > 1 ? numbers : [];
  return [...(copies === undefined ? [] : [`${copies.replace(/[x×]$/i, '')}x`]), name, ...unclear].join(' ');
}
