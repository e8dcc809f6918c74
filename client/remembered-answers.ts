/** An answer as it came, with the tag to ask again whether it still holds. */
export interface RememberedAnswer {
  readonly tag: string;
  readonly body: string;
}

/** The answers used last, by address. */
export interface RememberedAnswers {
  find(address: string): RememberedAnswer | undefined;
  keep(address: string, answer: RememberedAnswer): void;
}

/** At most `most` of them; 0 remembers nothing. */
export function rememberedAnswers(most: number): RememberedAnswers {
  const answers = new Map<string, RememberedAnswer>();
  return {
    find: (address) => answers.get(address),
    keep(address, answer) {
      answers.delete(address);
      answers.set(address, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= most) break;
        answers.delete(oldest);
      }
    },
  };
}
