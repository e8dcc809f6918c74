import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { KEYWORDS } from './keyword-list.js';

const data = (name: string): string => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
const FACTS = z
  .array(
    z.looseObject({
      name: z.string(),
      in_attack: z.boolean(),
      parameter: z.string(),
      former_names: z.array(z.string()).optional(),
    }),
  )
  .parse(parse(data('keywords.yaml')));
const RULINGS = z
  .object({ rulings: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(data('ruling-ids.json'))).rulings;

/** The text that is current knows no negative Resilience; the rules of an attack add negative values up like the others. */
const SIGNED_ALL_THE_SAME = new Set(['resilience']);

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

describe('the keywords of the engine', () => {
  it('are those of the glossary', () => {
    expect(KEYWORDS.map(({ name }) => name).sort()).toEqual(FACTS.map(({ name }) => name).sort());
  });

  it.each(FACTS.map((facts) => [facts.name, facts] as const))(
    '%s is printed and plays a part as reviewed',
    (name, facts) => {
      const rules = KEYWORDS.find((keyword) => keyword.name === name);
      const parameter = SIGNED_ALL_THE_SAME.has(slugOf(name)) ? 'signed-number' : facts.parameter;
      expect({
        slug: rules?.slug,
        parameter: rules?.parameter.toLowerCase().replaceAll('_', '-'),
        inAttack: rules?.notInAttack === undefined,
        formerNames: rules?.formerNames ?? [],
      }).toEqual({
        slug: slugOf(name),
        parameter,
        inAttack: facts.in_attack,
        formerNames: facts.former_names ?? [],
      });
    },
  );

  it.each(KEYWORDS.map(({ name, slug, says }) => [name, slug, says.rulings] as const))(
    '%s cites rulings of its own that exist',
    (_, slug, rulings) => {
      expect(rulings.filter((id) => !id.startsWith(`${slug}/`) || !(id in RULINGS))).toEqual([]);
    },
  );

  it.each(
    KEYWORDS.filter(({ notInAttack }) => notInAttack === undefined).map(
      ({ name, parts }) => [name, parts] as const,
    ),
  )('%s has a part to play', (_, parts) => {
    expect(Object.keys(parts).length).toBeGreaterThan(0);
  });
});
