import { grantSubject } from './grant-subject.js';
import type { Grant } from './parsed-line.js';

const WHOM = /^\s*(\p{L}[^.:;|*•"“]{0,60}?)\s+pilot\b\.?/iu;
const THE = /^the\s+(\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,3})$/iu;

/** Whom a Pilot gives its abilities to: the unit it pilots, of the kind that its text begins with (`Starfighter Pilot.`). */
export function pilotedUnit(effect: string): Grant {
  const kind = WHOM.exec(effect)?.[1] ?? 'unit';
  return { ...attached(kind), subject: `The ${kind}` };
}

/** The same named again: `The Starfighter gets`, `It gets`. Null when somebody else is meant. */
export function pilotedAgain(subject: string, piloted: Grant): Grant | null {
  const inWords = subject.replace(/\s+/g, ' ').trim();
  if (/^(?:it|that unit|the unit)$/i.test(inWords)) return piloted;
  const kind = THE.exec(inWords)?.[1];
  return kind === undefined ? null : { ...attached(kind), subject: capital(inWords) };
}

function attached(kind: string): Grant {
  const grant = grantSubject(`Piloted ${kind}`);
  return grant ?? { to: 'ATTACHED', subtypes: [], arenas: [], subject: kind };
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
