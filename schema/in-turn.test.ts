import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.js';

describe('work in turn', () => {
  it('leaves the event loop to others between two pieces', async () => {
    const order: string[] = [];
    const key = {};
    const pieces = ['a', 'b', 'c'].map((name) => inTurn(key, () => order.push(name)));
    const other = new Promise<void>((done) => {
      const look = (left: number): void => {
        order.push('.');
        if (left > 0) setImmediate(look, left - 1);
        else done();
      };
      setImmediate(look, 3);
    });
    await Promise.all([...pieces, other]);
    expect(order.filter((one) => one !== '.')).toEqual(['a', 'b', 'c']);
    expect(order.join('')).not.toMatch(/[abc]{2}/);
  });

  it('goes on after a piece that fails', async () => {
    const key = {};
    const failing = inTurn(key, () => {
      throw new Error('no');
    });
    const next = inTurn(key, () => 'done');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});
