import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { slugOf } from '../../../api/knowledge-base/fold.js';
import type { ParameterKind, TimingWindowRecord } from '../../../api/knowledge-base/records.js';
import { faultInWords } from '../faults-in-words.js';
import { type NamedWindow, phraseWords } from '../parsing/timing.js';
import { readDataFile } from './read-data-file.js';

/** What people have judged about a keyword and no text states (`data/keywords.yaml`). */
export interface KeywordFacts {
  readonly name: string;
  readonly formerNames: readonly string[];
  readonly inAttack: boolean;
  readonly everyday: boolean;
  readonly parameter: ParameterKind;
  /** The reviewed window where the text names none; null: it has none; undefined: not judged. */
  readonly timing: string | null | undefined;
  readonly summary: string;
  readonly newerEdition: string | null;
}

export interface ProjectFacts {
  readonly keywords: ReadonlyMap<string, KeywordFacts>;
  readonly windows: readonly TimingWindowRecord[];
  readonly phrases: readonly NamedWindow[];
}

const PARAMETERS = {
  none: 'NONE',
  number: 'NUMBER',
  'signed-number': 'SIGNED_NUMBER',
  effect: 'EFFECT',
  cost: 'COST',
  list: 'LIST',
  condition: 'CONDITION',
} as const;

const keywordFacts = z.array(
  z.strictObject({
    name: z.string(),
    former_names: z.array(z.string()).optional(),
    in_attack: z.boolean(),
    everyday: z.boolean().optional(),
    parameter: z.enum(['none', 'number', 'signed-number', 'effect', 'cost', 'list', 'condition']),
    timing: z.string().optional(),
    summary: z.string().max(160),
    newer_edition: z.string().optional(),
  }),
);

const windowFacts = z.array(
  z.strictObject({
    slug: z.string(),
    order: z.int().positive(),
    name: z.string(),
    phase: z.string(),
    pop: z.boolean(),
    summary: z.string(),
    phrases: z.array(z.string()),
  }),
);

/** Reads the reviewed facts. They are part of the project: a fault in them is a fault of the code, and throws. */
export function readProjectFacts(dataFolder: string): ProjectFacts {
  const read = <T>(file: string, schema: z.ZodType<T>): T => {
    const text = readDataFile(dataFolder, file);
    try {
      return schema.parse(parseYaml(text));
    } catch (error) {
      throw new Error(`data/${file} is damaged: ${faultInWords(error)}. Correct it, or restore it from git.`);
    }
  };
  const windows = read('timing-windows.yaml', windowFacts).toSorted((a, b) => a.order - b.order);
  const slugs = new Set(windows.map(({ slug }) => slug));
  const keywords = read('keywords.yaml', keywordFacts).map((facts) => {
    if (facts.timing !== undefined && facts.timing !== 'none' && !slugs.has(facts.timing)) {
      throw new Error(
        `data/keywords.yaml: ${facts.name} has the timing window "${facts.timing}", which is not in timing-windows.yaml. Use one of ${[...slugs].join(', ')}, or none.`,
      );
    }
    return [slugOf(facts.name), interpret(facts)] as const;
  });
  return {
    keywords: new Map(keywords),
    windows: windows.map(({ slug, name, order, pop, phase, summary }) => ({
      slug,
      name,
      order,
      isPop: pop,
      phase,
      summary,
    })),
    phrases: windows.map(({ slug, phrases }) => ({ slug, phrases: phrases.map(phraseWords) })),
  };
}

function interpret(facts: z.infer<typeof keywordFacts>[number]): KeywordFacts {
  return {
    name: facts.name,
    formerNames: facts.former_names ?? [],
    inAttack: facts.in_attack,
    everyday: facts.everyday ?? false,
    parameter: PARAMETERS[facts.parameter],
    timing: facts.timing === undefined ? undefined : facts.timing === 'none' ? null : facts.timing,
    summary: facts.summary,
    newerEdition: facts.newer_edition?.trim() ?? null,
  };
}
