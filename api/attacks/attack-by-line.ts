import { type AttackOptions, attack } from '../../engine/attack.js';
import type { AttackInput } from '../../engine/attack-input.js';
import { attackOfTree, LONGEST_ATTACK_LINE, readAttackLine } from '../../engine/notation/attack-line.js';
import { printAttackLine } from '../../engine/notation/print-attack-line.js';
import type { AttackReport, Refusal, Warning } from '../../engine/report.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { suggestedKeywords } from '../knowledge-base/suggested-keywords.js';
import { abilityFault } from './ability-fault.js';
import { type AttackRefusal, refusedAttack } from './attack-refusal.js';
import { type CardOfUnit, withCards } from './cards-in-line.js';
import { asTyped, withNamesApart, withTypedNames } from './names-like-words.js';
import { inPrintedNames } from './players-words.js';
import { withWholeNames } from './whole-names.js';

/** A line of notation, read. */
export interface LineRead {
  readonly ok: true;
  readonly input: AttackInput;
  /** The same attack with all numbers written out; it needs no cards to be read. */
  readonly notation: string;
  readonly cards: readonly CardOfUnit[];
  /** What of the cards was left out or had to be taken for granted. */
  readonly warnings: readonly Warning[];
}

export interface LineSolved extends LineRead {
  readonly solved: AttackReport;
}

/**
 * One attack in one line, solved exactly. A unit is described by numbers, as `parseAttackLine` says, or by the name of a card of the
 * knowledge base, whose power, health, speed, arenas, subtypes and abilities it then has:
 * `Hanharr vs Mudhorn in the Ground arena`, `Hanharr (A), 2 power vs 5 health + "guard" K'Kruhk; force 3/5`. What the line says of a
 * unit goes before what is printed on its card; ability lines are added to those of the card. Never throws.
 */
export function attackByLine(
  kb: KnowledgeBase,
  line: string,
  options: AttackOptions = {},
  solve: (input: AttackInput, options: AttackOptions) => AttackReport | Refusal = attack,
): LineSolved | AttackRefusal {
  const read = readLine(kb, line);
  return read.ok ? asSolved(kb, read, solve(read.input, options)) : read;
}

/** The line with the outcome of its attack, wherever that was solved. */
export function asSolved(
  kb: KnowledgeBase,
  read: LineRead,
  solved: AttackReport | Refusal,
): LineSolved | AttackRefusal {
  if (solved.ok) return { ...read, solved, warnings: [...read.warnings, ...solved.warnings] };
  const { code, message, rule, limit } = solved;
  const suggestions = suggestedKeywords(kb, solved.suggestions);
  return refusedAttack(code, message, { rule, limit, suggestions });
}

/** The attack that a line describes, not solved yet. */
export function readLine(kb: KnowledgeBase, line: string): LineRead | AttackRefusal {
  const apart = withNamesApart(kb, line);
  const read = readAttackLine(apart);
  if (!read.ok) return faultOfForm({ ...read, message: asTyped(read.message) });
  const tree = apart === line ? read.tree : withTypedNames(read.tree);
  const named = withCards(kb, withWholeNames(kb, inPrintedNames(kb, tree)));
  if (!named.ok) return named;
  const { cards, warnings } = named;
  const parsed = attackOfTree(named.tree);
  if (!parsed.ok) return faultOfForm(parsed);
  const fault = abilityFault(kb, named.tree);
  if (fault !== null) return fault;
  const notation = printAttackLine(parsed.input);
  if (notation.length > LONGEST_ATTACK_LINE) {
    const message = `With all that is printed on its cards this attack has ${notation.length} characters; write the units in numbers, with the lines that matter.`;
    return refusedAttack('TOO_COMPLEX', message, { limit: `${LONGEST_ATTACK_LINE} characters in one line` });
  }
  return { ok: true, input: parsed.input, notation, cards, warnings };
}

function faultOfForm(fault: {
  readonly message: string;
  readonly column: number;
  readonly expected: readonly string[];
}): AttackRefusal {
  const { message, column, expected } = fault;
  return refusedAttack('INVALID_INPUT', message, { column, expected });
}
