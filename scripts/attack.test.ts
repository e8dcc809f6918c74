import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphql } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDatabase } from '../api/knowledge-base/database.js';
import { type KnowledgeBase, openKnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { projectRoot } from '../api/project.js';
import { schema } from '../schema/schema.js';
import {
  type AnsweredAttack,
  ATTACK_QUERY,
  attackCases,
  numbersAsIn,
  numbersOf,
} from '../schema/testing/attack-case.js';
import { ensureDatabase } from './ingest/ensure-database.js';

let folder: string;
let knowledgeBase: KnowledgeBase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const database = join(folder, 'rules.db');
  await ensureDatabase(join(projectRoot(), 'data'), database);
  const { content, searchIndex } = readDatabase(database);
  knowledgeBase = openKnowledgeBase(content, searchIndex);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function answerTo(input: unknown): Promise<AnsweredAttack> {
  const contextValue = { knowledgeBase, publicUrl: null };
  const answer = await graphql({ schema, source: ATTACK_QUERY, contextValue, variableValues: { input } });
  expect(answer.errors).toBeUndefined();
  return JSON.parse(JSON.stringify(answer.data))['attack'];
}

describe('the worked attacks, with the rules of the project', () => {
  it('are many', () => expect(attackCases.length).toBeGreaterThanOrEqual(32));

  it.each(attackCases.map((one) => [`${one.id}: ${one.title}`, one] as const))('%s', async (_name, one) => {
    const report = await answerTo(one.input);
    if (one.expected.refusal !== undefined) {
      expect(report).toMatchObject({ __typename: 'Refusal', code: one.expected.refusal });
      return;
    }
    expect(report.__typename).toBe('AttackReport');
    expect(numbersAsIn(one, report)).toEqual(numbersOf(one, (value) => expect.closeTo(value, 9)));
    expect(report.trace).not.toEqual([]);
    const cited = report.trace.flatMap(({ keyword, rulings }) => (rulings.length > 0 ? [keyword?.slug] : []));
    expect(cited).toEqual(expect.arrayContaining([...(one.expected.traced ?? [])]));
  });
});
