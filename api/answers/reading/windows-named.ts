import type { TimingWindowRecord } from '../../knowledge-base/records.js';
import type { AskedQuestion } from './asked-question.js';

/** How players name a moment of an attack, beside its own name. */
const SAID: Readonly<Record<string, RegExp>> = {
  'initial-roll':
    /\b(?:(?:initial|first|attack|dice) rolls?|roll(?:ing)?(?: of)?(?: the)?(?: attack)? dice|the roll)\b/,
  'reroll-pop': /\b(?:rerolls?|rerolling)\b/,
  'damage-prevention': /\b(?:damage prevention|prevention|preventing(?: the)? damage)\b/,
  'damage-placement':
    /\b(?:damage placement|plac(?:e|ing)(?: of)?(?: the)? (?:damage(?: counters)?|counters)|(?:damage )?counters (?:are|get|being) placed)\b/,
  'pending-damage': /\bpending damage\b/,
  'unit-discard': /\b(?:unit discard|discarding (?:the |of )?units?|units? (?:is|are|gets?) discarded)\b/,
  'attack-end': /\b(?:attack end|end of (?:the|an) attack|attack ends)\b/,
  'attack-declaration':
    /\b(?:attack declar\w+|declar(?:ing|ation of) (?:the|an) attack|attack is declared)\b/,
};

/** Moments that a question names in words of their own, in the order of play. */
export function windowsNamed({ kb, line, mentions, words }: AskedQuestion): readonly TimingWindowRecord[] {
  const named = mentions.flatMap(({ start, end }) => words.slice(start, end).map(({ text }) => text));
  const plain = named.reduce((rest, name) => rest.replace(` ${name} `, ' '), line);
  return [...kb.timingWindows.values()]
    .filter(({ slug }) => SAID[slug]?.test(plain) === true)
    .toSorted((one, other) => one.order - other.order);
}

/** Does a question about one keyword ask whether it or a moment comes first? */
export function asksForWindow(asked: AskedQuestion): boolean {
  if (asked.keywords.length !== 1 || !asked.form.choice) return false;
  return windowsNamed(asked).length === 1;
}
