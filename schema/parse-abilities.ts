import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { suggestedKeywords } from '../api/knowledge-base/suggested-keywords.js';
import type { Arena as ArenaName } from '../engine/attack-input.js';
import { type CardText, parseCardText } from '../engine/notation/card-text.js';
import { GAME_KEYWORDS } from '../engine/notation/game-keywords.js';
import type { KnownKeyword } from '../engine/notation/known-keyword.js';
import type { LineProblem, TextPiece as TextPieceModel } from '../engine/notation/parsed-line.js';
import { Arena } from './attack-terms.js';
import { builder } from './builder.js';
import { EXPECTED, listCost } from './complexity.js';
import { refuse, refuseLargeBatch } from './error-codes.js';
import { ParsedAbility } from './parsed-ability.js';
import { recordsOf } from './record-of.js';
import { Keyword } from './record-types.js';
import { SUGGESTIONS_COST, Suggestion } from './suggestion.js';
import { UNIT_LIMITS } from './unit-input.js';

/** UTF-16 units of text that are read at once; several times the longest card. */
const LONGEST_TEXT = 10_000;
/** Of a request, and of each so many characters. */
const LEAST_COST = 10;
const CHARACTERS_PER_FIELD = 50;

interface ParsedAbilitiesModel {
  readonly read: CardText;
  readonly arenas: readonly ArenaName[] | null;
}

const TextPieceKind = builder.enumType('TextPieceKind', {
  description: 'What a piece of printed text is.',
  values: {
    ABILITY: {
      description: 'A keyword with all that belongs to it; of a container with abilities its head.',
    },
    TEXT: { description: 'Text that is no keyword ability.' },
    UNRECOGNISED: { description: 'It looks like a keyword and is not understood; see problems.' },
  },
});

const TextPiece = builder.objectRef<TextPieceModel>('TextPiece').implement({
  description: 'A piece of the printed text; all pieces join to it, letter for letter.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The piece as printed, white space included.' }),
    kind: t.expose('kind', { type: TextPieceKind, description: 'What the piece is, for programs.' }),
    ability: t.exposeInt('ability', {
      nullable: true,
      description: 'Index into abilities, from 0; null unless it is an ABILITY.',
    }),
  }),
});

const AbilityProblem = builder.objectRef<LineProblem>('AbilityProblem').implement({
  description: 'Something that looks like a keyword and is not understood.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text in question, letter for letter.' }),
    start: t.exposeInt('start', { description: 'Where it begins, in UTF-16 units of the text, from 0.' }),
    end: t.exposeInt('end', { description: 'Where it ends, in UTF-16 units of the text, exclusive.' }),
    message: t.exposeString('message', { description: 'What was found and what was expected, for people.' }),
    suggestions: t.field({
      type: [Suggestion],
      complexity: SUGGESTIONS_COST,
      description: 'Keywords that may have been meant, best first; empty when none comes near.',
      resolve: ({ suggestions }, _args, { knowledgeBase }) => suggestedKeywords(knowledgeBase, suggestions),
    }),
  }),
});

const ParsedAbilities = builder.objectRef<ParsedAbilitiesModel>('ParsedAbilities').implement({
  description: 'Printed text, read: the keywords in it, and everything that is none.',
  fields: (t) => ({
    abilities: t.field({
      type: [ParsedAbility],
      complexity: listCost(EXPECTED.abilities),
      description: 'The keywords in printed order; those inside a Switch, Reserves or INSERT follow it.',
      resolve: ({ read, arenas }) => read.abilities.map((ability) => ({ ability, arenas })),
    }),
    text: t.field({
      type: [TextPiece],
      complexity: listCost(EXPECTED.textPieces),
      description: 'The input cut into pieces that join to it again.',
      resolve: ({ read }) => read.pieces,
    }),
    unrecognised: t.stringList({
      description: 'What looks like a keyword and is not understood, as printed, in printed order.',
      resolve: ({ read }) => read.problems.map(({ text }) => text),
    }),
    problems: t.field({
      type: [AbilityProblem],
      complexity: listCost(EXPECTED.abilityProblems),
      description: 'The same with place, reason and suggestions.',
      resolve: ({ read }) => read.problems,
    }),
    keywords: t.field({
      type: [Keyword],
      complexity: listCost(EXPECTED.abilities),
      description: 'The keywords that occur, each once, in printed order.',
      resolve: ({ read }, _args, { knowledgeBase }) => {
        const slugs = new Set(read.abilities.map(({ keyword }) => keyword));
        return recordsOf(knowledgeBase.keywords, [...slugs]);
      },
    }),
  }),
});

const known = new WeakMap<KnowledgeBase, readonly KnownKeyword[]>();

/** The keywords of the game that the loaded knowledge base has; the same list for the same knowledge base. */
export function knownKeywords(knowledgeBase: KnowledgeBase): readonly KnownKeyword[] {
  const before = known.get(knowledgeBase);
  if (before !== undefined) return before;
  const keywords = GAME_KEYWORDS.filter(({ slug }) => knowledgeBase.keywords.has(slug));
  known.set(knowledgeBase, keywords);
  return keywords;
}

builder.queryField('parseAbilities', (t) =>
  t.field({
    type: ParsedAbilities,
    description:
      "Printed ability lines to structure: 'Switch: Overkill/Stun 2 | Pay 2 Force -> Evade 2'. Any text is read; nothing of it is dropped.",
    args: {
      text: t.arg.string({
        required: true,
        description: `The text as printed, lines divided by '|', line breaks or nothing; at most ${LONGEST_TEXT} characters (UTF-16 units), more is refused (BAD_USER_INPUT).`,
      }),
      arenas: t.arg({
        type: [Arena],
        description: `Arenas of the unit's type line in order, at most ${UNIT_LIMITS.arenas}, for Switch; null when they are not known.`,
      }),
    },
    complexity: ({ text }) => ({
      field: LEAST_COST + Math.ceil(Math.min(text.length, LONGEST_TEXT) / CHARACTERS_PER_FIELD),
      multiplier: 1,
    }),
    resolve: (_parent, { text, arenas }, { knowledgeBase }) => {
      refuseLongText(text);
      refuseLargeBatch('arenas', arenas?.length ?? 0, UNIT_LIMITS.arenas);
      return { read: parseCardText(text, knownKeywords(knowledgeBase)), arenas: arenas ?? null };
    },
  }),
);

function refuseLongText(text: string): void {
  if (text.length <= LONGEST_TEXT) return;
  throw refuse(
    'BAD_USER_INPUT',
    `text has ${text.length} characters; at most ${LONGEST_TEXT} are read at once. Send it card by card.`,
    { limit: LONGEST_TEXT },
  );
}
