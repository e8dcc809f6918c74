import { describe, expect, it } from 'vitest';
import { reportOf, type Shows, solveLine, unitsOf } from './testing/solve-line.js';

const CARD = 'Discard a card from your hand -> Evade 1';

const SHOWN: readonly Shows[] = [
  [
    'P1: players alternate, and who passed may play after the other has played: 1/2 + 1/2 · 1/2',
    '1 power, Lucky 1 vs 9 health, Lucky 1; roll 6',
    { defender: { mean: '3/4' } },
  ],
  [
    'P1: the last to play has the last word: 1/2 · 1/2',
    '1 power, Lucky 1 vs 9 health, Lucky 1; roll 1',
    { defender: { mean: '1/4' } },
  ],
  [
    'P3: a cost is paid in full or not at all',
    '2 power vs 9 health, Evade 2 (2 Force); roll 4 4; force 9/1',
    { defender: { counters: '2: 1' } },
  ],
  [
    "P3: Force comes from the controller's pool",
    '1 power, 9 health, Evade 2 (1 Force) vs 9 health, Riposte 2; roll 2; force 0/9',
    { attacker: { counters: '2: 1' } },
  ],
  [
    'P3: a cost in anything but Force is paid once: of Retaliate and Riposte one comes through',
    `1 power, 9 health, ${CARD} vs 9 health, Riposte 1, Retaliate 1; roll 2`,
    { attacker: { counters: '0: 1/2, 1: 1/2' } },
  ],
  ['P4: Lucky once an attack', '1 power, Lucky 1 vs 9 health; roll 1', { defender: { mean: '1/2' } }],
  [
    'stacking: Lucky 1 and 1 are one Lucky 2, used once',
    '2 power, Lucky 1, Lucky 1 vs 9 health; roll 1 1',
    { defender: { mean: '1' } },
  ],
  [
    'stacking: cumulative costs are added',
    '2 power, Lucky 1 (1 Force), Lucky 1 (1 Force) vs 9 health; roll 1 1; force 1/0',
    { defender: { mean: '0' } },
  ],
  [
    'stacking: layered instances each on their own',
    '3 power vs 9 health, Evade 1 (1 Force), Evade 1 (1 Force); roll 4 4 4; force 0/2',
    { defender: { counters: '1: 1' } },
  ],
  [
    'stacking: a second isolated instance adds nothing',
    '2 power, Double Damage, Double Damage vs 9 health, Armor, Armor; roll 5 4',
    { defender: { counters: '2: 1' } },
  ],
];

describe('costs and play-or-pass opportunities', () => {
  it.each(SHOWN)('%s', (_, line, units) => {
    expect(unitsOf(line)).toMatchObject(units);
  });

  it('P3: the cost of what is no play in an attack is taken as paid before it, with a warning', () => {
    const line = '1 power, Critical Hit 2 (3 Force) vs 9 health; roll 6; force 0/0';
    expect(unitsOf(line)).toMatchObject({ defender: { counters: '3: 1' } });
    expect(reportOf(line).warnings).toMatchObject([{ code: 'COST_TAKEN_AS_PAID' }]);
  });

  it('P3: Overload is used only if its cost can be paid', () => {
    const line = '1 power, 9 health, Overload 2 (1 Force) vs 3 health; roll 4 4 4';
    expect(unitsOf(line)).toMatchObject({ defender: { discarded: '1' } });
    expect(solveLine(`${line}; force 0/0`)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('P3: a cost in anything but Force is named in the warnings', () => {
    expect(reportOf(`1 power vs 9 health, ${CARD}`).warnings).toMatchObject([
      { code: 'COST_TAKEN_AS_PAYABLE', message: expect.stringContaining('Discard a card') },
    ]);
  });
});
