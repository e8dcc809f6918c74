import type { Board, BoardUnit } from '../board.js';
import type { BoardBuilt } from '../build-board.js';
import { chanceOf, type Happenings, happeningsOf, type Reached } from '../choice/distribution.js';
import type { KeywordRules } from '../keyword.js';
import { type Rational, rational, ZERO } from '../rational.js';
import type { TraceStep } from '../report.js';
import { inWay } from '../way.js';
import { plus, type Whole } from '../whole.js';

const CERTAIN = rational(1n);
/** Keywords that are simply there: they work as long as the unit has them. */
const STANDING: readonly (keyof KeywordRules['parts'])[] = [
  'strengthens',
  'hidesUntappedUnit',
  'keepsDefender',
  'unpreventable',
  'preventsUnpreventable',
];
const WINDOWS = [
  ...[
    'attack-declaration',
    'attack-pop',
    'initial-roll',
    'reroll-pop',
    'pending-damage',
    'damage-prevention',
  ],
  ...['damage-placement', 'unit-discard', 'attack-end', 'after-attack', 'other'],
];

/** What happened, how likely, by which rulings, in the order of play. Every keyword of the input has a step, if only one that says why it did nothing. */
export function traceOf({ board, idle }: BoardBuilt, reached: Reached): readonly TraceStep[] {
  const present = distinct(board.units.flatMap(({ instances }) => instances.map(({ rules }) => rules)));
  const happenings = happeningsOf(reached);
  const steps = present.map((rules) => stepOf(board, reached, happenings, rules));
  const shown = new Set(present.map(({ slug }) => slug));
  const off = idle
    .filter(({ slug }, index) => !shown.has(slug) && idle.findIndex((one) => one.slug === slug) === index)
    .map(
      ({ slug, reason }): TraceStep => ({
        window: 'other',
        text: reason,
        probability: ZERO,
        keyword: slug,
        rulings: [],
      }),
    );
  return [hitsStep(board, reached), ...steps, ...off].sort(
    (a, b) => WINDOWS.indexOf(a.window) - WINDOWS.indexOf(b.window),
  );
}

function distinct(rules: readonly KeywordRules[]): readonly KeywordRules[] {
  return [...new Map(rules.map((one) => [one.slug, one])).values()];
}

function stepOf(board: Board, reached: Reached, happenings: Happenings, rules: KeywordRules): TraceStep {
  const owners = board.units.filter(({ instances }) =>
    instances.some((instance) => instance.rules === rules),
  );
  const { window, slug, says } = rules;
  const step = { window, keyword: slug, rulings: says.rulings };
  const who = owners.map(named).join(', ');
  if (rules.notInAttack !== undefined) {
    return {
      ...step,
      text: `${rules.name} (${who}) does nothing in an attack. ${rules.notInAttack}`,
      probability: ZERO,
    };
  }
  const guess = rules.parts.reward === 'GUESS_ITS_HITS' || rules.parts.reward === 'GUESS_HITS_ON_IT';
  if (guess) return { ...step, ...bestGuess(reached, rules) };
  const standing =
    STANDING.some((part) => rules.parts[part] !== undefined) || rules.parts.reward === 'AFTER_ITS_ATTACK';
  const probability = standing ? CERTAIN : happenings(slug);
  const text =
    probability.numerator === 0n
      ? `${rules.name} (${who}) does nothing: its moment does not come in this attack, or its player does not use it.`
      : `${rules.name} (${who}): ${says.text}`;
  return { ...step, text, probability };
}

function named({ input }: BoardUnit): string {
  return input.role;
}

/** How likely each number of hits is, as parts of the whole. */
function weightsOfHits(reached: Reached): ReadonlyMap<number, Whole> {
  const weights = new Map<number, Whole>();
  for (const { solved, weight } of reached.states) {
    const { stage } = solved.state;
    if (stage.at === 'pending-damage') weights.set(stage.hits, plus(weights.get(stage.hits) ?? 0, weight));
  }
  return weights;
}

/** Foresight and Forewarning: the number of hits that is most likely; of equals the lowest. */
function bestGuess(
  reached: Reached,
  rules: KeywordRules,
): { readonly text: string; readonly probability: Rational } {
  let best: readonly [number, Whole] = [0, 0];
  for (const [hits, weight] of [...weightsOfHits(reached)].sort(([a], [b]) => a - b)) {
    if (weight > best[1]) best = [hits, weight];
  }
  if (inWay({ rules }, 'SEEING_THE_DICE'))
    return { text: `${rules.name}: the guess is right.`, probability: CERTAIN };
  return {
    text: `${rules.name}: the best guess is ${best[0]} ${best[0] === 1 ? 'hit' : 'hits'}.`,
    probability: chanceOf(reached, best[1]),
  };
}

/** What does not happen is no step: where no die can hit, that is what is said. */
function hitsStep(board: Board, reached: Reached): TraceStep {
  const hitting = [...weightsOfHits(reached)].filter(([hits]) => hits > 0);
  const defender = board.units[board.defender]?.input.role ?? 'defender';
  const step = { window: 'pending-damage', keyword: null, rulings: [] };
  if (hitting.length === 0)
    return { ...step, text: `No attack die hits the ${defender}.`, probability: CERTAIN };
  const probability = chanceOf(
    reached,
    hitting.reduce((total: Whole, [, weight]) => plus(total, weight), 0),
  );
  return { ...step, text: `At least one attack die hits the ${defender}.`, probability };
}
