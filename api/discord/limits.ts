/** What Discord takes in one message, in UTF-16 units; it counts no character as more than that. */
export const MESSAGE = {
  content: 2_000,
  embedTitle: 256,
  embedDescription: 4_096,
  fieldName: 256,
  fieldValue: 1_024,
  footer: 2_048,
  /** Of all texts of the embeds of a message together. */
  embeds: 6_000,
} as const;

/** Of one list of completions. */
export const CHOICES = { most: 25, length: 100 } as const;

/** Of the id that a button brings back. */
export const CUSTOM_ID_LENGTH = 100;
