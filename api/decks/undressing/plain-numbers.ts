/** `④`, `⑷`, `½`, `٤`, `４`, `4️⃣`, `❹`, `⓸`. */
const NUMBER = /[\p{Nd}\p{No}]/u;
const NUMBERS = /[\p{Nd}\p{No}]/gu;
const KEYCAP = /\uFE0F?\u20E3/g;
const TIMES = /[✕✖⨯✗╳]/g;
/** Circled numbers from 1 that Unicode calls no other writing of digits. */
const CIRCLED = [0x2776, 0x2780, 0x278a, 0x24f5] as const;
const ASCII = /^[\t -~]*$/;

/** A line with its numbers in the digits of ASCII, and `×` for the signs that look like it. */
export function plainNumbers(line: string): string {
  if (ASCII.test(line)) return line;
  return line.replace(KEYCAP, ' ').replace(TIMES, '×').replace(NUMBERS, plain);
}

function plain(sign: string): string {
  const text = sign.normalize('NFKC');
  if (text !== sign && !NUMBER.test(text.replace(/\d/g, ''))) return text;
  const code = sign.codePointAt(0) ?? 0;
  const first = CIRCLED.find((one) => code >= one && code < one + 10);
  if (first !== undefined) return String(code - first + 1);
  return /\p{Nd}/u.test(sign) ? String(placeInTen(code)) : sign;
}

/** Digits stand in tens, the zero first. */
function placeInTen(code: number): number {
  let place = 0;
  while (place < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - place - 1))) place += 1;
  return place;
}
