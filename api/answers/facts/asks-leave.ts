import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const USE = maybe('use|using|activate|activating|play|playing|do|apply|take|make|trigger');
const LEAVES = /\b(?:you|this unit|the unit|a unit) may\b|\bis optional\b/i;
const SHOWN = /\bmay\b|\boptional\b/i;

/** Must one use it, or may one leave it? */
export const ASKS_LEAVE: readonly FactForm[] = [
  {
    asks: wholeLine(`is ${USE}K (?:damage )?(?:optional|voluntary|up to i|my choice)`),
    holds: (known) => (isOptional(known) ? true : null),
    shown: SHOWN,
  },
  {
    asks: wholeLine(
      `is ${USE}K (?:damage )?(?:mandatory|forced|compulsory|required|obligatory|must|automatic)`,
    ),
    holds: (known) => (isOptional(known) ? false : null),
    shown: SHOWN,
  },
  {
    asks: wholeLine(
      `(?:do|must|am|does|is) (?:i|unit) ${maybe('have to|need to|must|forced to|required to|obliged to')}${USE}K(?: when attacked| if attacked| when i can| if i can| every time| each time)?`,
    ),
    holds: ({ asked, ...known }) =>
      OBLIGES.test(asked.line) && isOptional({ asked, ...known }) ? false : null,
    shown: SHOWN,
  },
  {
    asks: wholeLine(
      `(?:can|may|could) (?:i|unit) (?:choose not to|decide not to|opt not to|not|skip|decline|refuse|ignore|pass on|choose to not|opt out of|leave out) ${maybe('to')}${USE}K(?: this time)?`,
    ),
    holds: (known) => (isOptional(known) ? true : null),
    shown: SHOWN,
  },
];

const OBLIGES = / (?:must|have to|has to|need to|needs to|forced|required|obliged) /;

/** Activated abilities are used by those who want to; of others the text says that one may. */
function isOptional({ keyword, sentences }: Known): boolean {
  const isActivated = keyword.activation.length === 1 && keyword.activation[0] === 'ACTIVATED';
  return isActivated || sentences.some(({ text }) => LEAVES.test(text));
}
