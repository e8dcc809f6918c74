import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attack } from '../../engine/attack.js';
import { parseAttackLine } from '../../engine/notation/attack-line.js';
import { checkInteraction } from '../interactions/check-interaction.js';
import { openSample, sampleWith } from '../knowledge-base/sample-knowledge-base.js';
import { projectRoot } from '../project.js';
import { TIMEOUTS } from './limits.js';
import { createRulesWorker } from './rules-worker.js';

const worker = createRulesWorker();
afterAll(() => worker.close());

function inputOf(line: string) {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(read.message);
  return read.input;
}

describe('an attack that is solved in a thread of its own', () => {
  it('comes out exactly as it does here', async () => {
    const input = inputOf('5 power, Critical Hit 2, Lucky 1 vs 6/2 health, Evade 2 (2 Force)');
    expect(await worker.solve(input, { assumptions: true })).toEqual(attack(input, { assumptions: true }));
  });

  it('is refused as it is here', async () => {
    const input = inputOf('50 power vs 4 health');
    expect(await worker.solve(input, {})).toEqual(attack(input));
  });

  it('waits for those before it, and each gets its own answer', async () => {
    const inputs = [1, 2, 3].map((power) => inputOf(`${power} power vs 4 health`));
    const outcomes = await Promise.all(inputs.map((input) => worker.solve(input, {})));
    expect(outcomes).toEqual(inputs.map((input) => attack(input)));
  });

  it('fails when the thread ends, and the next begins another', async () => {
    const input = inputOf('3 power vs 4 health');
    const large = '20 power, Lucky 5, Critical Hit 5, Overkill vs 20 health, Evade 10, Parry 5, Armor';
    const lost = worker.solve(inputOf(large), {});
    await Promise.all([expect(lost).rejects.toThrow('has ended'), worker.close()]);
    expect(await worker.solve(input, {})).toEqual(attack(input));
  });

  it('costs none of those behind it when the thread ends', async () => {
    const input = inputOf('3 power vs 4 health');
    const large = '20 power, Lucky 5, Critical Hit 5, Overkill vs 20 health, Evade 10, Parry 5, Armor';
    const lost = worker.solve(inputOf(large), {});
    const failed = expect(lost).rejects.toThrow('has ended');
    await worker.close();
    const next = worker.solve(input, {});
    await failed;
    expect(await next).toEqual(attack(input));
  });

  it('is refused when its turn has not come in time', async () => {
    const [first, late] = [5, 6].map((power) => inputOf(`${power} power vs 4 health`));
    if (first === undefined || late === undefined) throw new Error('two are needed');
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const solving = worker.solve(first, {});
    const waiting = worker.solve(late, {});
    now.mockReturnValue(TIMEOUTS.turn + 1);
    await expect(waiting).rejects.toThrow('did not come in time');
    now.mockRestore();
    expect(await solving).toEqual(attack(first));
  });

  it('is not solved when its caller has gone before its turn, and the next one is', async () => {
    const [first, left, next] = [5, 6, 7].map((power) => inputOf(`${power} power vs 4 health`));
    if (first === undefined || left === undefined || next === undefined) throw new Error('three are needed');
    let gone = false;
    const solving = worker.solve(first, {}, () => gone);
    const leaving = worker.solve(left, {}, () => gone);
    const waiting = worker.solve(next, {});
    gone = true;
    await expect(leaving).rejects.toThrow('waited for its turn');
    expect(await Promise.all([solving, waiting])).toEqual([attack(first), attack(next)]);
  });
});

describe('threads that are begun before there is work', () => {
  const begun: Worker[] = [];
  const keep = (thread: Worker): void => void begun.push(thread);
  beforeAll(() => void process.on('worker', keep));
  afterAll(() => void process.off('worker', keep));

  it('are those that the work is done in, and end when they are closed', async () => {
    const early = createRulesWorker();
    early.begin();
    early.begin();
    await setImmediate();
    expect(begun).toHaveLength(2);
    const ended = begun.map((thread) => once(thread, 'exit'));
    await Promise.all(begun.map((thread) => once(thread, 'online')));
    const input = inputOf('3 power vs 4 health');
    expect(await early.solve(input, {})).toEqual(attack(input));
    expect(begun).toHaveLength(2);
    await early.close();
    await Promise.all(ended);
  });

  it('keep no process alive', async () => {
    const program = `import { createRulesWorker } from './api/http/rules-worker.ts'; createRulesWorker().begin();`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      cwd: projectRoot(),
      stdio: 'ignore',
    });
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('a check that is made in a thread of its own', () => {
  const knowledgeBase = openSample();
  const queryOf = (...keywords: readonly string[]) => ({
    keywords: keywords.map((keyword) => ({ keyword, value: null, role: null })),
    scenario: null,
  });

  it.each([
    ['two keywords', ['Overkill', 'Evade 2']],
    ['one keyword twice', ['Evade', 'Evade']],
    ['four keywords', ['Overkill', 'Evade 2', 'Stun', 'Critical Hit 12']],
    ['a name that nothing has', ['Overkill', 'Evaed 2 or so']],
  ])('comes out exactly as it does here: %s', async (_what, keywords) => {
    const query = queryOf(...keywords);
    const options = { assumptions: true };
    expect(await worker.check(knowledgeBase, query, options)).toEqual(
      checkInteraction(knowledgeBase, query, options),
    );
  });

  it('on a board of its own likewise', async () => {
    const scenario = inputOf('4 power, Overkill vs 3 health, Evade 2');
    const query = { ...queryOf('Overkill', 'Evade'), scenario };
    expect(await worker.check(knowledgeBase, query)).toEqual(checkInteraction(knowledgeBase, query));
  });

  it('is made by the rules it was asked of, whichever were asked of before', async () => {
    const newer = openSample(sampleWith({ slug: 'dazzle', name: 'Dazzle' }));
    const query = queryOf('Dazzle', 'Evade');
    for (const kb of [knowledgeBase, newer, knowledgeBase])
      expect(await worker.check(kb, query)).toEqual(checkInteraction(kb, query));
  });

  it('does not wait behind a large attack', async () => {
    const order: string[] = [];
    const large = '20 power, Lucky 5, Critical Hit 5, Overkill vs 20 health, Evade 10, Parry 5, Armor';
    const solving = worker.solve(inputOf(large), {}).then(() => order.push('attack'));
    await worker.check(knowledgeBase, queryOf('Overkill', 'Stun')).then(() => order.push('check'));
    await solving;
    expect(order).toEqual(['check', 'attack']);
  });
});
