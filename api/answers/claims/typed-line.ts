import { LETTER_OF, type Thing } from './thing.js';

/** A question in which phrases stand as things: a letter of its kind with its place among `things` (`can U0 A1 G2`). */
export interface TypedLine {
  readonly text: string;
  readonly things: readonly Thing[];
}

/** How some things that stand together make one. */
export interface JoinRule {
  /** Its groups are the things; what it matches becomes one thing. */
  readonly shape: RegExp;
  /** Null where these make none. */
  readonly joined: (...things: readonly Thing[]) => Thing | null;
}

/** `{A}` in a shape stands for an ability, `{GD}` for damage or dice. */
export function shapeOf(pattern: string): RegExp {
  return new RegExp(`(?<![^ ])${pattern.replace(/\{([A-Z]+)\}/g, '([$1]\\d+)')}(?![^ ])`, 'g');
}

/** A line in which all is joined that the rules join; the first rule that fits anywhere goes first. */
export function joinedBy(rules: readonly JoinRule[], line: TypedLine): TypedLine {
  let current = line;
  for (let next = joinedOnce(rules, current); next !== null; next = joinedOnce(rules, current))
    current = next;
  return current;
}

function joinedOnce(rules: readonly JoinRule[], { text, things }: TypedLine): TypedLine | null {
  for (const { shape, joined } of rules) {
    for (const found of text.matchAll(shape)) {
      const parts = found.slice(1).flatMap((token) => thingAt(things, token) ?? []);
      const made = joined(...parts);
      if (made === null) continue;
      const token = `${LETTER_OF[made.kind]}${things.length}`;
      const behind = text.slice(found.index + found[0].length);
      return { text: `${text.slice(0, found.index)}${token}${behind}`, things: [...things, made] };
    }
  }
  return null;
}

/** The thing that a token such as `U3` stands for. */
export function thingAt(things: readonly Thing[], token: string | undefined): Thing | null {
  return things[Number(token?.trim().slice(1))] ?? null;
}
