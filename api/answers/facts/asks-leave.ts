import { isActivated } from '../../interactions/keyword-facts.js';
import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const USE = maybe('use|using|activate|activating|play|playing|do|apply|take|make|trigger|pay|pay for|paying');
const LEAVES = /\b(?:you|this unit|the unit|a unit) may\b|\bis optional\b/i;
const MUST_PAY = /\bisn.t optional\b/i;
/** Leave to use it, and not what it may be used on. */
const SHOWN =
  /\boptional\b|^(?!.*\bif\b).*\b(?:may be (?:used|activated)|may (?:use|activate|play)|you may|you don.t have to)\b/i;

/** Must one use it, or may one leave it? */
export const ASKS_LEAVE: readonly FactForm[] = [
  {
    asks: wholeLine(`is ${USE}K (?:damage )?(?:optional|voluntary|up to i|my choice)`),
    holds: mayBeLeft,
    shown: SHOWN,
  },
  {
    asks: wholeLine(
      `is ${USE}K (?:damage )?(?:mandatory|forced|compulsory|required|obligatory|must|automatic)`,
    ),
    holds: mustBeUsed,
    shown: SHOWN,
  },
  {
    asks: wholeLine(
      `(?:do|must|am|does|is) (?:i|unit) ${maybe('have to|need to|must|forced to|required to|obliged to')}${USE}K(?: when attacked| if attacked| when i can| if i can| every time| each time)?`,
    ),
    holds: (known) => (OBLIGES.test(known.asked.line) ? mustBeUsed(known) : null),
    shown: SHOWN,
  },
  {
    asks: wholeLine(
      `(?:can|may|could) (?:i|unit) (?:choose not to|decide not to|opt not to|not|skip|decline|refuse|ignore|pass on|choose to not|opt out of|leave out) ${maybe('to')}${USE}K(?: this time)?`,
    ),
    holds: mayBeLeft,
    shown: SHOWN,
  },
];

const OBLIGES = / (?:must|have to|has to|need to|needs to|forced|required|obliged) /;

/** Null where no text says whether one may. */
function mayBeLeft(known: Known): boolean | null {
  if (known.sentences.some(({ text }) => MUST_PAY.test(text))) return false;
  return isOptional(known) ? true : null;
}

function mustBeUsed(known: Known): boolean | null {
  const mayLeave = mayBeLeft(known);
  return mayLeave === null ? null : !mayLeave;
}

/** Activated abilities are used by those who want to; of others the text says that one may. */
function isOptional(known: Known): boolean {
  return isActivated(known) || known.sentences.some(({ text }) => LEAVES.test(text));
}
