import type { OracleAbility, OracleAttack, OracleUnit } from './oracle-attack.js';

const LINE = /^(?:Pay (\d+) Force -> )?([A-Z][A-Za-z ]*?)(?: (-?\d+|power))?$/;

/** `Pay 2 Force -> Evade 2`, `Armor`, `Retaliate power`; throws on anything else. */
function ability(line: string): OracleAbility {
  const [, cost, name, value] = LINE.exec(line) ?? [];
  if (!name) throw new Error(`Found "${line}"; expected a line such as "Pay 2 Force -> Evade 2".`);
  return {
    keyword: name.toLowerCase().replaceAll(' ', '-'),
    value: value === undefined || value === 'power' ? null : Number(value),
    byPower: value === 'power',
    forceCost: cost === undefined ? null : Number(cost),
  };
}

const PLAIN: Omit<OracleUnit, 'role' | 'side'> = {
  power: 0,
  health: 9,
  counters: 0,
  arena: 'CHARACTER',
  tapped: null,
  inBuildZone: false,
  abilities: [],
};

export type SampleUnit = Partial<Omit<OracleUnit, 'abilities'>> & { readonly abilities?: readonly string[] };

export type SampleAttack = Partial<Omit<OracleAttack, 'attacker' | 'defender' | 'others' | 'policy'>> & {
  readonly attacker?: SampleUnit;
  readonly defender?: SampleUnit;
  readonly others?: readonly SampleUnit[];
  readonly policy?: Partial<OracleAttack['policy']>;
};

function unit(role: string, side: OracleUnit['side'], { abilities = [], ...given }: SampleUnit): OracleUnit {
  return { ...PLAIN, role, side, ...given, abilities: abilities.map(ability) };
}

/** An attack in which everything that is not given is plain, and both players choose freely for damage. */
export function attackOf(given: SampleAttack): OracleAttack {
  const { attacker = {}, defender = {}, others = [], policy = {}, ...rest } = given;
  const self = given.selfAttack === true;
  return {
    attacker: unit('attacker', 'ATTACKER', attacker),
    defender: unit('defender', 'DEFENDER', self ? attacker : defender),
    others: others.map((other, index) => unit(`other ${index + 1}`, 'DEFENDER', other)),
    force: { ATTACKER: 99, DEFENDER: 99 },
    darkSide: 'ATTACKER',
    objective: 'DAMAGE',
    roll: null,
    selfAttack: false,
    ...rest,
    policy: { lucky: 'OPTIMAL', prevention: 'OPTIMAL', overkill: 'OPTIMAL', attackPop: 'OPTIMAL', ...policy },
  };
}
