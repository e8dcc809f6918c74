import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { Fault } from './scenario.js';

const JUDGEMENTS_FILE = 'data/modelling.yaml';

/** Rulings that no rule of the engine follows, and why: judged together where one reason fits all. */
export interface Judgement {
  readonly state: 'NOT_IN_ATTACK' | 'DEFINITIONAL';
  readonly reason: string;
  /** Bare ids. */
  readonly rulings: readonly string[];
}

const judgements = z.array(
  z.strictObject({
    state: z.enum(['NOT_IN_ATTACK', 'DEFINITIONAL']),
    reason: z.string().min(1).max(240),
    rulings: z.array(z.string()).min(1),
  }),
);

/** Reads `data/modelling.yaml`; nothing is judged where there is none. It is part of the project: a fault in its form is a fault of the code, and throws. */
export function readJudgements(dataFolder: string): readonly Judgement[] {
  const file = join(dataFolder, 'modelling.yaml');
  if (!existsSync(file)) return [];
  const parsed = judgements.safeParse(parseYaml(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${JUDGEMENTS_FILE}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** A fault somewhere in that file. */
export function judgementFault(message: string): Fault {
  return { at: { file: JUDGEMENTS_FILE, line: 1, column: 1 }, message };
}
