/** Judges the answers and interaction checks by the cases in data/evaluation: accuracy by kind, and every miss. Exit status 1 below the goals. */
import { join } from 'node:path';
import { projectRoot } from '../api/project.js';
import { evaluate, reportOf } from './evaluate/evaluation.js';
import { missedGoals } from './evaluate/goals.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';

const dataFolder = join(projectRoot(), 'data');
const judged = evaluate(projectKnowledgeBase(dataFolder), dataFolder);
const missed = missedGoals(judged);
process.stdout.write(`${reportOf(judged)}\n`);
for (const goal of missed) process.stdout.write(`GOAL MISSED ${goal}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
