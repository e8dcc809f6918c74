import { describe, expect, it } from 'vitest';
import { attack } from '../../engine/attack.js';
import { parseAttackLine } from '../../engine/notation/attack-line.js';
import { checkInteraction } from '../interactions/check-interaction.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { answerQuestion } from './answer-question.js';
import { inSteps, type WorkPlaces } from './in-steps.js';
import { AT_ONCE, type LongWork } from './long-work.js';
import { createCheckMemory } from './remembered-check.js';

const kb = openSample();

/** Places that do all work at once, and what was done in each, in order. */
function places(more: Partial<WorkPlaces> = {}): { readonly at: WorkPlaces; readonly done: string[] } {
  const done: string[] = [];
  const at: WorkPlaces = {
    turn: async (piece) => {
      done.push('turn');
      return piece();
    },
    isShort: () => false,
    solve: async (input, options) => {
      done.push('solve');
      return attack(input, options);
    },
    recall: () => null,
    check: async (of, query, options) => {
      done.push('check');
      return checkInteraction(of, query, options);
    },
    ...more,
  };
  return { at, done };
}

const answer =
  (question: string) =>
  ({ check, solve }: LongWork) =>
    answerQuestion(kb, question, { maxLength: null, publicUrl: null, checkInteraction: check, solve });

function inputOf(line: string) {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(read.message);
  return read.input;
}

describe('work in steps', () => {
  it.each([
    ['a check', 'Can I evade Overkill damage?', ['turn', 'check', 'turn']],
    ['an attack', 'chance for 5 power to kill a unit with 4 health', ['turn', 'solve', 'turn']],
    ['neither', 'How does Overkill work?', ['turn']],
  ])('that needs %s has the outcome that it has at once', async (_what, question, steps) => {
    const { at, done } = places();
    expect(await inSteps(at, answer(question))).toEqual(answer(question)(AT_ONCE));
    expect(done).toEqual(steps);
  });

  it('does one after the other what depends on what came before', async () => {
    const { at, done } = places();
    const piece = ({ solve }: LongWork) => {
      const first = solve(inputOf('1 power vs 1 health'), {});
      return first.ok ? solve(inputOf('2 power vs 1 health'), {}).ok : false;
    };
    expect(await inSteps(at, piece)).toBe(true);
    expect(done).toEqual(['turn', 'solve', 'turn', 'solve', 'turn']);
  });

  it('solves a short attack in its turn', async () => {
    const { at, done } = places({ isShort: () => true });
    await inSteps(at, answer('chance for 5 power to kill a unit with 4 health'));
    expect(done).toEqual(['turn']);
  });

  it('makes no check whose outcome is remembered', async () => {
    const memory = createCheckMemory();
    const keywords = ['evade', 'overkill'].map((keyword) => ({ keyword, value: null, role: null }));
    const query = { keywords, scenario: null };
    memory.keep(kb, query, undefined, checkInteraction(kb, query));
    const { at, done } = places({ recall: memory.recall });
    const outcome = await inSteps(at, ({ check }) => check(kb, query));
    expect([outcome, done]).toEqual([checkInteraction(kb, query), ['turn']]);
  });

  it('fails when a part of it fails', async () => {
    const { at } = places({ check: () => Promise.reject(new Error('the thread has ended')) });
    await expect(inSteps(at, answer('Can I evade Overkill damage?'))).rejects.toThrow('the thread has ended');
  });
});

describe('the memory of checks', () => {
  const keywords = ['evade', 'overkill'].map((keyword) => ({ keyword, value: null, role: null }));
  const outcome = checkInteraction(kb, { keywords, scenario: null });

  it('keeps what was found with the other readings apart', () => {
    const memory = createCheckMemory();
    memory.keep(kb, { keywords, scenario: null }, {}, outcome);
    expect(memory.recall(kb, { keywords, scenario: null })).toBe(outcome);
    expect(memory.recall(kb, { keywords, scenario: null }, { assumptions: true })).toBeNull();
  });

  it('keeps nothing of a board of somebody’s own', () => {
    const memory = createCheckMemory();
    const scenario = inputOf('1 power vs 1 health');
    memory.keep(kb, { keywords, scenario }, {}, outcome);
    expect(memory.recall(kb, { keywords, scenario })).toBeNull();
  });
});
