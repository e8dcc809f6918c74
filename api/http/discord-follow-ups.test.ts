import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { advice } from '../discord/message.js';
import { createLog } from '../log.js';
import { createFollowUps } from './discord-follow-ups.js';

test('many messages that wait for Discord at once are no leak to be warned of', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', note);
  const untilTheEnd = (signal: AbortSignal): Promise<void> =>
    new Promise((settle) => signal.addEventListener('abort', () => settle(), { once: true }));
  const followUps = createFollowUps(
    (signal) => ({ editReply: () => untilTheEnd(signal), registerCommands: () => untilTheEnd(signal) }),
    createLog('silent'),
  );
  const place = { applicationId: '1', token: 'x' };
  for (let sent = 0; sent < 30; sent++) followUps.send(place, Promise.resolve(advice('Done.')), 'r');
  await aMoment();
  await followUps.close(0);
  await aMoment();
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
