import { z } from 'zod';

/** Where the reply to an interaction can still be edited, for 15 minutes. The token is a secret. */
export interface ReplyPlace {
  readonly applicationId: string;
  readonly token: string;
}

/** What a person did in Discord, as far as it matters here. */
export type Interaction =
  /** Discord tries whether somebody is here. */
  | { readonly kind: 'PING' }
  | {
      readonly kind: 'COMMAND';
      readonly place: ReplyPlace;
      readonly command: string;
      /** Those that are texts, by name. */
      readonly options: ReadonlyMap<string, string>;
    }
  /** An option that is still being typed. */
  | {
      readonly kind: 'AUTOCOMPLETE';
      readonly command: string;
      readonly option: string;
      readonly typed: string;
    }
  | { readonly kind: 'BUTTON'; readonly place: ReplyPlace; readonly customId: string };

const OPTION = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  focused: z.boolean().optional(),
});
const COMMAND_DATA = z.object({ name: z.string(), options: z.array(OPTION).default([]) });
const PLACE = {
  application_id: z.string().regex(/^\d{1,20}$/),
  token: z.string().regex(/^[\w.~-]{1,1000}$/),
};

/** The fields that are read of each type of interaction; others are ignored. */
const INTERACTION = z.discriminatedUnion('type', [
  z.object({ type: z.literal(1) }),
  z.object({ type: z.literal(2), ...PLACE, data: COMMAND_DATA }),
  z.object({ type: z.literal(3), ...PLACE, data: z.object({ custom_id: z.string() }) }),
  z.object({ type: z.literal(4), data: COMMAND_DATA }),
]);

/** Null when it is no interaction of a kind that commands and buttons lead to. */
export function readInteraction(value: unknown): Interaction | null {
  const reading = INTERACTION.safeParse(value);
  if (!reading.success) return null;
  const { data: read } = reading;
  switch (read.type) {
    case 1:
      return { kind: 'PING' };
    case 2:
      return {
        kind: 'COMMAND',
        place: placeOf(read),
        command: read.data.name,
        options: textsOf(read.data.options),
      };
    case 3:
      return { kind: 'BUTTON', place: placeOf(read), customId: read.data.custom_id };
    case 4: {
      const typed = read.data.options.find(({ focused }) => focused === true);
      return {
        kind: 'AUTOCOMPLETE',
        command: read.data.name,
        option: typed?.name ?? '',
        typed: String(typed?.value ?? ''),
      };
    }
  }
}

function placeOf({
  application_id,
  token,
}: {
  readonly application_id: string;
  readonly token: string;
}): ReplyPlace {
  return { applicationId: application_id, token };
}

function textsOf(options: readonly z.infer<typeof OPTION>[]): ReadonlyMap<string, string> {
  return new Map(
    options.flatMap(({ name, value }) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}
