import type { APIEmbed } from 'discord-api-types/v10';
import type { QueryContext } from '../../../schema/context.js';
import { keywordUrl } from '../../../schema/page-url.js';
import { keywordByName } from '../../knowledge-base/keyword-by-name.js';
import { MAX_NAME_LENGTH } from '../../knowledge-base/name-length.js';
import type { KeywordRecord, StackingClass } from '../../knowledge-base/records.js';
import { entryBody } from '../../knowledge-base/rendering/entry-body.js';
import { oneLine } from '../../knowledge-base/rendering/one-line.js';
import { buttonsFor } from '../buttons.js';
import { shownText } from '../fit-text.js';
import { MESSAGE } from '../limits.js';
import { absoluteUrl } from '../link.js';
import { advice, message } from '../message.js';
import { missText } from '../miss-text.js';
import { sourceFooter } from '../source-footer.js';
import { timingOf } from '../timing-of.js';
import { type Command, textOption } from './command.js';

const LONGEST_SUMMARY = 400;
const LONGEST_DEFINITION = 1_200;

/** `/keyword`: what one keyword is and does. */
export const keyword: Command = {
  definition: {
    name: 'keyword',
    description: 'What a keyword does, when, and how several of it combine',
    options: [
      textOption('name', 'Its name, or the beginning of it', MAX_NAME_LENGTH, { autocomplete: true }),
    ],
  },
  completes: ['KEYWORD'],
  answer: (context, options) => {
    const found = keywordByName(context.knowledgeBase, options.get('name') ?? '');
    if (!('keyword' in found)) return advice(missText('keyword', found));
    return message({ embed: embedOf(context, found.keyword), buttons: buttonsFor([found.keyword.slug]) });
  },
};

const STACKING: Readonly<Record<StackingClass, string>> = {
  CUMULATIVE: 'Cumulative: values add up',
  LAYERED: 'Layered: each instance acts on its own',
  ISOLATED: 'Isolated: a second instance does nothing',
  SELECTIVE: 'Selective: its owner chooses one instance',
  UNSTATED: 'Its text does not say',
};

function embedOf(context: QueryContext, record: KeywordRecord): APIEmbed {
  const { activation, nature, signature, summary, definitions, stacking } = record;
  const kind = [...activation, ...(nature === 'UNSTATED' ? [] : [nature])].join(' ').toLowerCase();
  const quoted = definitions.length > 0 ? definitions.join(' ') : entryBody(record);
  return {
    title: shownText(oneLine(signature), MESSAGE.embedTitle),
    ...absoluteUrl(keywordUrl(context, record.slug)),
    description: `> ${shownText(quoted, LONGEST_DEFINITION)}\n**In short, in our own words:** ${shownText(summary, LONGEST_SUMMARY)}`,
    fields: [
      { name: 'Kind', value: kind === '' ? 'Its text does not say' : kind, inline: true },
      { name: 'Several instances', value: STACKING[stacking], inline: true },
      { name: 'Timing', value: timingOf(context.knowledgeBase, record) },
    ],
    footer: sourceFooter(context.knowledgeBase, record),
  };
}
