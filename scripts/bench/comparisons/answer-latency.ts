import { join } from 'node:path';
import type { AnswerIntent } from '../../../api/answers/answer-draft.js';
import type { CheckInteraction } from '../../../api/answers/answer-options.js';
import { answerQuestion } from '../../../api/answers/answer-question.js';
import { rememberedCheck } from '../../../api/answers/remembered-check.js';
import { checkInteraction } from '../../../api/interactions/check-interaction.js';
import { readDatabase } from '../../../api/knowledge-base/database.js';
import { type KnowledgeBase, openKnowledgeBase } from '../../../api/knowledge-base/knowledge-base.js';
import { projectRoot } from '../../../api/project.js';
import { QUESTION_GROUPS, readQuestions } from '../../evaluate/read-cases.js';
import type { Bench } from '../bench-run.js';
import { compareRounds, median } from '../measuring/ratio.js';

/** Most milliseconds for 99 of 100 questions of each kind. */
const MOST_MS: Readonly<Record<AnswerIntent, number>> = {
  DEFINITION: 20,
  TIMING: 20,
  STACKING: 20,
  CARD: 20,
  UNKNOWN: 20,
  INTERACTION: 100,
  ODDS: 100,
};
const GOAL = { kind: 'at least', ratio: 1 } as const;
/** What was checked before should be far below the cost of the first time. */
const GOAL_AGAIN = { kind: 'at least', ratio: 5 } as const;

interface Timed {
  readonly intent: AnswerIntent;
  readonly ms: number;
}

/**
 * How long answers take to the questions of the evaluation, of each the median of some rounds, in this process: the slowest 1 % against the
 * most that is allowed, with nothing remembered; and keywords that were asked about before against the first time.
 */
export async function measureAnswers(bench: Bench): Promise<void> {
  const { content, searchIndex } = readDatabase(await bench.ownDatabase());
  const kb = openKnowledgeBase(content, searchIndex);
  const dataFolder = join(projectRoot(), 'data');
  const questions = QUESTION_GROUPS.flatMap((group) => readQuestions(dataFolder, group)).map(
    ({ question }) => question,
  );
  const first = timeAll(kb, questions, checkInteraction, bench.rounds);
  const again = timeAll(kb, questions, rememberedCheck(checkInteraction), bench.rounds);
  for (const [intent, most] of Object.entries(MOST_MS)) {
    const times = msOf(first, intent);
    if (times.length === 0) continue;
    bench.report({
      benchmark: 'answers',
      measure: `${intent}, 99th percentile (against the most allowed)`,
      unit: 'ms',
      comparison: compareRounds([{ ours: percentile(times, 0.99), theirs: most }], 'less'),
      goal: GOAL,
      note: `${times.length} questions, median ${percentile(times, 0.5).toPrecision(2)} ms`,
    });
  }
  const rounds = [{ ours: median(msOf(again, 'INTERACTION')), theirs: median(msOf(first, 'INTERACTION')) }];
  bench.report({
    benchmark: 'answers',
    measure: 'INTERACTION, median, asked before (against the first time)',
    unit: 'ms',
    comparison: compareRounds(rounds, 'less'),
    goal: GOAL_AGAIN,
    note: '',
  });
}

/** One pass that is not counted comes first: code is compiled, and what is remembered is known. */
function timeAll(
  kb: KnowledgeBase,
  questions: readonly string[],
  check: CheckInteraction,
  rounds: number,
): readonly Timed[] {
  for (const question of questions) timeOne(kb, question, check);
  const passes = Array.from({ length: rounds }, () =>
    questions.map((question) => timeOne(kb, question, check)),
  );
  return questions.flatMap((_, at) => {
    const times = passes.flatMap((pass) => pass[at] ?? []);
    const [one] = times;
    return one === undefined ? [] : [{ intent: one.intent, ms: median(times.map(({ ms }) => ms)) }];
  });
}

function timeOne(kb: KnowledgeBase, question: string, check: CheckInteraction): Timed {
  const start = performance.now();
  const { intent } = answerQuestion(kb, question, {
    maxLength: null,
    publicUrl: null,
    checkInteraction: check,
  });
  return { intent, ms: performance.now() - start };
}

function msOf(timed: readonly Timed[], intent: string): readonly number[] {
  return timed.filter((one) => one.intent === intent).map(({ ms }) => ms);
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
