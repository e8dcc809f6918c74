import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { ANSWER_INTENTS } from '../../api/answers/answer-draft.js';
import type { Verdict } from '../../api/interactions/interaction-report.js';
import { RELATIONS } from '../../engine/interaction/relation.js';

const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item).min(1)]);

const questionCase = z.strictObject({
  question: z.string(),
  intent: oneOrMore(z.enum(ANSWER_INTENTS)),
  keywords: z.array(z.string()),
  cites: z.array(z.string()).optional(),
  says: z.string().optional(),
  /** What somebody reported and nobody has judged yet: the case fails as long as it has this. */
  toJudge: z.string().optional(),
});

export const VERDICTS = ['INTERACT', 'INDEPENDENT', 'UNDETERMINED'] as const satisfies readonly Verdict[];
const ROLES = ['ATTACKER', 'DEFENDER', 'SECOND'] as const;

const pairCase = z.strictObject({
  keywords: z
    .array(z.union([z.string(), z.strictObject({ keyword: z.string(), role: z.enum(ROLES) })]))
    .min(2)
    .max(4),
  verdict: z.enum(VERDICTS),
  findings: z
    .array(z.strictObject({ from: z.string(), relation: oneOrMore(z.enum(RELATIONS)), to: z.string() }))
    .optional(),
  cites: z.array(z.string()).optional(),
  /** The finding that was reported as wrong. */
  reported: z.string().optional(),
  toJudge: z.string().optional(),
});

export type QuestionCase = z.infer<typeof questionCase>;
export type PairCase = z.infer<typeof pairCase>;

export const QUESTION_GROUPS = [
  'from-rulings',
  'turned-round',
  'of-players',
  'everyday',
  'held-out',
  'open',
  'reported',
] as const;
export type QuestionGroup = (typeof QUESTION_GROUPS)[number];

/** Files in `data/evaluation` that are there when something was reported. */
export const QUESTIONS_REPORTED = 'questions-reported.yaml';
export const PAIRS_REPORTED = 'pairs-reported.yaml';

/** The questions of one group. Throws when the file is missing or has a fault; reported ones may be missing. */
export function readQuestions(dataFolder: string, group: QuestionGroup): readonly QuestionCase[] {
  const path = join(dataFolder, 'evaluation', `questions-${group}.yaml`);
  return group === 'reported' && !existsSync(path) ? [] : read(path, z.array(questionCase));
}

/** Pairs of keywords and how they meet, of one file; none when there is no such file. */
export function readPairs(dataFolder: string, file = 'pairs.yaml'): readonly PairCase[] {
  const path = join(dataFolder, 'evaluation', file);
  return existsSync(path) ? read(path, z.array(pairCase)) : [];
}

function read<Value>(path: string, schema: z.ZodType<Value>): Value {
  const read = schema.safeParse(parseYaml(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  return read.data;
}
