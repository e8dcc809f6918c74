import { expect, test } from 'vitest';
import type { Message } from '../discord/message.js';
import { advice, message } from '../discord/message.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { createLog } from '../log.js';
import { createReplyQueue } from './discord-replies.js';
import { createRunningQueries } from './running-queries.js';

const context = { knowledgeBase: openSample(), publicUrl: null };
const DONE = message({ content: 'done' });
const BUSY = advice('This bot is busy just now. Try again in a few seconds.');
const log = createLog('silent');
const planned = (make: () => Message = () => DONE) => ({ name: 'rule', cost: () => 1, make });

function queueOf(mostWaiting: number) {
  const queue = createReplyQueue({ running: createRunningQueries(), log }, mostWaiting);
  return (reply: Parameters<typeof queue.make>[1]) => queue.make(context, reply, 'id');
}

test('beyond the replies that may wait one more is refused at once', async () => {
  const make = queueOf(2);
  const [first, second, third] = [make(planned()), make(planned()), make(planned())];
  expect(await third).toEqual(BUSY);
  expect(await Promise.all([first, second])).toEqual([DONE, DONE]);
});

test('once some are made there is room again', async () => {
  const make = queueOf(1);
  await make(planned());
  expect(await make(planned())).toEqual(DONE);
});

test('look-ups wait for nobody, and are never refused', async () => {
  const make = queueOf(0);
  expect(await make({ ...planned(), cost: null })).toEqual(DONE);
});

test('a reply that fails leaves room too, and its asker something to quote', async () => {
  const make = queueOf(1);
  const failing = planned(() => {
    throw new Error('the secret of the house');
  });
  expect((await make(failing)).content).toMatch(/Quote this when you report it: id$/);
  expect(await make(planned())).toEqual(DONE);
});
