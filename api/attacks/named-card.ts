import type { Arena } from '../../engine/attack-input.js';
import { parseAbilityLines } from '../../engine/notation/ability-line.js';
import { GAME_KEYWORDS } from '../../engine/notation/game-keywords.js';
import type { ParsedLine } from '../../engine/notation/parsed-line.js';
import type { Warning } from '../../engine/report.js';
import { textLeftOut } from '../../engine/text-left-out.js';
import { type CardRecord, fullName } from '../knowledge-base/card-record.js';
import { callsCard } from '../knowledge-base/find-card.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { lookUpCard } from '../knowledge-base/look-up-card.js';
import type { Suggestion } from '../knowledge-base/suggestion.js';

/** The card that a name stands for; or none, and what comes near. */
export type NamedCard =
  | {
      readonly found: true;
      readonly card: CardRecord;
      /** One for a name that has slips, or is only a part of the card's. */
      readonly warnings: readonly Warning[];
    }
  | { readonly found: false; readonly message: string; readonly suggestions: readonly Suggestion[] };

/** A part of a unit that names a card, perhaps with the arena behind it: `Mudhorn in the Ground arena`. */
export type CardPart = NamedCard & { readonly arena: Arena | null };

const ARENA_BEHIND = /^(.*\S)\s+(?:in\s+|\()(?:the\s+)?(space|ground|character)(?:\s+arena)?\)?$/i;

const ARENAS: Readonly<Record<string, Arena>> = { space: 'SPACE', ground: 'GROUND', character: 'CHARACTER' };

/** The card that a name stands for in an attack; with slips, if one is surely meant. */
export function namedCard(kb: KnowledgeBase, name: string): NamedCard {
  const card = lookUpCard(kb, name, null);
  if ('slug' in card) return { found: true, card, warnings: notExact(kb, card, name) };
  const suggestions = 'candidates' in card ? card.candidates : card.suggestions;
  return { found: false, message: card.message, suggestions };
}

/**
 * The card that a part of a unit names; null when it is an ability line, or prose. `wanted`: the unit has no numbers of its own, so that
 * what is no ability must be a card, also if none is known.
 */
export function cardPart(kb: KnowledgeBase, text: string, wanted: boolean): CardPart | null {
  const line = parseAbilityLines(text, GAME_KEYWORDS);
  if (isAbilityLine(line)) return null;
  const [, behind, word = ''] = isCalled(kb, text) ? [] : (ARENA_BEHIND.exec(text) ?? []);
  const name = behind ?? text;
  if (!wanted && !isCalled(kb, name)) return null;
  const card = namedCard(kb, name);
  return card.found || isCalled(kb, name) || !isLikeAbility(text, line)
    ? { ...card, arena: ARENAS[word.toLowerCase()] ?? null }
    : null;
}

/** It is read as abilities, in whole. */
function isAbilityLine(line: ParsedLine): boolean {
  return line.abilities.length > 0 && line.problems.length === 0 && textLeftOut(line).length === 0;
}

/** A name may look much like a keyword: `Vader`. With a value, a cost or an effect it is one. */
const BESIDE_KEYWORD = /\d|:|->/;

function isLikeAbility(text: string, { abilities, problems }: ParsedLine): boolean {
  const isNear = problems.some(({ suggestions }) => suggestions.length > 0);
  return abilities.length > 0 || (isNear && BESIDE_KEYWORD.test(text));
}

/** May a part of a unit be the name of a card? */
export function mayBeCard(text: string): boolean {
  return !isAbilityLine(parseAbilityLines(text, GAME_KEYWORDS));
}

/** Is it the whole name of a card, be it with a version that there is not? */
export function isCalled({ cardIndex }: KnowledgeBase, name: string): boolean {
  return callsCard(cardIndex, name);
}

function notExact(kb: KnowledgeBase, card: CardRecord, name: string): readonly Warning[] {
  if (isCalled(kb, name)) return [];
  const message = `No card is called '${name}' exactly: it was read as ${fullName(card)}.`;
  return [{ code: 'CARD_NAME_NOT_EXACT', message }];
}
