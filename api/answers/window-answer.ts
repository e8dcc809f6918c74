import { assumption } from '../../engine/readings.js';
import type { TimingWindowRecord } from '../knowledge-base/records.js';
import { type AnswerDraft, draft, type Piece } from './answer-draft.js';
import type { AskedQuestion } from './reading/asked-question.js';
import { readingSaid } from './readings-named.js';

const WHAT =
  /^ (?:(?:what|whats)(?: is| are| does)?|explain|define|what happens (?:in|during|at)|describe|how does|how do) (?:an? |the )?(.+?)(?: mean| work)?(?: [?.!])* $/;
const WHO_IS_FIRST =
  /^ (?:who|which (?:player|side)) (?:goes|acts|plays|is|starts|moves|begins|gets to (?:go|act|play))(?: first)?(?: in| during| at)? (?:an? |the |each |every )?(.+?)(?: first)?(?: [?.!])* $/;
const POP = /^(?:pops?|play or pass(?: opportunit(?:y|ies))?)$/;
const POP_SAID = 'A POP is a play-or-pass opportunity: the players take turns to act until both pass.';

/** What a moment of the game is, or who acts first in it, where that is all that is asked; null for all else. */
export function windowAnswer(asked: AskedQuestion): AnswerDraft | null {
  const { line, keywords, cards } = asked;
  if (keywords.length > 0 || cards.length > 0) return null;
  const first = / first /.test(line) ? WHO_IS_FIRST.exec(line)?.[1] : undefined;
  if (first !== undefined) return whoIsFirst(asked, first);
  const name = WHAT.exec(line)?.[1] ?? '';
  if (POP.test(name)) return told([{ kind: 'SAID', text: POP_SAID }]);
  const window = windowNamed(asked, name);
  return window === null ? null : told([{ kind: 'SAID', text: `${window.name}: ${window.summary}` }]);
}

function told(pieces: readonly Piece[]): AnswerDraft {
  return draft({ intent: 'TIMING', pieces, confidence: 'MEDIUM' });
}

/** Said of the re-roll POP; of the others it is a reading. */
const KNOWN_FIRST = 'reroll-pop';

function whoIsFirst(asked: AskedQuestion, name: string): AnswerDraft | null {
  const window = windowNamed(asked, name);
  if (window?.slug === KNOWN_FIRST)
    return told([{ kind: 'SAID', text: `${window.name}: the Dark Side acts first.` }]);
  if (!POP.test(name) && window?.isPop !== true) return null;
  const reading = assumption('pop-dark-first');
  return { ...told([readingSaid(reading)]), assumptions: [reading] };
}

/** By its name, with or without `POP`. */
function windowNamed({ kb }: AskedQuestion, name: string): TimingWindowRecord | null {
  const asked = plain(name);
  const all = [...kb.timingWindows.values()];
  return asked === '' ? null : (all.find((window) => plain(window.name) === asked) ?? null);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/ (?:pop|window|step)$/, '');
}
