import { describe, expect, it } from 'vitest';
import { openSample } from '../api/knowledge-base/sample-knowledge-base.js';
import { noteArrival } from './arrivals.js';
import { inTurn } from './in-turn.js';

describe('work in turn', () => {
  it('leaves the event loop to others between two pieces', async () => {
    const order: string[] = [];
    const context = { knowledgeBase: openSample() };
    const pieces = ['a', 'b', 'c'].map((name) => inTurn(context, () => order.push(name)));
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

  it('waits while each round of the event loop brings a new connection', async () => {
    const order: string[] = [];
    const connections = new Promise<void>((done) => {
      const come = (left: number): void => {
        noteArrival();
        order.push('connection');
        if (left > 1) setImmediate(come, left - 1);
        else done();
      };
      come(5);
    });
    await Promise.all([inTurn({ knowledgeBase: openSample() }, () => order.push('work')), connections]);
    expect(order).toEqual([...Array.from({ length: 5 }, () => 'connection'), 'work']);
  });

  it('goes on after a piece that fails', async () => {
    const context = { knowledgeBase: openSample() };
    const failing = inTurn(context, () => {
      throw new Error('no');
    });
    const next = inTurn(context, () => 'done');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });

  it('is not done when its caller has gone before its turn comes, and the next one is', async () => {
    const knowledgeBase = openSample();
    let gone = false;
    const done: string[] = [];
    const first = inTurn({ knowledgeBase }, () => {
      gone = true;
      done.push('first');
    });
    const left = inTurn({ knowledgeBase, isAbandoned: () => gone }, () => done.push('left'));
    const next = inTurn({ knowledgeBase, isAbandoned: () => !gone }, () => done.push('next'));
    await expect(left).rejects.toThrow('waited for its turn');
    await Promise.all([first, next]);
    expect(done).toEqual(['first', 'next']);
  });
});
