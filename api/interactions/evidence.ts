import { ROLE_OF } from '../../engine/interaction/canonical-board.js';
import type { Roles } from '../../engine/interaction/effect-on.js';
import type { Experiment } from '../../engine/interaction/pair-effects.js';
import type { PlacedKeyword } from '../../engine/interaction/placed-keyword.js';
import type { Run } from '../../engine/interaction/run.js';
import type { CounterfactualRun } from './interaction-report.js';

const UNNAMED: readonly string[] = Object.values(ROLE_OF);

/** The four runs of a pair, with neither, either and both. */
export function evidenceOf(
  { placed: [one, other], none, first, second, both }: Experiment,
  roles: Roles,
): readonly CounterfactualRun[] {
  return [
    runOf('neither', [], none, roles),
    runOf('', [one], first, roles),
    runOf('', [other], second, roles),
    runOf('', [one, other], both, roles),
  ];
}

/** One run, labelled with who has what unless it has a label. */
export function runOf(
  label: string,
  placed: readonly PlacedKeyword[],
  { outcome }: Run,
  roles: Roles,
): CounterfactualRun {
  const who = placed.map(({ line, place }) => `${line} on ${named(roles[place])}`).join(', ');
  return {
    label: label === '' ? who : label,
    keywords: placed.map(({ rules }) => rules.slug),
    outcome,
  };
}

/** A unit with a name of its own needs no article. */
function named(role: string): string {
  return UNNAMED.includes(role) ? `the ${role}` : role;
}
