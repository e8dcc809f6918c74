import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { faultInWords } from '../faults-in-words.js';
import { readDataFileIfAny } from './read-data-file.js';

/** The file of the project's own cards, below its data folder. */
export const CARD_FILE = 'cards.yaml';

const cardFacts = z.strictObject({
  name: z.string().min(1).max(100),
  version: z.string().min(1).max(10).optional(),
  side: z.enum(['light', 'dark', 'neutral', 'yuuzhan-vong']),
  type_line: z.string().min(1).max(100),
  subtypes: z.array(z.string().min(1)).max(20),
  cost: z.union([z.int().min(0), z.string().min(1)]),
  speed: z.int().min(0).optional(),
  power: z.int().min(0).optional(),
  health: z.int().min(1).optional(),
  lines: z.array(z.string().min(1).max(500)).max(12),
  printings: z
    .array(
      z.strictObject({
        set: z.string().min(1),
        number: z.string().min(1),
        rarity: z.string().min(1),
        promo: z.boolean().optional(),
      }),
    )
    .min(1),
});

export type CardFacts = z.infer<typeof cardFacts>;

/** A file of cards: its text, and what it says. */
export interface CardFile {
  readonly text: string;
  readonly cards: readonly CardFacts[];
}

/** The project's own cards; null when it has none. They are part of the project: a fault in them throws. */
export function readCardFile(dataFolder: string): CardFile | null {
  const text = readDataFileIfAny(dataFolder, CARD_FILE);
  if (text === null) return null;
  try {
    return { text, cards: z.array(cardFacts).parse(parseYaml(text)) };
  } catch (error) {
    throw new Error(
      `data/${CARD_FILE} is damaged: ${faultInWords(error)}. Correct it, or restore it from git.`,
    );
  }
}
