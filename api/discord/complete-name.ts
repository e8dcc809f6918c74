import type { QueryContext } from '../../schema/context.js';
import { suggest } from '../knowledge-base/suggest.js';
import { COMMANDS } from './commands/command-list.js';
import { CHOICES } from './limits.js';

interface Choice {
  readonly name: string;
  readonly value: string;
}

/** Names for what has been typed of an option so far, best first; none for options that are free text. */
export function completeName(
  { knowledgeBase }: QueryContext,
  command: string,
  typed: string,
): readonly Choice[] {
  const kinds = COMMANDS.get(command)?.completes ?? [];
  if (kinds.length === 0) return [];
  return suggest(knowledgeBase, typed, CHOICES.most, kinds)
    .map(({ label, kind, id }) => ({
      name: label.slice(0, CHOICES.length),
      value: kind === 'CARD' ? label : id,
    }))
    .filter(({ name, value }) => name !== '' && value.length <= CHOICES.length);
}
