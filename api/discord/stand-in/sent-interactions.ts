/** Interactions as Discord sends them, with the fields that matter. */

const PLACE = { id: '1', application_id: '1180', token: 'an.interaction_token-1', version: 1 };

export const PING = { ...PLACE, type: 1 };

/** Somebody uses a command. */
export function commandOf(name: string, options: Readonly<Record<string, string>> = {}): object {
  const given = Object.entries(options).map(([option, value]) => ({ type: 3, name: option, value }));
  return { ...PLACE, type: 2, locale: 'en-GB', data: { id: '2', name, type: 1, options: given } };
}

/** Somebody types an option of it. */
export function typingOf(name: string, option: string, typed: string): object {
  const options = [{ type: 3, name: option, value: typed, focused: true }];
  return { ...PLACE, type: 4, data: { id: '2', name, type: 1, options } };
}

/** Somebody presses a button below a message. */
export function pressOf(custom_id: string): object {
  return {
    ...PLACE,
    type: 3,
    message: { id: '3', content: 'before' },
    data: { custom_id, component_type: 2 },
  };
}
