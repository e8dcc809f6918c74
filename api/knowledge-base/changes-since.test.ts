import { describe, expect, it } from 'vitest';
import { changesSince, type RecordChange, type RulingChange } from './changes-since.js';
import type { RevisionRecord } from './records.js';
import { sampleContent } from './sample-content.js';
import { openSample } from './sample-knowledge-base.js';
import { SAMPLE_REVISIONS } from './sample-revisions.js';

const [first, second, served] = SAMPLE_REVISIONS;
const sample = openSample();

const RULING = 'evade/you-can-play-evade';
const NONE = { added: [], changed: [], superseded: [], withdrawn: [], restored: [] };

/** A knowledge base whose log is `start` and then one revision for each of the steps. */
function logged(steps: readonly Partial<Pick<RevisionRecord, 'keywords' | 'cards' | 'rulings'>>[]) {
  const revisions = [{}, ...steps].map((step, at) => ({
    revision: at === steps.length ? served : at === 0 ? 'start' : `step-${at}`,
    previous: null,
    on: '2026-01-01',
    keywords: { added: [], changed: [], withdrawn: [] },
    cards: { added: [], changed: [], withdrawn: [] },
    rulings: NONE,
    ...step,
  }));
  return { ...sample, content: { ...sampleContent, revisions } };
}

describe('the changes since a revision', () => {
  it('are the keywords, cards and rulings of every step, by name', () => {
    const { revisions, keywords, cards, rulings } = changesSince(sample, first) ?? {};
    expect(revisions?.map(({ revision }) => revision)).toEqual([second, served]);
    expect(keywords).toEqual([
      { slug: 'evade', change: 'CHANGED' },
      { slug: 'overkill', change: 'CHANGED' },
      { slug: 'precision', change: 'ADDED' },
    ]);
    expect(cards).toEqual([
      { slug: 'lost-scout-a', change: 'WITHDRAWN' },
      { slug: 'old-guard-a', change: 'ADDED' },
      { slug: 'stone-beast', change: 'CHANGED' },
    ]);
    expect(rulings?.map(({ id, change }) => [id, change])).toEqual([
      ['evade/you-can-play-evade', 'RESTORED'],
      ['evade/you-dont-have-to', 'CHANGED'],
      ['fog/it-is-thick', 'ADDED'],
      ['overkill/both-units-resolve-damage', 'ADDED'],
      ['overkill/both-units-take-the', 'SUPERSEDED'],
      ['overkill/extra-hits-may-go', 'WITHDRAWN'],
      ['precision/no-intercept-changes-the', 'ADDED'],
    ]);
  });

  it('come with what is served of the ruling, and with nothing when its keyword is gone', () => {
    const rulings = changesSince(sample, second)?.rulings ?? [];
    expect(rulings.find(({ id }) => id === RULING)?.ruling?.status).toBe('CURRENT');
    expect(rulings.find(({ id }) => id === 'fog/it-is-thick')).toEqual({
      id: 'fog/it-is-thick',
      change: 'WITHDRAWN',
      ruling: null,
    });
  });

  it('that is served are none', () => {
    expect(changesSince(sample, served)).toEqual({ revisions: [], keywords: [], cards: [], rulings: [] });
  });

  it('that is served are none though the log lacks it', () => {
    expect(changesSince({ ...sample, revision: 'unlogged' }, 'unlogged')?.rulings).toEqual([]);
  });

  it('that the log does not know are unknown', () => {
    expect(changesSince(sample, 'ffffffffffffffff')).toBeNull();
  });

  it('that was served twice count from the last time', () => {
    const twice = logged([{ rulings: { ...NONE, added: [RULING] } }, {}]);
    const revisions = twice.content.revisions.map((one, at) => ({
      ...one,
      revision: ['a', 'b', 'a'][at] ?? '',
    }));
    const back = { ...twice, revision: 'c', content: { ...twice.content, revisions } };
    expect(changesSince(back, 'b')?.revisions).toHaveLength(1);
    expect(changesSince(back, 'a')?.revisions).toHaveLength(0);
  });
});

describe('several changes of one ruling come to', () => {
  const net = (...events: readonly (keyof typeof NONE)[]) =>
    changesSince(logged(events.map((kind) => ({ rulings: { ...NONE, [kind]: [RULING] } }))), 'start')
      ?.rulings[0]?.change;
  it.each<readonly [RulingChange | undefined, readonly (keyof typeof NONE)[]]>([
    ['ADDED', ['added', 'changed']],
    ['ADDED', ['added', 'withdrawn']],
    ['CHANGED', ['changed', 'changed']],
    ['WITHDRAWN', ['superseded', 'restored', 'withdrawn']],
    ['SUPERSEDED', ['changed', 'superseded']],
    ['RESTORED', ['restored', 'changed']],
    ['CHANGED', ['withdrawn', 'restored', 'changed']],
    [undefined, ['withdrawn', 'restored']],
  ])('%s when it was %j', (change, events) => {
    expect(net(...events)).toBe(change);
  });
});

describe.each(['keywords', 'cards'] as const)('several changes of one of the %s come to', (records) => {
  const NO_KEYWORDS = { added: [], changed: [], withdrawn: [] };
  const net = (...events: readonly (keyof typeof NO_KEYWORDS)[]) =>
    changesSince(
      logged(events.map((kind) => ({ [records]: { ...NO_KEYWORDS, [kind]: ['stun'] } }))),
      'start',
    )?.[records][0]?.change;
  it.each<readonly [RecordChange | undefined, readonly (keyof typeof NO_KEYWORDS)[]]>([
    ['ADDED', ['added', 'changed']],
    [undefined, ['added', 'withdrawn']],
    ['CHANGED', ['withdrawn', 'added']],
    ['WITHDRAWN', ['changed', 'withdrawn']],
  ])('%s when it was %j', (change, events) => {
    expect(net(...events)).toBe(change);
  });
});
