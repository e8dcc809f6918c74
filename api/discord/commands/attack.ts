import { LONGEST_ATTACK_LINE } from '../../../engine/notation/attack-line.js';
import type { AttackReport, ChoiceAdvice, UnitOutcome } from '../../../engine/report.js';
import { attackCost } from '../../../schema/attack-cost.js';
import { attackToRequest } from '../../../schema/attack-to-request.js';
import type { QueryContext } from '../../../schema/context.js';
import { attackUrl, rulingUrl } from '../../../schema/page-url.js';
import { averagePrinted, chancePrinted } from '../../answers/odds/percent.js';
import { attackByLine, readLine } from '../../attacks/attack-by-line.js';
import type { AttackRefusal } from '../../attacks/attack-refusal.js';
import { isFateNotKnown, notSaid } from '../../attacks/not-said.js';
import { keywordsFollowed } from '../../attacks/rulings-followed.js';
import { fullName } from '../../knowledge-base/card-record.js';
import { damagePicture } from '../damage-picture.js';
import { beforeOthers, fitLines, fitParts, ifItFits, kept, shownText } from '../fit-text.js';
import { MESSAGE } from '../limits.js';
import { link } from '../link.js';
import { advice, type Message, message } from '../message.js';
import { type Command, type Options, textOption } from './command.js';

const LONGEST_NOTATION = 400;
/** Of a notation that only says in full what cards are. */
const BEHIND_NAMES = 240;
const LONGEST_CARDS = 160;
const LONGEST_SENTENCE = 300;
const LONGEST_CHANCE = 90;
const LONGEST_NAME = 60;
const LONGEST_RULES = 500;
/** What a line costs that can't be read. */
const READING = 1;
const EXAMPLE = '7 power, Critical Hit 2 vs 5 health, Armor';

/** `/attack`: one attack in one line, solved exactly. */
export const attack: Command = {
  definition: {
    name: 'attack',
    description: 'An attack in one line, solved exactly: chances, damage, and what to choose',
    options: [textOption('line', `For example: ${EXAMPLE}; cards by name`, LONGEST_ATTACK_LINE)],
  },
  completes: [],
  cost: ({ knowledgeBase }, options) => {
    const read = readLine(knowledgeBase, lineOf(options));
    return read.ok ? attackCost({ input: attackToRequest(read.input) }).field : READING;
  },
  answer: (context, options, { solve }) => {
    const answer = attackByLine(context.knowledgeBase, lineOf(options), {}, solve);
    return answer.ok ? reported(context, answer) : advice(refusalText(answer));
  },
};

function lineOf(options: Options): string {
  return options.get('line') ?? '';
}

function refusalText({ message: why, rule, limit, suggestions, code }: AttackRefusal): string {
  const labels = suggestions.map(({ label }) => label).join(', ');
  const said = [
    why,
    ...(rule === null ? [] : [`Rule: ${rule}`]),
    ...(limit === null ? [] : [`Limit: ${limit}.`]),
    ...(labels === '' ? [] : [`Did you mean ${labels}?`]),
    ...(code === 'INVALID_INPUT' ? [`An attack reads like this: ${EXAMPLE}`] : []),
  ];
  return shownText(said.join(' '), MESSAGE.content);
}

type Solved = Extract<ReturnType<typeof attackByLine>, { readonly ok: true }>;

function reported(context: QueryContext, attacked: Solved): Message {
  const { solved, notation, cards, warnings } = attacked;
  const page = link('On the web', attackUrl(context, notation));
  const parts = [
    ...(cards.length === 0 ? [] : [kept(`**${cardLine(cards)}**`)]),
    kept(`> ${shownText(notation, cards.length === 0 ? LONGEST_NOTATION : BEHIND_NAMES)}`),
    ...solved.units.slice(0, 2).map((unit) => kept(outcomeLine(unit, attacked))),
    kept(damagePicture(solved, 'defender') ?? ''),
    kept(rulesFollowed(context, solved)),
    ...solved.units.slice(2).map((unit) => ifItFits(outcomeLine(unit, attacked))),
    ...choiceLines(solved.choices),
    ...[...notSaid(attacked), ...warnings].map(({ message: text }) =>
      ifItFits(`Note: ${shownText(text, LONGEST_SENTENCE)}`),
    ),
    ...(page === 'On the web' ? [] : [beforeOthers(`-# ${page}`)]),
  ];
  return message({ content: fitParts(parts, MESSAGE.content) });
}

/** `attacker Hanharr (A), defender Mudhorn`, as many as there is room for. */
function cardLine(cards: Solved['cards']): string {
  const names = cards.map(({ role }) => nameOf(role, cards));
  return fitLines(names, LONGEST_CARDS).join(', ');
}

/** The role of a unit, with its card if it is one. */
function nameOf(role: string, cards: Solved['cards']): string {
  const named = cards.find((one) => one.role === role);
  const name = named === undefined ? role : fullName(named.card);
  return shownText(name === role ? role : `${role} ${name}`, LONGEST_NAME);
}

function outcomeLine({ role, discardChance, expectedCounters }: UnitOutcome, attacked: Solved): string {
  const { numerator, denominator } = discardChance;
  const said = `discarded with a chance of ${shownText(chancePrinted(discardChance), LONGEST_CHANCE)}`;
  const known = numerator === 0n ? 'never discarded' : numerator === denominator ? 'always discarded' : said;
  const fate = isFateNotKnown(attacked, role) ? 'whether it is discarded is not known' : known;
  const average = averagePrinted(expectedCounters);
  return `**${nameOf(role, attacked.cards)}**: ${fate}; ${average} damage on average`;
}

/** The keywords that played a part, each with a ruling that was followed. */
function rulesFollowed(context: QueryContext, { trace }: AttackReport): string {
  const rulings = new Map(
    keywordsFollowed(trace).flatMap(({ keyword, rulings: [ruling] }) =>
      ruling === undefined ? [] : [[keyword, ruling] as const],
    ),
  );
  const links = Array.from(rulings, ([slug, ruling]) => {
    const name = context.knowledgeBase.keywords.get(slug)?.name ?? slug;
    return link(shownText(name, LONGEST_NAME), rulingUrl(context, ruling));
  });
  const shown = fitLines(links, LONGEST_RULES);
  return shown.length === 0 ? 'Solved exactly.' : `Solved exactly, by the rulings on ${shown.join(', ')}.`;
}

const PLAYERS: Readonly<Record<ChoiceAdvice['player'], string>> = {
  ATTACKER: 'Attacker',
  DEFENDER: 'Defender',
};

function choiceLines(choices: readonly ChoiceAdvice[]) {
  const lines = choices.map(({ player, situation, choice }) =>
    ifItFits(
      `- ${PLAYERS[player]}, ${shownText(situation, LONGEST_SENTENCE)}: ${shownText(choice, LONGEST_SENTENCE)}`,
    ),
  );
  return lines.length === 0 ? [] : [kept('**What to choose**'), ...lines];
}
