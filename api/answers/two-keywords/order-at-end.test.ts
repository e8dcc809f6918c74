import { describe, expect, it } from 'vitest';
import { openWithEntries } from '../testing/sample-entry.js';
import { orderAtEnd, orderAtEndSaid } from './order-at-end.js';

/** The engine plays these keywords. */
const kb = openWithEntries(
  { slug: 'riposte', name: 'Riposte' },
  { slug: 'retaliate', name: 'Retaliate' },
  { slug: 'avenge', name: 'Avenge' },
  { slug: 'fury', name: 'Fury' },
);
const order = (...slugs: readonly string[]) =>
  orderAtEnd(slugs.flatMap((slug) => kb.keywords.get(slug) ?? []));

describe('what waits for the end of the attack', () => {
  it('happens in the order in which the engine plays it, however it is asked', () => {
    const told = order('avenge', 'riposte', 'retaliate');
    expect(told?.ordered.map(({ slug }) => slug)).toEqual(['retaliate', 'riposte', 'avenge']);
  });

  it('has that order by a reading, which is named', () => {
    const told = order('riposte', 'retaliate');
    expect(told?.reading.code).toBe('attack-end-order');
    expect(told === null ? '' : orderAtEndSaid(told)).toMatch(/Retaliate is done first, then Riposte\.$/);
  });

  it('has no order with what does not wait for it', () => {
    expect(order('riposte', 'fury')).toBeNull();
  });
});
