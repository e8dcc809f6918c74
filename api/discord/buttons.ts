import { CUSTOM_ID_LENGTH } from './limits.js';
import type { Buttons } from './message.js';

/** What a button asks for: more about some keywords. */
export interface Pressed {
  readonly asks: 'rulings' | 'timing';
  /** Slugs. */
  readonly keywords: readonly string[];
}

const BUTTON = /^(rulings|timing):(.+)$/s;
const LABELS = { rulings: 'Rulings', timing: 'Timing' } as const;

/** The buttons below an answer about these keywords (slugs); null when there is nothing that they could ask for. */
export function buttonsFor(keywords: readonly string[]): Buttons | null {
  const rulings = customId('rulings', keywords);
  const timing = customId('timing', keywords);
  if (rulings === null || timing === null) return null;
  return { type: 1, components: [button('rulings', rulings), button('timing', timing)] };
}

function button(asks: Pressed['asks'], custom_id: string): Buttons['components'][number] {
  return { type: 2, style: 2, label: LABELS[asks], custom_id };
}

/** As many of the keywords as fit, the first ones; null when not even one does. */
function customId(asks: Pressed['asks'], keywords: readonly string[]): string | null {
  const ids = keywords.map((_, index) => `${asks}:${keywords.slice(0, keywords.length - index).join('+')}`);
  return ids.find(({ length }) => length <= CUSTOM_ID_LENGTH) ?? null;
}

/** Null when it is no button of ours. Anybody can send an id of his own making: what it names twice is named once. */
export function readButton(customId: string): Pressed | null {
  const [, asks, keywords = ''] = BUTTON.exec(customId) ?? [];
  if (asks !== 'rulings' && asks !== 'timing') return null;
  return { asks, keywords: [...new Set(keywords.split('+'))] };
}
