import type { Message } from '../../api/discord/message.js';

/** A message as text: what stands in it, from top to bottom. */
export function messageText({ content, embeds = [], components = [] }: Message): string {
  const shown = embeds.flatMap(({ title, url, description, fields = [], footer }) => [
    url === undefined ? `${title}` : `${title} (${url})`,
    description ?? '',
    ...fields.map(({ name, value }) => `${name}: ${value}`),
    footer?.text ?? '',
  ]);
  const labels = components.flatMap((row) =>
    'components' in row ? row.components.flatMap((part) => ('label' in part ? [`[${part.label}]`] : [])) : [],
  );
  return [content ?? '', ...shown, labels.join(' ')].filter((line) => line !== '').join('\n');
}
