import type { SearchKind } from '../../api/knowledge-base/suggestion.js';
import type { Refused } from '../../api/replies/reply.js';
import { harmless } from './harmless.js';
import type { Misused, Outcome, QueryCommand } from './query-command.js';
import { readList } from './read-list.js';
import type { Style } from './style.js';

const KINDS: Readonly<Record<string, SearchKind>> = {
  keyword: 'KEYWORD',
  ruling: 'RULING',
  window: 'TIMING_WINDOW',
  card: 'CARD',
};
const MOST_RESULTS = 25;
const STANDARD_RESULTS = 8;

/** In the order in which help lists them. */
export const QUERY_COMMANDS: readonly QueryCommand[] = [
  {
    name: 'keyword',
    argument: '<name...>',
    summary: 'one keyword with its rulings; any spelling will do',
    examples: [
      'swtcg-rules keyword overkill',
      'swtcg-rules keyword critical hit 2',
      'swtcg-rules keyword stun --json',
    ],
    ask: async (replies, words) =>
      outcome(
        await replies.keyword(words.join(' ')),
        ({ keyword }) => keyword !== null,
        async (reply) => (await import('./print/print-keyword.js')).printKeyword.bind(null, reply),
      ),
  },
  {
    name: 'search',
    argument: '<words...>',
    summary: 'full text over keywords, rulings, timing windows and cards',
    examples: ['swtcg-rules search damage in tandem', 'swtcg-rules search re-roll --kind ruling --limit 3'],
    options: [
      ['--kind <kind>', 'only one kind of record', Object.keys(KINDS)],
      ['--limit <number>', `how many to show, 1 to ${MOST_RESULTS} (${STANDARD_RESULTS})`],
    ],
    ask: async (replies, words, { kind, limit }) => {
      const kinds = kind === undefined ? [] : [KINDS[String(kind)]];
      const most = limit === undefined ? STANDARD_RESULTS : Number(limit);
      if (!Number.isInteger(most) || most < 1 || most > MOST_RESULTS)
        return { usage: `--limit is a whole number from 1 to ${MOST_RESULTS}` };
      return outcome(
        await replies.search({ query: words.join(' '), kinds: kinds.flatMap((one) => one ?? []), most }),
        ({ results }) => results.length > 0,
        async (reply) => (await import('./print/print-search.js')).printSearch.bind(null, reply),
      );
    },
  },
  {
    name: 'answer',
    argument: '<question...>',
    summary: 'a rules question in plain words',
    examples: [
      'swtcg-rules answer "Do I have to use all of my Evade?"',
      'swtcg-rules answer "chance for 5 power with crit 2 to kill a 4 health unit with armor"',
    ],
    ask: async (replies, words) =>
      outcome(
        await replies.answer(words.join(' ')),
        ({ intent }) => intent !== 'UNKNOWN',
        async (reply) => (await import('./print/print-answer.js')).printAnswer.bind(null, reply),
      ),
  },
  {
    name: 'interaction',
    argument: '<keywords...>',
    summary: 'how two to four keywords meet; names of several words in quotes',
    examples: [
      'swtcg-rules interaction Armor Overkill',
      'swtcg-rules interaction "Critical Hit 2" Accuracy Parry',
    ],
    ask: async (replies, words) =>
      outcome(
        await replies.interaction(words),
        () => true,
        async (reply) => (await import('./print/print-interaction.js')).printInteraction.bind(null, reply),
      ),
  },
  {
    name: 'attack',
    argument: '<line...>',
    summary: 'one attack in one line, solved exactly; cards by name or units in numbers',
    examples: [
      'swtcg-rules attack "7 power, Critical Hit 2 vs 5 health, Armor"',
      'swtcg-rules attack Hanharr vs Mudhorn in the Ground arena',
      'swtcg-rules attack "5 power vs 6 health, Evade 2 (2 Force); force 0/3"',
    ],
    note: "Each side has 99 Force unless the line ends with what it has: '; force 3/5' is 3 of the attacker and 5 of the defender.",
    ask: async (replies, words) =>
      outcome(
        await replies.attack(words.join(' ')),
        () => true,
        async (reply) => (await import('./print/print-attack.js')).printAttack.bind(null, reply),
      ),
  },
  {
    name: 'card',
    argument: '<name...>',
    summary: 'one card with the rulings on it and on its keywords',
    examples: ['swtcg-rules card hanharr', 'swtcg-rules card Hanharr --set KAE'],
    options: [['--set <set>', 'abbreviation of a set that it must be in']],
    ask: async (replies, words, { set }) =>
      outcome(
        await replies.card({ name: words.join(' '), set: set === undefined ? null : String(set) }),
        ({ card }) => card !== null,
        async (reply) => (await import('./print/print-card.js')).printCard.bind(null, reply),
      ),
  },
  {
    name: 'deck',
    argument: '<file>',
    summary: 'a deck list or .dek file with the rulings that matter; - reads standard input',
    examples: ['printf "4 Hanharr (A)\\n2 Mudhorn\\n" | swtcg-rules deck -'],
    ask: async (replies, [file = '']) => {
      const list = readList(file);
      if ('fault' in list) return { usage: list.fault };
      return outcome(
        await replies.deck(list.text),
        ({ cards }) => cards.length > 0,
        async (reply) => (await import('./print/print-deck.js')).printDeck.bind(null, reply),
      );
    },
  },
];

type Print<Reply> = (reply: Reply) => Promise<(style: Style) => string>;

async function outcome<Reply extends object>(
  reply: Reply | Refused,
  isFound: (reply: Reply) => boolean,
  print: Print<Reply>,
): Promise<Outcome | Refused | Misused> {
  if (isRefused(reply)) return reply;
  return { found: isFound(reply), reply, print: await print(harmless(reply)) };
}

function isRefused(reply: object): reply is Refused {
  return 'refused' in reply;
}
