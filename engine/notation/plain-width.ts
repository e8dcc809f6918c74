const IN_QUOTES_OR_WIDE = /"(?:\\.|[^"\\])*"|“[^”]*”|[\u3000\uff01-\uff5e]/g;
/** Between a full-width character and the plain one. */
const FURTHER = 0xff01 - 0x21;

/** Full-width letters, digits and marks as plain ones, outside quotation marks; every character stays where it is. */
export function plainWidth(line: string): string {
  return line.replace(IN_QUOTES_OR_WIDE, (found) => {
    if (found.length > 1) return found;
    return found === '\u3000' ? ' ' : String.fromCharCode(found.charCodeAt(0) - FURTHER);
  });
}

/** Would it be read as something else outside quotation marks? */
export function isWide(text: string): boolean {
  return /[\u3000\uff01-\uff5e]/.test(text);
}
