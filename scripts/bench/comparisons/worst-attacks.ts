/** The slowest attacks that are known, at the limits of what is accepted: solved, or refused when the budget is spent. */
export const WORST_ATTACKS: readonly string[] = [
  '20 power, Critical Hit 2, Backfire 3, Focus 1, Lucky 2, 9 health vs 9 health, Parry 2, Riposte 2, Lucky 2',
  '20 power, Critical Hit 2, Backfire 3, Lucky 3, 9 health vs 9 health, Parry 2, Riposte 2, Lucky 3',
  '20 power, Critical Hit 2, Lucky 4, 9 health vs 9 health, Parry 2, Riposte 2, Lucky 4',
  '15 power, Critical Hit 1, Fury 5, Backfire 3, Lucky 20, 9 health vs 9 health, Parry 1, Riposte 1, Lucky 20',
  '18 power, Fury 2, Critical Hit 2, Backfire 20, Focus 1, 40 health vs 40 health, Parry 9, Riposte 9, Retaliate 20',
  '15 power, Cunning, Critical Hit 1, Lucky 20, 9 health vs 9 health, Parry 1, Riposte 1, Lucky 20, Evade 3 (1 Force)',
  '20 power, Cunning, 9 health vs 20 health, Evade 20 (1 Force), Absorb 20 (1 Force), Evade 9 (2 Force)',
  '20 power, Overkill, Critical Hit 5, 9 health vs 9 health, Evade 9 (1 Force), Evade 8 (1 Force), Absorb 7 (1 Force), Persuade 3 + "a" 9 health, Intercept, Evade 3 (0 Force) + "b" 9 health, Intercept, Protect 3 (0 Force)',
  '15 power, Overkill, Area Damage 20, 9 health vs 9 health, Evade 3 (0 Force), Avenge 20 + "a" 9 health, Evade 3 (0 Force), Avenge 20 + "b" 9 health, Evade 3 (0 Force), Avenge 20 + "c" 9 health, Evade 3 (0 Force), Avenge 20',
  '15 power, 9 health, Deflect 9 (0 Force) vs 9 health, Deflect 9 (0 Force), Retaliate 20 + "a" 9 health, Intercept, Deflect 9 (0 Force) + "b" 9 health, Intercept, Deflect 9 (0 Force)',
  '15 power, 40 health, Armor vs 9 health, Retaliate 20, Retaliate 20, Retaliate 20, Retaliate 20, Retaliate 20, Retaliate 20 + "a" 9 health, Intercept, Retaliate 20, Retaliate 20 + "b" 9 health, Intercept, Retaliate 20, Retaliate 20',
];
