import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { judgePair } from './judge-pair.js';
import { judgeQuestion } from './judge-question.js';
import { PAIRS_REPORTED, type PairCase, QUESTION_GROUPS, readPairs, readQuestions } from './read-cases.js';

/** How one case went. */
export interface Judged {
  readonly group: string;
  /** The intent of a question, the verdict of a pair. */
  readonly kind: string;
  readonly name: string;
  readonly wrong: readonly string[];
}

/** Judges every question and pair of the evaluation. */
export function evaluate(kb: KnowledgeBase, dataFolder: string): readonly Judged[] {
  const questions = QUESTION_GROUPS.flatMap((group) =>
    readQuestions(dataFolder, group).map((one) => ({
      group,
      kind: [one.intent].flat()[0] ?? '',
      name: one.question,
      wrong: judgeQuestion(kb, one),
    })),
  );
  const pairs = [...PAIR_FILES].flatMap(([group, file]) =>
    judgePairs(kb, group, readPairs(dataFolder, file)),
  );
  return [...questions, ...pairs];
}

/** By the name of their group. */
const PAIR_FILES: ReadonlyMap<string, string> = new Map([
  ['pairs', 'pairs.yaml'],
  ['pairs-reported', PAIRS_REPORTED],
]);

function judgePairs(kb: KnowledgeBase, group: string, cases: readonly PairCase[]): readonly Judged[] {
  return cases.map((one) => ({
    group,
    kind: one.verdict,
    name: one.keywords
      .map((use) => (typeof use === 'string' ? use : `${use.keyword} (${use.role})`))
      .join(' + '),
    wrong: judgePair(kb, one),
  }));
}

/** Part of the cases that went well, 0 to 1; 1 when there are none. */
export function accuracy(judged: readonly Judged[]): number {
  return judged.length === 0 ? 1 : judged.filter(({ wrong }) => wrong.length === 0).length / judged.length;
}

/** Accuracy by group and kind, then the misses. */
export function reportOf(judged: readonly Judged[]): string {
  const groups = [...new Set(judged.map(({ group }) => group))];
  const lines = groups.flatMap((group) => {
    const ofGroup = judged.filter((one) => one.group === group);
    const kinds = [...new Set(ofGroup.map(({ kind }) => kind))].sort();
    return [
      line(group, ofGroup),
      ...kinds.map((kind) =>
        line(
          `  ${kind}`,
          ofGroup.filter((one) => one.kind === kind),
        ),
      ),
    ];
  });
  const misses = judged
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ group, name, wrong }) => `MISS ${group}: ${name}\n     ${wrong.join('\n     ')}`);
  return [...lines, ...misses].join('\n');
}

function line(name: string, judged: readonly Judged[]): string {
  const right = judged.filter(({ wrong }) => wrong.length === 0).length;
  const percent = (100 * accuracy(judged)).toFixed(1);
  return `${name.padEnd(18)} ${String(right).padStart(4)} of ${String(judged.length).padStart(4)}  ${percent.padStart(5)} %`;
}
