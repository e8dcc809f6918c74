import { type CardRecord, fullName } from './card-record.js';
import { foldName } from './fold.js';
import { SIDE_NAMES } from './side-names.js';

/** `Blaster (Battle)`, `Blaster, ONE (Dark Side)`, `Blaster, Battle`. */
const BEHIND = /^(.*[^\s,])\s*(?:,\s*([^,()]{1,40})|\(([^()]{1,40})\))$/;

/** A name, and the type or side that is written behind it; null when nothing of the kind stands there. */
export function kindBehind(asked: string): { readonly name: string; readonly kind: string } | null {
  const [, name, behind, inBrackets] = BEHIND.exec(asked.trim()) ?? [];
  const kind = behind ?? inBrackets;
  return name === undefined || kind === undefined ? null : { name, kind: foldName(kind) };
}

/** Is a card of a type or a side, folded? */
export function isOfKind({ typeLine, side }: CardRecord, kind: string): boolean {
  const sideName = foldName(SIDE_NAMES[side]);
  return kind !== '' && [foldName(typeLine), sideName, sideName.replace(/side$/, '')].includes(kind);
}

type Told = (card: CardRecord) => string | null;

/** What tells cards of one name apart, each where it does: the set, then the type, the side and the number. */
const MARKS: readonly Told[] = [
  ({ printings }) => printings[0]?.set ?? null,
  ({ typeLine }) => typeLine,
  ({ side }) => SIDE_NAMES[side],
  ({ printings }) => printings[0]?.number ?? null,
];

/** A label for each of several cards: its full name, with as much behind it as tells it from the others of that name. */
export function labelsApart(cards: readonly CardRecord[]): readonly string[] {
  const names = cards.map(fullName);
  if (new Set(names).size === names.length) return names;
  return MARKS.reduce<readonly string[]>((labels, mark, step) => {
    const toldOf = (label: string): ReadonlySet<string | null> =>
      new Set(cards.filter((_, at) => labels[at] === label).map(mark));
    return cards.map((card, at) => {
      const label = labels[at] ?? '';
      const told = mark(card);
      const isShared = labels.filter((other) => other === label).length > 1;
      const tells = step === 0 || toldOf(label).size > 1;
      if (!isShared || !tells || told === null) return label;
      return step === 0 ? `${label}, ${told}` : `${label} (${told})`;
    });
  }, names);
}
