import { everyUnit, isInPlay, neededToHit, shareArena, totalOf, unitAt } from './board.js';
import { hitsOf } from './ordered-dice.js';
import { ATTACKER, type Damage, done, type Game, goOn, type Node, type State, type Step } from './state.js';

type DamageStep = Extract<Step, { do: 'damage' }>;

function againstAttacker(source: number, amount: number, dice: boolean, sourceMustLive = false): DamageStep {
  return { do: 'damage', source, target: ATTACKER, amount, dice, sourceMustLive };
}

/** E7: Retaliate, Backfire, Riposte, Avenge, Overload; each an instance of its own. */
export function attackEnd(game: Game, state: State): Node {
  const backfire = state.backfire ? totalOf(game, ATTACKER, 'backfire') : 0;
  const riposte = state.naturalTwo ? totalOf(game, state.defender, 'riposte') : 0;
  const overload = state.overloaded ? totalOf(game, ATTACKER, 'overload') : 0;
  const cleared = { ...state, backfire: false, naturalTwo: false, retaliations: [], overloaded: false };
  return goOn(
    done(
      cleared,
      ...state.retaliations.map(({ unit, dice }) => againstAttacker(unit, dice, true)),
      againstAttacker(ATTACKER, backfire, true),
      againstAttacker(state.defender, riposte, false),
      { do: 'avenge' },
      againstAttacker(ATTACKER, overload, true),
    ),
  );
}

/** E6: X dice for each other unit of its side and arena that damage of the attacker has felled. */
export function avenge(game: Game, state: State): Node {
  const steps = everyUnit(game).flatMap((avenger) =>
    state.felled
      .filter((unit) => unit !== avenger && shareArena(game, unit, avenger))
      .filter((unit) => unitAt(game, unit).side === unitAt(game, avenger).side)
      .map(() => againstAttacker(avenger, totalOf(game, avenger, 'avenge'), true, true)),
  );
  return goOn({ ...done(state, ...steps), felled: [] });
}

/** One instance: its dice against Armor, its prevention, its placement and discards. */
export function damage(game: Game, state: State, step: DamageStep): Node {
  const pointless =
    step.amount <= 0 ||
    !isInPlay(state, step.target) ||
    (step.sourceMustLive && !isInPlay(state, step.source));
  if (pointless) return goOn(done(state));
  const rolled = step.dice
    ? hitsOf(step.amount, neededToHit(game, step.target))
    : [{ hits: step.amount, ways: 1n }];
  return {
    kind: 'chance',
    branches: rolled.map(({ hits, ways }) => ({ ways, state: dealt(game, state, step, hits) })),
  };
}

function dealt(game: Game, state: State, { source, target }: DamageStep, amount: number): State {
  if (amount === 0) return done(state);
  const one: Damage = { source, target, amount, ofAttack: false, prevented: [] };
  const prevention: Step = { do: 'prevention-pop', turn: game.darkSide, passes: 0 };
  return { ...done(state, prevention, { do: 'place' }), damage: [one] };
}
