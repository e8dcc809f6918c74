import type { APIEmbed } from 'discord-api-types/v10';
import type { QueryContext } from '../../../schema/context.js';
import { cardUrl } from '../../../schema/page-url.js';
import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import { lookUpCard } from '../../knowledge-base/look-up-card.js';
import { MAX_NAME_LENGTH } from '../../knowledge-base/name-length.js';
import { buttonsFor } from '../buttons.js';
import { fitLines, shownText } from '../fit-text.js';
import { MESSAGE } from '../limits.js';
import { absoluteUrl } from '../link.js';
import { advice, message } from '../message.js';
import { missText } from '../miss-text.js';
import { rulingLine } from '../ruling-lines.js';
import { sourceFooter } from '../source-footer.js';
import { type Command, textOption } from './command.js';

const LONGEST_TEXT = 1_800;
const LONGEST_LINE = 600;
const LONGEST_FACT = 200;

/** `/card`: what a card is and does. */
export const card: Command = {
  definition: {
    name: 'card',
    description: 'What a card is and does, with the rulings on it',
    options: [
      textOption('name', 'Its name, with or without version: Hanharr (A)', MAX_NAME_LENGTH, {
        autocomplete: true,
      }),
    ],
  },
  completes: ['CARD'],
  answer: (context, options) => {
    const found = lookUpCard(context.knowledgeBase, options.get('name') ?? '', null);
    if ('message' in found) return advice(missText('card', found));
    return message({ embed: embedOf(context, found), buttons: buttonsFor(found.keywords) });
  },
};

function embedOf(context: QueryContext, record: CardRecord): APIEmbed {
  const { typeLine, subtypes, lines } = record;
  const type = [typeLine, ...(subtypes.length === 0 ? [] : [subtypes.join(' ')])].join(' \u2013 ');
  const text = fitLines(
    lines.map((line) => shownText(line, LONGEST_LINE)),
    LONGEST_TEXT,
  );
  const left = lines.length - text.length;
  const more = left === 0 ? [] : [`(${left} more on its page)`];
  return {
    title: shownText(fullName(record), MESSAGE.embedTitle),
    ...absoluteUrl(cardUrl(context, record.slug)),
    description: [`*${shownText(type, LONGEST_LINE)}*`, ...text, ...more].join('\n'),
    fields: [...numbersOf(record), ...rulingsOf(context, record)],
    footer: sourceFooter(context.knowledgeBase, record),
  };
}

const SIDES: Readonly<Record<CardRecord['side'], string>> = {
  LIGHT: 'Light',
  DARK: 'Dark',
  NEUTRAL: 'Neutral',
  YUUZHAN_VONG: 'Yuuzhan Vong',
};

type Fields = NonNullable<APIEmbed['fields']>;

function numbersOf({ side, costText, speed, power, health, printings }: CardRecord): Fields {
  const unit = [speed, power, health].every((value) => value === null)
    ? null
    : `${speed ?? '\u2013'} / ${power ?? '\u2013'} / ${health ?? '\u2013'}`;
  const sets = [...new Set(printings.map(({ set }) => set))].join(', ');
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['Side', SIDES[side]],
    ['Cost', costText],
    ['Speed / Power / Health', unit],
    ['Sets', sets],
  ];
  return facts.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [{ name, value: shownText(value, LONGEST_FACT), inline: true }],
  );
}

function rulingsOf(context: QueryContext, { rulings }: CardRecord): Fields {
  const lines = rulings.flatMap((id) => {
    const ruling = context.knowledgeBase.rulings.get(id);
    return ruling === undefined ? [] : [rulingLine(context, ruling)];
  });
  const shown = fitLines(lines, MESSAGE.fieldValue);
  if (shown.length === 0) return [];
  const name = shown.length === lines.length ? 'Rulings' : `Rulings, ${shown.length} of ${lines.length}`;
  return [{ name, value: shown.join('\n') }];
}
