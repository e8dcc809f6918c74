import { codePointLength } from '../knowledge-base/rendering/code-points.js';
import { cutAnywhere, cutOnSentence } from '../knowledge-base/rendering/cut-to-fit.js';
import { escapeMarkdown } from '../knowledge-base/rendering/escape-markdown.js';
import { oneLine } from '../knowledge-base/rendering/one-line.js';
import type { Piece } from './answer-draft.js';

interface Markup {
  readonly safe: (text: string) => string;
  readonly strong: (text: string) => string;
  /** Where a quotation stands. */
  readonly source: (label: string, page: string) => string;
}

export interface RenderedAnswer {
  readonly text: string;
  readonly markdown: string;
}

const PLAIN: Markup = { safe: oneLine, strong: (text) => text, source: (label) => oneLine(label) };

/** For Discord: nothing in it acts as markup but what is put here, nobody is mentioned, and links lead to this site only. */
function markdown(publicUrl: string | null): Markup {
  return {
    safe: escapeMarkdown,
    strong: (text) => `**${text}**`,
    source: (label, page) =>
      publicUrl === null ? escapeMarkdown(label) : `[${escapeMarkdown(label)}](${publicUrl}${page})`,
  };
}

/** The pieces as text, and as markdown; each at most `maxLength` code points, cut on a sentence. Verdict and first source stay. */
export function renderAnswer(
  pieces: readonly Piece[],
  maxLength: number | null,
  publicUrl: string | null,
): RenderedAnswer {
  const most = maxLength ?? Number.POSITIVE_INFINITY;
  const linked = render(pieces, markdown(publicUrl), most);
  return {
    text: render(pieces, PLAIN, most) ?? '',
    markdown: linked ?? render(pieces, markdown(null), most) ?? '',
  };
}

/** Null when not even the essential part fits with its source. */
function render(pieces: readonly Piece[], markup: Markup, most: number): string | null {
  const whole = join(pieces, markup);
  if (codePointLength(whole) <= most) return whole;
  const isPlain = (piece: Piece): boolean => piece.kind !== 'UNDECIDED';
  const kept = essential(pieces, markup, most) ?? essential(pieces.filter(isPlain), markup, most);
  if (kept === null) return null;
  const added = new Map(kept);
  for (const piece of pieces) {
    if (added.has(piece)) continue;
    const more = new Map([...added, [piece, piece] as const]);
    if (codePointLength(joinKept(pieces, more, markup)) <= most) added.set(piece, piece);
  }
  return joinKept(pieces, added, markup);
}

type Kept = ReadonlyMap<Piece, Piece>;

function opens({ kind }: Piece): boolean {
  return kind === 'VERDICT' || kind === 'UNDECIDED';
}

/** The verdict and the first quotation with its source, or the first sentence: cut where they are too long. */
function essential(pieces: readonly Piece[], markup: Markup, most: number): Kept | null {
  const verdicts = pieces.filter(opens).map((piece) => [piece, piece] as const);
  const core = pieces.find(({ kind }) => kind === 'QUOTE') ?? pieces.find(({ kind }) => kind === 'SAID');
  if (core === undefined || core.kind === 'VERDICT') return new Map(verdicts);
  const withText = (text: string): Kept => new Map([...verdicts, [core, { ...core, text }] as const]);
  const measure = (text: string): number => codePointLength(joinKept(pieces, withText(text), markup));
  if (measure(core.text) <= most) return withText(core.text);
  const cut = cutOnSentence(oneLine(core.text), most, measure);
  if (cut !== null) return withText(cut);
  const anywhere = cutAnywhere(oneLine(core.text), most, measure);
  return measure(anywhere) <= most ? withText(anywhere) : null;
}

function joinKept(pieces: readonly Piece[], kept: Kept, markup: Markup): string {
  return join(
    pieces.flatMap((piece) => kept.get(piece) ?? []),
    markup,
  );
}

function join(pieces: readonly Piece[], markup: Markup): string {
  return pieces
    .flatMap((piece, at) => {
      const under = headingOf(piece);
      const isNew = under !== undefined && under !== headingOf(pieces[at - 1]);
      return [...(isNew ? [markup.safe(under)] : []), print(piece, markup)];
    })
    .join(' ');
}

function headingOf(piece: Piece | undefined): string | undefined {
  return piece?.kind === 'SAID' ? piece.under : undefined;
}

function print(piece: Piece, { safe, strong, source }: Markup): string {
  if (piece.kind === 'VERDICT') return strong(piece.answer === 'YES' ? 'Yes.' : 'No.');
  if (piece.kind !== 'QUOTE') return safe(piece.text);
  return `\u201C${safe(piece.text)}\u201D \u2014 ${source(piece.source, piece.page)}.`;
}
