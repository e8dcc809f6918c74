import { ROLE_OF } from '../../engine/interaction/canonical-board.js';
import type { Roles } from '../../engine/interaction/effect-on.js';
import type { Experiment } from '../../engine/interaction/pair-effects.js';
import type { PlacedKeyword } from '../../engine/interaction/placed-keyword.js';
import type { Run } from '../../engine/interaction/run.js';
import type { CounterfactualRun } from './interaction-report.js';

/** Whether the attack can be made at all with these keywords and no other of the check. */
export type IsPossible = (active: readonly PlacedKeyword[]) => boolean;

const UNNAMED: readonly string[] = Object.values(ROLE_OF);

/**
 * The four runs of a pair, with neither, either and both, on each board that shows something of it. What is labelled alike and comes out
 * otherwise was on another board.
 */
export function evidenceOf(
  experiments: readonly Experiment[],
  roles: Roles,
  isPossible: IsPossible = () => true,
): readonly CounterfactualRun[] {
  return experiments
    .flatMap((experiment) => runsOf(experiment, roles, isPossible))
    .filter((run, at, all) => all.findIndex((one) => isAlike(one, run)) === at)
    .map((run, at, all) => {
      const before = all.slice(0, at).filter(({ label }) => label === run.label).length;
      return before === 0
        ? run
        : { ...run, label: `${run.label}, on ${OTHER_BOARDS[before] ?? 'one more board'}` };
    });
}

const OTHER_BOARDS = ['', 'another board', 'a third board'] as const;

function isAlike(a: CounterfactualRun, b: CounterfactualRun): boolean {
  return a.label === b.label && textOf(a.outcome) === textOf(b.outcome);
}

function textOf(outcome: CounterfactualRun['outcome']): string {
  return JSON.stringify(outcome, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
}

function runsOf(
  { placed: [one, other], none, first, second, both }: Experiment,
  roles: Roles,
  isPossible: IsPossible,
): readonly CounterfactualRun[] {
  const runs: readonly (readonly [readonly PlacedKeyword[], Run])[] = [
    [[], none],
    [[one], first],
    [[other], second],
    [[one, other], both],
  ];
  return runs
    .filter(([active]) => isPossible(active))
    .map(([active, run]) => runOf(active.length === 0 ? 'neither' : '', active, run, roles));
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
