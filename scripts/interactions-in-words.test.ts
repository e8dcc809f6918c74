import { describe, expect, it } from 'vitest';
import { checkInteraction } from '../api/interactions/check-interaction.js';
import type { InteractionReport } from '../api/interactions/interaction-report.js';
import { verdictInWords } from '../api/interactions/verdict-in-words.js';
import { DATA_FOLDER } from '../api/project.js';
import { printRational } from '../engine/rational.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';

describe('a keyword whose number is the power of its unit', () => {
  const project = projectKnowledgeBase(DATA_FOLDER);
  const of = (...keywords: readonly string[]): InteractionReport => {
    const report = checkInteraction(project, {
      keywords: keywords.map((keyword) => ({ keyword, value: null, role: null })),
      scenario: null,
    });
    if ('ok' in report) throw new Error(report.message);
    return report;
  };

  it.each(['resilience', 'inspiration', 'intimidation'])('is changed by %s, which changes power', (other) => {
    const { findings, evidence } = of('retaliate', other);
    expect(findings[0]).toMatchObject({
      from: other,
      relation: 'MODIFIES',
      to: 'retaliate',
      rulings: ['retaliate/retaliate-based-on-a'],
    });
    expect(findings[0]?.basis).toEqual(['RULING', 'ENGINE']);
    expect(findings[0]?.statement).toContain('Where the number of Retaliate is the power of its unit');
    const damage = evidence.slice(0, 4).map(({ outcome }) => printRational(outcome.expectedDamageToAttacker));
    expect(damage.at(-1)).not.toBe(damage.at(-2));
  });

  it('is not meant where its number is given', () => {
    for (const [one, other] of [
      ['Retaliate 2', 'inspiration'],
      ['Retaliate 2', 'intimidation'],
    ] as const) {
      const { verdict, whyNot } = of(one, other);
      expect(verdict).toBe('INDEPENDENT');
      expect(whyNot.map(({ ruling }) => ruling)).toEqual(['retaliate/retaliate-based-on-a']);
    }
  });

  it('what is always on comes at no moment: there is one at which it counts', () => {
    expect(of('Retaliate 2', 'inspiration').findings[0]?.statement).toMatch(
      /Inspiration is always on; this is when it counts\.$/,
    );
  });

  it('that only leaves others alone is not among the pairs that affect each other', () => {
    const report = of('stun', 'retaliate', 'riposte');
    expect(report.headline).toMatch(/^3 of 3 pairs affect each other; /);
    expect(verdictInWords(report)).toBe('They affect each other');
    expect(report.evidence.map(({ label }) => label)).toContain('Stun 2 on the defender');
    expect(verdictInWords(of('overkill', 'parry'))).toBe('A rule says how they meet');
    expect(verdictInWords(of('overkill', 'evade'))).toBe('They affect each other');
    expect(verdictInWords(of('overkill', 'overkill'))).toBe('A second one adds nothing');
  });
});
