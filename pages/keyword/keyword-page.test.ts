import { describe, expect, it } from 'vitest';
import type { Finding } from '../../api/interactions/interaction-report.js';
import type { KnownPair } from '../../api/interactions/pair-memory.js';
import type { KeywordRecord } from '../../api/knowledge-base/records.js';
import { openSample } from '../../api/knowledge-base/sample-knowledge-base.js';
import { renderPage } from '../layout/render-page.js';
import { keywordPage } from './keyword-page.js';

const kb = openSample();
const overkill = kb.keywords.get('overkill');
if (overkill === undefined) throw new Error('the sample has no Overkill');
const site = {
  root: '../',
  publicUrl: null,
  revision: 'r1',
  assets: { files: new Map() },
  reportUrl: null,
  hasCards: false,
};

function shown(keyword: KeywordRecord, pairs: readonly KnownPair[] = []): string {
  return renderPage(keywordPage({ kb, keyword }, pairs, null), site);
}

describe('other editions of a keyword', () => {
  const [current] = overkill.editions;
  if (current === undefined) throw new Error('Overkill has no edition');
  const changes = [{ kind: 'CHANGED', before: 'As it was.', after: 'As it is.' }] as const;
  const html = shown({ ...overkill, editions: [current, { ...current, current: false, changes }] });

  it('show what reads differently, struck out and marked', () => {
    expect(html).toContain('<del>As it was.</del> <ins>As it is.</ins>');
  });

  it('are left out where there are none', () => {
    expect(shown({ ...overkill, editions: [current] })).not.toContain('Other editions');
  });
});

it('a list of effects may break behind its slashes', () => {
  expect(shown({ ...overkill, signature: 'Adapt: [First/Second]' })).toContain(
    '<h1>Adapt: [First/<wbr/>Second]</h1>',
  );
});

describe('how a keyword meets others', () => {
  const finding = (from: string, relation: Finding['relation']): Finding => ({
    from,
    to: 'overkill',
    relation,
    statement: `${from} ${relation}`,
    about: [],
    window: null,
    rulings: [],
    basis: ['ENGINE'],
  });
  const pair = (other: string, verdict: KnownPair['verdict'], findings: readonly Finding[]): KnownPair => ({
    keywords: [other, 'overkill'],
    verdict,
    headline: '',
    findings,
  });
  const html = shown(overkill, [
    pair('critical-hit', 'INTERACT', [finding('critical-hit', 'MODIFIES')]),
    pair('evade', 'INTERACT', [finding('evade', 'PREVENTS')]),
    pair('precision', 'UNDETERMINED', []),
    pair('stun', 'INDEPENDENT', []),
  ]);

  it('stands strongest first', () => {
    expect(html.indexOf('evade PREVENTS')).toBeGreaterThan(0);
    expect(html.indexOf('evade PREVENTS')).toBeLessThan(html.indexOf('critical-hit MODIFIES'));
  });

  it('names those that it leaves alone, and those of which no rule says', () => {
    expect(html).toContain('It does not affect (1)');
    expect(html).toContain('No rule says how it meets (1)');
  });

  it('says when not all of it is known yet', () => {
    expect(html).toContain(`4 of ${kb.keywords.size} pairs are worked out so far`);
  });
});

describe('the picture of an attack', () => {
  it('marks the window of the keyword and says which step it is', () => {
    expect(shown(overkill)).toMatch(/aria-label="Step \d+ of \d+ in an attack: Pending damage/);
    expect(shown(overkill).match(/<g class="here">/g)).toHaveLength(1);
  });

  it('is not there for a keyword without a moment', () => {
    expect(shown({ ...overkill, timing: null })).not.toContain('<svg');
  });
});
