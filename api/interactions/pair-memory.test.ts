import { describe, expect, it } from 'vitest';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { checkInteraction } from './check-interaction.js';
import { createPairMemory } from './pair-memory.js';

const kb = openSample();
const never = () => false;

const REFUSED = { ok: false, rule: null, limit: null, suggestions: [] } as const;

/** A memory that counts the checks it makes, and makes them at no cost. */
function counted() {
  let checks = 0;
  const memory = createPairMemory(() => {
    checks += 1;
    return { ...REFUSED, code: 'TOO_COMPLEX', message: 'Too much.' };
  });
  return { memory, checks: () => checks };
}

describe('the pairs of a build', () => {
  it('of one keyword are it with each keyword, itself included', async () => {
    const { memory } = counted();
    const pairs = await memory.ofKeyword(kb, 'overkill', never);
    expect(pairs.map(({ keywords }) => keywords.find((slug) => slug !== 'overkill') ?? 'overkill')).toEqual([
      ...kb.keywords.keys(),
    ]);
  });

  it('are worked out once, whichever keyword is asked about', async () => {
    const { memory, checks } = counted();
    await memory.ofKeyword(kb, 'overkill', never);
    await memory.ofKeyword(kb, 'evade', never);
    await memory.ofKeyword(kb, 'overkill', never);
    expect(checks()).toBe(2 * kb.keywords.size - 1);
  });

  it('say what the check of the two says', async () => {
    const memory = createPairMemory();
    const [pair] = (await memory.ofKeyword(kb, 'overkill', never)).filter(({ keywords }) =>
      keywords.includes('evade'),
    );
    const uses = ['evade', 'overkill'].map((keyword) => ({ keyword, value: null, role: null }));
    expect(checkInteraction(kb, { keywords: uses, scenario: null })).toMatchObject({
      verdict: pair?.verdict,
      headline: pair?.headline,
      findings: pair?.findings,
    });
  });

  it('that can not be checked are undetermined', async () => {
    const [pair] = await counted().memory.ofKeyword(kb, 'overkill', never);
    expect(pair).toMatchObject({ verdict: 'UNDETERMINED', headline: 'Too much.', findings: [] });
  });

  it('are left when nobody waits for them any more', async () => {
    const { memory, checks } = counted();
    expect(await memory.ofKeyword(kb, 'overkill', () => true)).toEqual([]);
    expect(checks()).toBe(0);
  });

  it('are all known once they are filled, in slug order', async () => {
    const { memory } = counted();
    await memory.fill(kb, () => true);
    const known = memory.known(kb).map(({ keywords }) => keywords.join(' '));
    expect(known).toHaveLength(memory.total(kb));
    expect(known).toEqual(known.toSorted());
  });

  it('are filled by the next who asks, where one of them failed', async () => {
    let checks = 0;
    const memory = createPairMemory(() => {
      checks += 1;
      if (checks === 3) throw new Error('No such board.');
      return { ...REFUSED, code: 'TOO_COMPLEX', message: 'Too much.' };
    });
    await expect(memory.fill(kb, () => true)).rejects.toThrow('No such board.');
    await memory.fill(kb, () => true);
    expect(memory.known(kb)).toHaveLength(memory.total(kb));
  });

  it('are filled only as long as that is wanted', async () => {
    const { memory, checks } = counted();
    await memory.fill(kb, never);
    expect(checks()).toBe(1);
  });
});
