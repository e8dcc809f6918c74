import { calculate, Field, Generations, Move, Pokemon } from '@smogon/calc';

/** What one would use in place of an exact solver: throwing dice, counting all rolls, or the damage calculator of another game. */

/** Damage of one roll of attack dice with Accuracy 1 and Critical Hit 2. */
function damageOf(faces: ArrayLike<number>): number {
  let hits = 0;
  let six = false;
  for (let die = 0; die < faces.length; die += 1) {
    const face = faces[die] ?? 0;
    if (face >= 3) hits += 1;
    if (face === 6) six = true;
  }
  return six ? hits + 2 : hits;
}

/** The mean damage of so many random rolls. */
export function simulate(dice: number, rolls: number): number {
  const faces = new Uint8Array(dice);
  let total = 0;
  for (let roll = 0; roll < rolls; roll += 1) {
    for (let die = 0; die < dice; die += 1) faces[die] = 1 + Math.floor(Math.random() * 6);
    total += damageOf(faces);
  }
  return total / rolls;
}

/** The mean damage of all 6^n rolls. */
export function enumerate(dice: number): number {
  const faces = new Uint8Array(dice).fill(1);
  let total = 0;
  for (;;) {
    total += damageOf(faces);
    let die = 0;
    while (die < dice && faces[die] === 6) {
      faces[die] = 1;
      die += 1;
    }
    if (die === dice) return total / 6 ** dice;
    faces[die] = (faces[die] ?? 0) + 1;
  }
}

/** One damage calculation of `@smogon/calc`, everything it takes made before; the newest of its generations. */
export function smogonCalculation(): () => void {
  const generation = Generations.get(9);
  const attacker = new Pokemon(generation, 'Gengar', {
    item: 'Choice Specs',
    nature: 'Timid',
    evs: { spa: 252 },
    boosts: { spa: 1 },
  });
  const defender = new Pokemon(generation, 'Chansey', {
    item: 'Eviolite',
    nature: 'Calm',
    evs: { hp: 252, spd: 252 },
  });
  const move = new Move(generation, 'Focus Blast');
  const field = new Field();
  return () => void calculate(generation, attacker, defender, move, field);
}
