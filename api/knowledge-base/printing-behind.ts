/** A name of a card, and the set that is written behind it. */
interface NameWithSet {
  readonly name: string;
  /** Null when what stands behind names none: a rarity, a number. */
  readonly set: string | null;
  /** It can be nothing else; a short one may as well be a version. */
  readonly isSure: boolean;
}

/** UTF-16 units of a name with all that stands behind it. */
const LONGEST = 120;
const VERSION = String.raw`[([] ?[A-Za-z]{1,2}\d{0,2} ?[)\]]`;
const ENDS_IN_VERSION = new RegExp(`${VERSION}$`);
const VERSION_ALONE = /^[^A-Z\d]*[A-Z]{1,2}\d{0,2}[^A-Z\d]*$/;
const NUMBER = String.raw`(?:[ :#/-]{0,3}\d{1,3}[a-z]?(?: ?/ ?\d{1,3})?)?`;
const RARITY = '[Cc]ommon|[Uu]ncommon|[Rr]are|[Ff]oil|[CURSP]';
const SET = String.raw`[A-Z][A-Z\d]{1,5}`;
const FORMS = [
  // `[KAE 140]`, `(KAE) 140`, `{kae}`; behind a version no short word in brackets is part of the name.
  `(.*${VERSION}) ?[([{<] ?(?:${RARITY}|([A-Za-z][A-Za-z\\d]{1,5}))?${NUMBER} ?[)\\]}>]${NUMBER}`,
  // `KAE 140`, `- KAE`, `#140`, `- rare`
  `(.*${VERSION}) ?[,·-]? ?(?:${RARITY}|(${SET}))?${NUMBER}`,
  `(.*\\S) ?[([{<] ?(${SET})${NUMBER} ?[)\\]}>]${NUMBER}`,
  `(.*\\S) ?[,·-] (${SET})${NUMBER}`,
  // `(KAE140)`, `KAE140`, `- KAE140`
  `(.*\\S) ?[([{<] ?([A-Z]{2,5})\\d{1,3} ?[)\\]}>]`,
  `(.*${VERSION}) ?[,·-]? ?([A-Z]{2,5})\\d{1,3}`,
  `(.*\\S) ?[,·-] ([A-Z]{2,5})\\d{1,3}`,
].map((form) => new RegExp(`^${form}$`));
/** `KAE 140`, `KAE140` behind a name without a version: a name may end in as much. */
const BARE = [new RegExp(`^(.*\\S) (${SET}) ?[:#/-]? ?\\d{1,3}$`), /^(.*\S) ([A-Z]{2,5})\d{1,3}$/] as const;

/** A name, with a version of one letter or without: as most are. */
const NOTHING_BEHIND = /^[^([{<]*[([] ?[A-Za-z] ?[)\]]$|^[^([{<\d]*[^A-Z\d]$/;

/** As the names of `printingsBehind` are written: single spaces, plain hyphens. */
export function plainlySpaced(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[–—]/g, '-').trim();
}

/**
 * A name without what says which printing of the card is meant, in each way that the text can be read, the likeliest first: the short word
 * in `Hanharr (TM) 54` may be a version or a set. None when nothing of the kind stands behind it.
 */
export function printingsBehind(text: string): readonly NameWithSet[] {
  const plain = plainlySpaced(text.slice(0, LONGEST + 1));
  if (plain.length > LONGEST || NOTHING_BEHIND.test(plain)) return [];
  const readings = FORMS.flatMap((form) => {
    const [, name, set] = form.exec(plain) ?? [];
    const isWhole =
      name === undefined || name === plain || (set === undefined && !ENDS_IN_VERSION.test(name));
    if (isWhole) return [];
    const mark = plain.slice(name.length);
    return [{ name, set: set ?? null, isSure: ENDS_IN_VERSION.test(name) || !VERSION_ALONE.test(mark) }];
  });
  const bare = BARE.flatMap((form) => {
    const [, name, set] = form.exec(plain) ?? [];
    return name === undefined || set === undefined ? [] : [{ name, set, isSure: false }];
  });
  return [...readings, ...bare];
}
