import type { QueryContext } from '../../../schema/context.js';
import { interactionCost } from '../../../schema/interaction-cost.js';
import { interactionUrl } from '../../../schema/page-url.js';
import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import { verdictInWords } from '../../interactions/verdict-in-words.js';
import { MAX_NAME_LENGTH } from '../../knowledge-base/name-length.js';
import { buttonsFor } from '../buttons.js';
import { beforeOthers, fitParts, ifItFits, kept, shownText } from '../fit-text.js';
import { MESSAGE } from '../limits.js';
import { link } from '../link.js';
import { advice, type Message, message } from '../message.js';
import { rulingLine } from '../ruling-lines.js';
import { type Command, type Options, textOption } from './command.js';

const NAMES = ['a', 'b', 'c', 'd'] as const;
const LONGEST_SENTENCE = 350;

/** `/interaction`: how two to four keywords meet. */
export const interaction: Command = {
  definition: {
    name: 'interaction',
    description: 'How two to four keywords meet, with the rulings behind it',
    options: NAMES.map((name, index) =>
      textOption(
        name,
        `Keyword ${index + 1}, as printed: Evade 2; one twice asks how it stacks`,
        MAX_NAME_LENGTH,
        {
          required: index < 2,
          autocomplete: true,
        },
      ),
    ),
  },
  completes: ['KEYWORD'],
  cost: (_context, options) => interactionCost({ input: { keywords: usesOf(options) } }).field,
  answer: (context, options, { check }) => {
    const keywords = usesOf(options).map(({ keyword }) => ({ keyword, value: null, role: null }));
    const report = check(context.knowledgeBase, { keywords, scenario: null });
    if ('ok' in report) return advice(refusalText(report));
    return reported(context, report);
  },
};

function usesOf(options: Options): { readonly keyword: string }[] {
  return NAMES.flatMap((name) => {
    const keyword = options.get(name);
    return keyword === undefined ? [] : [{ keyword }];
  });
}

function refusalText({
  message: why,
  suggestions,
}: {
  readonly message: string;
  readonly suggestions: readonly { readonly label: string }[];
}): string {
  const labels = suggestions.map(({ label }) => label).join(', ');
  return shownText(labels === '' ? why : `${why} Did you mean ${labels}?`, MESSAGE.content);
}

function reported(context: QueryContext, report: InteractionReport): Message {
  const { headline, missing, findings, keywords } = report;
  const [first, ...others] = findings;
  const page = link('On the web', interactionUrl(context, keywords));
  const parts = [
    kept(`**${verdictInWords(report)}.** ${shownText(headline, LONGEST_SENTENCE)}`),
    ...(missing === null ? [] : [kept(`Missing: ${shownText(missing, LONGEST_SENTENCE)}`)]),
    ...(first === undefined ? [] : [kept(findingLines(context, first, headline, 1))]),
    ...others.map((finding) => ifItFits(findingLines(context, finding, headline, 2))),
    ifItFits(orderOfPlay(context, report)),
    ...(page === 'On the web' ? [] : [beforeOthers(`-# ${page}`)]),
  ];
  return message({ content: fitParts(parts, MESSAGE.content), buttons: buttonsFor([...new Set(keywords)]) });
}

/** What was found, unless the headline has said it, and the rulings that say so. */
function findingLines(context: QueryContext, finding: Finding, headline: string, most: number): string {
  const { statement, rulings, basis } = finding;
  const quotes = rulings.slice(0, most).flatMap((id) => {
    const ruling = context.knowledgeBase.rulings.get(id);
    return ruling === undefined ? [] : [`> ${rulingLine(context, ruling)}`];
  });
  const said = headline.includes(statement) ? [] : [`- ${shownText(statement, LONGEST_SENTENCE)}`];
  const shown =
    quotes.length === 0 && basis.includes('ENGINE') ? ['> Shown by runs of the rules engine.'] : [];
  return [...said, ...quotes, ...shown].join('\n');
}

function orderOfPlay({ knowledgeBase }: QueryContext, { timeline }: InteractionReport): string {
  const steps = timeline.map(({ window, keyword }) => {
    const { name = keyword, timing = null } = knowledgeBase.keywords.get(keyword) ?? {};
    const nameOf = (slug: string): string =>
      shownText(knowledgeBase.timingWindows.get(slug)?.name ?? slug, 100);
    const own = timing === null || timing === window ? '' : `${nameOf(timing)}, counts in the `;
    return `${shownText(name, 100)} (${own}${nameOf(window)})`;
  });
  return steps.length < 2 ? '' : `Order of play: ${steps.join(', ')}.`;
}
