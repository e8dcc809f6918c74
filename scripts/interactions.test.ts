import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPairs } from '../api/interactions/all-pairs.js';
import { checkInteraction } from '../api/interactions/check-interaction.js';
import { CLASS_PATTERNS } from '../api/interactions/class-patterns.js';
import type { InteractionReport } from '../api/interactions/interaction-report.js';
import { markedRuling } from '../api/interactions/named-in.js';
import { buildSearchIndex } from '../api/knowledge-base/build-search-index.js';
import { type KnowledgeBase, openKnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import type { Content, RulingRecord } from '../api/knowledge-base/records.js';
import { projectRoot } from '../api/project.js';
import type { KeywordRules } from '../engine/keyword.js';
import { KEYWORDS } from '../engine/keyword-list.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';

const kb = projectKnowledgeBase(join(projectRoot(), 'data'));

function open(content: Content): KnowledgeBase {
  return openKnowledgeBase(content, buildSearchIndex(content));
}

function check(base: KnowledgeBase, names: readonly string[], keywords?: readonly KeywordRules[]) {
  const uses = names.map((keyword) => ({ keyword, value: null, role: null }));
  const query = { keywords: uses, scenario: null };
  const report =
    keywords === undefined ? checkInteraction(base, query) : checkInteraction(base, query, { keywords });
  if (!('verdict' in report)) throw new Error(report.message);
  return report;
}

function told({ findings }: InteractionReport): readonly string[] {
  return findings.map(({ from, relation, to, rulings }) => `${from} ${relation} ${to} ${rulings.join(' ')}`);
}

/** The content with the text of one ruling changed, as a mistaken source would have it. */
function withText(id: string, text: string, mentions: readonly string[]): Content {
  const rulings = kb.content.rulings.map(
    (ruling): RulingRecord => (ruling.id === id ? { ...ruling, text, mentions: [...mentions] } : ruling),
  );
  return { ...kb.content, rulings };
}

/** Evade's text once more, as the entry of a keyword called Dodge. */
function withDodge(): Content {
  const renamed = (text: string): string => text.replaceAll('Evade', 'Dodge').replaceAll('evade', 'dodge');
  const evade = kb.keywords.get('evade');
  if (evade === undefined) throw new Error('there is no Evade');
  const rulings = kb.content.rulings
    .filter(({ keyword }) => keyword === 'evade')
    .map((ruling) => ({ ...ruling, id: renamed(ruling.id), keyword: 'dodge', text: renamed(ruling.text) }));
  const dodge = {
    ...evade,
    slug: 'dodge',
    name: 'Dodge',
    text: renamed(evade.text),
    rulings: evade.rulings.map(renamed),
  };
  const keywords = [...kb.content.keywords, dodge].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return { ...kb.content, keywords, rulings: [...kb.content.rulings, ...rulings] };
}

describe('all pairs of keywords', () => {
  const { lines, contradictions } = allPairs(kb);

  it('are as many as there are', () => expect(lines).toHaveLength((60 * 61) / 2));
  it('say the same by text and by engine', () => expect(contradictions).toEqual([]));
  it('are all served', () => expect(lines.filter((line) => line.includes('refused'))).toEqual([]));
  it('stand in the file that is reviewed', () => {
    const file = readFileSync(join(projectRoot(), 'data/interactions.txt'), 'utf8');
    expect(`${lines.join('\n')}\n`).toBe(file);
  });
});

describe('the classes of which rulings speak', () => {
  it('are all spoken of in some ruling: there is no pattern that reads nothing', () => {
    const texts = kb.content.rulings
      .filter(({ status, keyword }) => status === 'CURRENT' && keyword !== null)
      .map((ruling) => markedRuling(kb, ruling).text);
    const idle = CLASS_PATTERNS.filter(({ says }) => !texts.some((text) => says.test(text)));
    expect(idle).toEqual([]);
  });
});

describe('a text that says what the engine does not do is a contradiction', () => {
  const only = ['critical-hit', 'fury'];
  const pairsOf = (content: Content): readonly string[] => {
    const keywords = content.keywords.filter(({ slug }) => only.includes(slug));
    return allPairs(open({ ...content, keywords })).contradictions;
  };

  it('of a relation that does not show', () => {
    const text = 'Fury overrides Critical Hit.';
    expect(pairsOf(withText('fury/only-the-first-natural', text, ['critical-hit']))).toEqual([
      'fury/only-the-first-natural says fury OVERRIDES critical-hit; the engine shows MODIFIES.',
    ]);
  });

  it('of something said to have no effect that has one', () => {
    const text = 'Fury has no effect on Critical Hit.';
    expect(pairsOf(withText('fury/only-the-first-natural', text, ['critical-hit']))).toHaveLength(1);
  });

  it('and one that agrees is none', () => {
    const text = 'Fury can affect Critical Hit.';
    const content = withText('fury/only-the-first-natural', text, ['critical-hit']);
    expect(pairsOf(content)).toEqual([]);
    expect(check(open(content), only).findings[0]).toMatchObject({
      relation: 'MODIFIES',
      basis: ['RULING', 'ENGINE'],
      rulings: ['fury/only-the-first-natural'],
    });
  });
});

describe('a check', () => {
  it('finds the same whatever the order in which keywords are named', () => {
    for (const [one, other] of [
      ['overkill', 'evade'],
      ['ferocity', 'fortitude'],
      ['lucky', 'fury'],
    ] as const) {
      expect(told(check(kb, [one, other]))).toEqual(told(check(kb, [other, one])));
    }
  });

  it('finds for a new keyword what its text and its parts say, with no other change', () => {
    const evade = KEYWORDS.find(({ slug }) => slug === 'evade');
    if (evade === undefined) throw new Error('there is no Evade');
    const keywords = [...KEYWORDS, { ...evade, slug: 'dodge', name: 'Dodge' }];
    const base = open(withDodge());
    for (const { slug } of kb.content.keywords.filter((keyword) => keyword.slug !== 'evade')) {
      const ofCopy = told(check(base, ['dodge', slug], keywords)).map((text) =>
        text.replaceAll('dodge', 'evade'),
      );
      expect([...ofCopy].sort()).toEqual([...told(check(kb, ['evade', slug]))].sort());
    }
  });

  it('says only what is true, in order, with at most three rulings and three findings a pair', () => {
    for (const { slug } of kb.content.keywords) {
      for (const other of ['overkill', 'lucky', 'retaliate', 'deploy', 'stun']) {
        const { verdict, findings, headline, missing } = check(kb, [slug, other]);
        expect(findings.length).toBeLessThanOrEqual(3);
        for (const { from, to, relation, statement, rulings, basis } of findings) {
          expect([slug, other]).toEqual(expect.arrayContaining([from, to]));
          expect(statement).toMatch(/^\S.*[.)"]$/s);
          expect(rulings.length).toBeLessThanOrEqual(3);
          expect(basis.length).toBeGreaterThan(0);
          const same = findings.filter((one) => one.from === from && one.to === to);
          // Of a unit aside it says nothing of the defender, where the same keyword may do something.
          const isAside = / on the unit that takes damage /.test(statement);
          if (relation === 'NO_EFFECT' && !isAside) expect(same).toHaveLength(1);
        }
        expect(headline).not.toBe('');
        expect(missing !== null).toBe(verdict === 'UNDETERMINED');
        if (verdict === 'INDEPENDENT')
          expect(findings.every(({ relation }) => relation === 'PRECEDES')).toBe(true);
      }
    }
  });

  it('of three and four keywords tells the pairs that matter, and runs the whole', () => {
    const three = check(kb, ['overkill', 'evade', 'equip']);
    expect(three.findings.map(({ from, to }) => [from, to])).toEqual([['evade', 'overkill']]);
    const four = check(kb, ['Critical Hit 2', 'Fury 1', 'Evade 2', 'Overkill']);
    expect(four.evidence.map(({ keywords }) => keywords.length)).toEqual([0, 1, 1, 1, 1, 4]);
    expect(four.findings.length).toBeGreaterThan(3);
  });

  it('reads printed lines, with their costs and values', () => {
    const { evidence, findings } = check(kb, ['Pay 2 Force -> Evade 3', 'Critical Hit 1']);
    expect(evidence.map(({ label }) => label)).toContain('Pay 2 Force -> Evade 3 on the defender');
    expect(findings[0]).toMatchObject({ from: 'evade', relation: 'PREVENTS', to: 'critical-hit' });
    const inSwitch = check(kb, ['Switch: Overkill/Stun 2', 'evade']);
    expect(inSwitch.keywords).toEqual(['switch', 'evade']);
    expect(inSwitch.findings[0]).toMatchObject({ from: 'evade', relation: 'PREVENTS', to: 'overkill' });
  });

  it.each([
    ['Adapt: Evade 2/Armor', 'overkill', ['evade', 'PREVENTS', 'overkill']],
    ['INSERT: Evade 2', 'ferocity', ['ferocity', 'OVERRIDES', 'evade']],
  ])('what a line may give its unit meets the other: %s and %s', (line, other, found) => {
    const { findings } = check(kb, [line, other]);
    expect(findings.map(({ from, relation, to }) => [from, relation, to])).toContainEqual(found);
  });

  it('damage counters of damage outside attacks count for Resilience', () => {
    const { headline, findings } = check(kb, ['ambush', 'resilience']);
    expect(findings[0]).toMatchObject({ from: 'ambush', relation: 'MODIFIES', to: 'resilience' });
    expect(headline).toBe('Damage counters that Ambush puts on a unit count for its Resilience.');
  });

  it.each([
    ['damage-control', 'resilience', 'Resilience depends on the damage counters of its unit: '],
    ['persuade', 'ambush', 'Damage from Ambush can be prevented like any other: '],
  ])(
    'a ruling on a class of things is told with what the other has to do with it: %s and %s',
    (one, other, said) => {
      expect(check(kb, [one, other]).headline).toContain(said);
    },
  );
});
