import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { EVERYDAY_NAMES } from './everyday-names.js';

it('the names that are also ordinary words are those of the reviewed facts', () => {
  const facts = z
    .array(z.looseObject({ name: z.string(), everyday: z.boolean().optional() }))
    .parse(parse(readFileSync(new URL('../../data/keywords.yaml', import.meta.url), 'utf8')));
  const names = facts.filter(({ everyday }) => everyday === true).map(({ name }) => name.toLowerCase());
  expect([...EVERYDAY_NAMES].sort()).toEqual(names.sort());
});
