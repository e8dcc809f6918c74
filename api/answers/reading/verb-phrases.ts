import type { Verb } from '../two-keywords/finding-verdict.js';

const THROUGH = /\b(?:go|goes|get|gets|going|punch|punches)\b.* (?:through|past|around|over)\b/;
const DOES_SOMETHING = /\b(?:do|does|make) (?:anything|something|difference|a difference|any difference)\b/;
const HAS_EFFECT = /\bha(?:ve|s) (?:an?|any|some) (?:effect|influence|impact) on\b/;
const TURNED_OFF = /\b(?:turn|switch|shut)(?:e?s|ed|t?ing)? (?:\w+ ){0,3}off\b/;

/** `does a counter turn Stealth off?`: off is what it then is, and so the question stops something; it denies nothing of what it asks. */
export function turnsOff(line: string): boolean {
  return TURNED_OFF.test(line);
}

/** What a verb of several words asks of two keywords, in words between single spaces; null where none stands there. */
export function verbOfPhrase(line: string): Verb | null {
  if (turnsOff(line)) return 'STOP';
  if (THROUGH.test(line)) return 'PASS';
  return DOES_SOMETHING.test(line) || HAS_EFFECT.test(line) ? 'AFFECT' : null;
}
