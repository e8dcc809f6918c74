import { describe, expect, it } from 'vitest';
import { checkInteraction, type KeywordUse } from '../api/interactions/check-interaction.js';
import type { CounterfactualRun, InteractionReport } from '../api/interactions/interaction-report.js';
import { DATA_FOLDER } from '../api/project.js';
import type { AttackInput, UnitInput } from '../engine/attack-input.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';

const kb = projectKnowledgeBase(DATA_FOLDER);
const ROLES = { A: 'ATTACKER', D: 'DEFENDER', S: 'SECOND' } as const;

/** `Evade 2@S`: on the second unit. */
function useOf(text: string): KeywordUse {
  const [keyword = '', role] = text.split('@');
  const known = role === 'A' || role === 'D' || role === 'S' ? ROLES[role] : null;
  return { keyword, value: null, role: known };
}

function asked(texts: readonly string[], scenario: AttackInput | null = null) {
  return checkInteraction(kb, { keywords: texts.map(useOf), scenario });
}

function check(texts: readonly string[], scenario: AttackInput | null = null): InteractionReport {
  const report = asked(texts, scenario);
  if ('ok' in report) throw new Error(report.message);
  return report;
}

function unit(role: string, side: UnitInput['side'], facts: Partial<UnitInput>): UnitInput {
  const plain = { power: 4, health: 9, counters: 0, abilities: [], arena: 'GROUND' } as const;
  const unknown = { speed: null, arenas: null, tapped: null, inBuildZone: false, subtypes: null };
  return { role, side, ...plain, ...unknown, ...facts };
}

function board(
  attacker: Partial<UnitInput>,
  defender: Partial<UnitInput> = {},
  other: Partial<UnitInput> | null = null,
): AttackInput {
  return {
    attacker: unit('attacker', 'ATTACKER', attacker),
    defender: unit('defender', 'DEFENDER', defender),
    others: other === null ? [] : [unit('x', 'DEFENDER', other)],
    force: { ATTACKER: 9, DEFENDER: 9 },
    darkSide: 'ATTACKER',
    objective: 'DISCARD',
    policy: { lucky: 'OPTIMAL', prevention: 'OPTIMAL', overkill: 'OPTIMAL', attackPop: 'OPTIMAL' },
    roll: null,
    selfAttack: false,
  };
}

function labels({ evidence }: InteractionReport): readonly string[] {
  return evidence.map(({ label }) => label);
}

function onOthers(run: CounterfactualRun | undefined): number {
  const { numerator, denominator } = run?.outcome.expectedDamageToOthers ?? {
    numerator: 0n,
    denominator: 1n,
  };
  return Number(numerator) / Number(denominator);
}

describe('what works only when its unit attacks does nothing on another unit', () => {
  it.each([
    ['Foresight', ['Foresight@D', 'Lucky 1@A']],
    ['Foresight', ['Foresight@S', 'Overload 2@A']],
    ['Double Strike', ['Double Strike@D', 'Retaliate 2@D']],
    ['Double Strike', ['Double Strike@S', 'Avenge 2@S']],
    ['Double Strike', ['Double Strike@D', 'Overkill@A']],
    ['Double Strike', ['Double Strike@S', 'Redirect@D']],
    ['Double Strike', ['Double Strike@S', 'Stun 1@A']],
    ['Tenacity', ['Tenacity 3@S', 'Backfire 2@A']],
    ['Tenacity', ['Tenacity 3@D', 'Persuade 2@A']],
    ['Barrage', ['Barrage 4@S', 'Absorb 2@S']],
    ['Bombard', ['Bombard 4@D', 'Stun 1@S']],
  ])('%s: %j', (name, keywords) => {
    const { verdict, headline, findings } = check(keywords);
    expect({ verdict, findings }).toEqual({ verdict: 'INDEPENDENT', findings: [] });
    expect(headline).toContain(`${name} works only when its unit attacks, and here it is on the`);
  });

  it.each([[['Forewarning@A', 'Armor@D']], [['Forewarning@S', 'Lucky 1@D']]])(
    'nor Forewarning where its unit is not attacked: %j',
    (keywords) => {
      const { verdict, headline } = check(keywords);
      expect(verdict).toBe('INDEPENDENT');
      expect(headline).toContain('Forewarning works only when its unit is attacked');
    },
  );

  it('and where its unit does attack, it is changed', () => {
    expect(check(['Foresight@A', 'Lucky 1@A']).findings[0]).toMatchObject({ from: 'lucky', to: 'foresight' });
    expect(check(['Double Strike@A', 'Overkill@A']).findings[0]).toMatchObject({ to: 'double-strike' });
    expect(check(['Double Strike@A', 'Retaliate 2@D']).findings[0]).toMatchObject({ from: 'retaliate' });
  });

  it('Fortitude is not said to need an attack: it helps against damage that is moved, too', () => {
    expect(check(['Fortitude@S', 'Lucky 1@A']).headline).not.toContain('works only when');
  });
});

describe('the runs show what is found', () => {
  it.each(['Armor@S', 'Evade 2@S', 'Absorb 2@S', 'Persuade 2@S', 'Deflect 2@S'])(
    'dice of Area Damage strike the very unit with %s',
    (keyword) => {
      const { evidence } = check(['Area Damage 2@A', keyword]);
      const alone = evidence.find(({ keywords }) => keywords.join() === 'area-damage');
      const both = evidence.find(({ keywords }) => keywords.length === 2);
      expect(onOthers(both)).toBeLessThan(onOthers(alone));
    },
  );
});

describe('damage counters open a unit with Stealth to attacks only where they are placed on it', () => {
  it.each([[['Overload 2@A', 'Stealth@S']], [['Retaliate 2@D', 'Stealth@S']]])('%j', (keywords) => {
    expect(check(keywords).headline).not.toContain('open that unit');
  });

  it('and so by damage of its own', () => {
    expect(check(['Backfire', 'Stealth']).headline).toContain('open that unit');
  });
});

describe('on a given board', () => {
  it('Bombard does nothing within one arena, and Retaliate works', () => {
    const { verdict, headline, findings } = check(['Bombard 4@A', 'Retaliate 2@D'], board({}));
    expect({ verdict, findings }).toEqual({ verdict: 'INDEPENDENT', findings: [] });
    expect(headline).toMatch(
      /Bombard does nothing in an attack within one arena; Retaliate works as usual\.$/,
    );
  });

  it.each(['Stealth@S', 'Parry 2@S'])(
    'Overkill reaches no unit in another arena, with %s or not',
    (keyword) => {
      const far = board({}, { health: 2 }, { arena: 'SPACE' });
      const near = board({}, { health: 2 }, {});
      expect(check(['Overkill@A', keyword], far)).toMatchObject({ verdict: 'INDEPENDENT', findings: [] });
      expect(check(['Overkill@A', keyword], near).findings[0]).toMatchObject({ relation: 'NO_EFFECT' });
    },
  );

  it('Overkill is decided before Evade: what changes is the choice of who divides the hits', () => {
    const { findings } = check(['Overkill@A', 'Evade 2@D'], board({ power: 5 }, { health: 2 }, {}));
    const [statement] = findings.filter(({ from }) => from === 'evade').map((one) => one.statement);
    expect(statement).toContain('Overkill is decided before it comes to Evade');
    expect(statement).toContain('only the choice');
  });

  it('without a unit for which a keyword does anything, a ruling on it does not apply', () => {
    const { verdict, headline } = check(['Inspiration', 'Barrage 4@D'], board({}));
    expect(verdict).toBe('INDEPENDENT');
    expect(headline).toContain('Inspiration has no unit here');
  });
});

describe('an attack that only a keyword of the check can make', () => {
  const far = board({ arena: 'SPACE', power: 9 });

  it('is made with it, and there are no runs without it', () => {
    const report = check(['Bombard 4@A', 'Armor@D'], far);
    expect(labels(report)).toEqual([
      'Bombard 4 on the attacker',
      'Armor on the defender, Bombard 4 on the attacker',
    ]);
    expect(report.evidence[0]?.outcome.expectedHits).toEqual({ numerator: 2n, denominator: 1n });
  });

  it('is judged as such: Retaliate does not work with it, and Shields change its power', () => {
    expect(check(['Bombard 4@A', 'Retaliate 2@D'], far).findings[0]).toMatchObject({ relation: 'BLOCKS' });
    expect(check(['Bombard 4', 'Shields 2'], far).findings[0]).toMatchObject({
      from: 'shields',
      to: 'bombard',
    });
  });

  it('is made with a keyword that the board prints, too', () => {
    const printed = board({ arena: 'SPACE', abilities: ['Bombard 3'] });
    expect(labels(check(['Bombard', 'Armor@D'], printed))).toEqual([
      'Bombard 3 on the attacker',
      'Armor on the defender, Bombard 3 on the attacker',
    ]);
  });

  it('is made in all runs of several keywords', () => {
    const report = check(['Bombard 4', 'Precision', 'Armor'], far);
    expect(report.evidence.every(({ keywords }) => keywords.includes('bombard'))).toBe(true);
    expect(report.evidence).toHaveLength(2);
  });

  it.each([[['Armor', 'Parry 2']], [['Ion Cannon 3', 'Armor']], [['Bombard 4@D', 'Armor']]])(
    'is refused where none of them reaches: %j',
    (keywords) => {
      expect(asked(keywords, far)).toMatchObject({ code: 'ILLEGAL_ATTACK' });
    },
  );
});

describe('what Overkill moves away leaves less to prevent on the defender', () => {
  it.each([['Protect 2@S'], ['Protect 3@S'], ['Evade 2@D'], ['Deflect 2@D']])('for %s', (prevention) => {
    const { findings } = check([prevention, 'Overkill@A']);
    expect(findings).toMatchObject([{ from: 'overkill', relation: 'MODIFIES', basis: ['ENGINE'] }]);
    expect(findings[0]?.statement).toMatch(/^Overkill changes how much \S+ prevents: less on average\.$/);
  });

  it('and no less where one point is all that is prevented', () => {
    expect(check(['Protect 1@S', 'Overkill@A']).verdict).toBe('INDEPENDENT');
  });
});

describe('for damage that comes from no attacking unit Persuade takes no power', () => {
  const RULING = 'persuade/if-the-damage-didnt';
  const cited = (texts: readonly string[]): readonly string[] =>
    check(texts).findings.flatMap(({ rulings }) => rulings.filter((id) => id === RULING));

  it.each([['Retaliate'], ['Riposte'], ['Avenge'], ['Ambush'], ['Retaliate@D', 'Persuade@A']])(
    'as for that of %s',
    (from, persuade = 'Persuade') => {
      expect(cited([persuade, from])).toEqual([RULING]);
    },
  );

  it.each([
    ['Overkill'],
    ['Area Damage'],
    ['Critical Hit'],
    ['Backfire'],
    ['Deflect'],
    ['Retaliate@D', 'Persuade@D'],
  ])('not for that of %s', (from, persuade = 'Persuade') => {
    expect(cited([persuade, from])).toEqual([]);
  });
});

describe('damage that is prevented leaves a unit with Stealth without counters', () => {
  it.each([
    [
      'of another unit, where the one prevents damage to others',
      'Protect',
      'Stealth',
      'Protect on another unit',
    ],
    ['of its own unit, where that prevents damage to itself', 'Evade', 'Stealth', 'Evade'],
  ])('%s', (_, prevention, stealth, who) => {
    expect(check([prevention, stealth]).headline).toContain(`damage that ${who} prevents puts none on it`);
  });

  it.each([
    ['Protect@S', 'Stealth@S'],
    ['Evade@D', 'Stealth@S'],
  ])('not where it would strike another: %s, %s', (prevention, stealth) => {
    expect(check([prevention, stealth]).headline).not.toContain('puts none on it');
  });
});
