import { KEYWORDS } from '../../../engine/keyword-list.js';
import { readLine } from '../../attacks/attack-by-line.js';
import { type MayAttack, mayAttack } from '../../attacks/may-attack.js';
import { noUnit } from '../../attacks/printed-unit.js';
import { type CardArena, type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import { type AnswerDraft, draft, type Piece } from '../answer-draft.js';
import type { YesNo } from '../judged.js';
import { quoteRuling } from '../quote.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { cardForm } from './card-form.js';
import { alwaysHeld } from './card-holding.js';

const ABLE = '(?:can|could|may|is|are) (?:not )?';
const IN_ARENA = '(?: in (space|ground|character)(?: arena)?)?';
const ATTACKS = new RegExp(`^${ABLE}card (?:able to |allowed to |free to )?attack card${IN_ARENA}$`);
const IS_LEGAL = new RegExp(`^is it (?:legal|possible|allowed|ok|okay) for card to attack card${IN_ARENA}$`);
const IS_ATTACKED = new RegExp(`^${ABLE}card (?:able to |allowed to )?(?:be )?attacked by card${IN_ARENA}$`);

/** A line or ruling that may say more of who attacks whom than the keywords do. */
const OF_ATTACKING =
  /\b(?:can(?:not|'t|\u2019t)?|may|must|only|doesn't|instead)\b[^.]*\battack|\battack\w*\b[^.]*\b(?:arenas?|can(?:not|'t|\u2019t))\b/i;

/** `Can Hanharr attack Mudhorn?`: whether the rules let it, with the reason; null for other questions. */
export function cardAttackAnswer(asked: AskedQuestion): AnswerDraft | null {
  const attack = attackAsked(asked);
  if (attack === null) return null;
  const { pair, arena } = attack;
  const [attacker, defender] = pair;
  const none = pair.find(({ arenas }) => arenas.length === 0);
  if (none !== undefined) return toldOf(asked, pair, 'NO', [said(noUnit(none))]);
  const read = readLine(asked.kb, `${fullName(attacker)} vs ${fullName(defender)}`);
  const may = read.ok
    ? mayAttack(read.input, placesOf(attacker, arena), arena === null ? defender.arenas : [arena])
    : null;
  if (may === null) return null;
  const more = moreSaid(asked, pair);
  const reason = said(may.may ? reaching(pair, may) : barred(pair, may));
  return more.length > 0
    ? toldOf(asked, pair, null, [reason, ...more])
    : toldOf(asked, pair, may.may ? 'YES' : 'NO', [reason]);
}

type Pair = readonly [attacker: CardRecord, defender: CardRecord];

interface AttackAsked {
  readonly pair: Pair;
  /** Where, if the question says it. */
  readonly arena: CardArena | null;
}

const ARENAS: Readonly<Record<string, CardArena>> = {
  space: 'SPACE',
  ground: 'GROUND',
  character: 'CHARACTER',
};

function attackAsked(asked: AskedQuestion): AttackAsked | null {
  const [first, second, ...others] = asked.cards;
  const [one, ...alike] = first?.cards ?? [];
  const [other, ...alikeToo] = second?.cards ?? [];
  if (one === undefined || other === undefined) return null;
  if (others.length + alike.length + alikeToo.length > 0 || !asked.form.yesNo || asked.keywords.length > 0)
    return null;
  const form = cardForm(asked);
  const attacks = ATTACKS.exec(form) ?? IS_LEGAL.exec(form);
  const said = attacks ?? IS_ATTACKED.exec(form);
  if (said === null) return null;
  const pair: Pair = attacks === null ? [other, one] : [one, other];
  const arena = ARENAS[said[1] ?? ''] ?? null;
  return arena === null || pair[1].arenas.includes(arena) ? { pair, arena } : null;
}

/** Where the attacker may be: in the arena that is said, if its type line has it. */
function placesOf({ arenas }: CardRecord, arena: CardArena | null): readonly CardArena[] {
  return arena !== null && arenas.includes(arena) ? [arena] : arenas;
}

const FATE =
  /\b(?:kill|kills|die|dies|survive|survives|discard|discards|discarded|destroy|destroys|destroyed|beat|beats|defeat|defeats|live|lives|chance|chances|odds|win|wins)\b/;

/** That the other is surely discarded, or never, answers nobody who asked for something else. */
export function withFateAsked(asked: AskedQuestion, answer: AnswerDraft): AnswerDraft {
  if (asked.cards.length === 0 || FATE.test(asked.line)) return answer;
  return { ...answer, pieces: answer.pieces.filter(({ kind }) => kind !== 'VERDICT') };
}

/** What their lines and rulings say of attacking, beside keywords. */
function moreSaid({ kb }: AskedQuestion, pair: Pair): readonly Piece[] {
  return pair.flatMap((card) => [
    ...card.lines
      .filter((line) => OF_ATTACKING.test(line))
      .map((line) => said(`${fullName(card)} has: ${/[.!?]["”]?$/.test(line) ? line : `${line}.`}`)),
    ...card.rulings.flatMap((id) => {
      const ruling = kb.rulings.get(id);
      return ruling !== undefined && OF_ATTACKING.test(ruling.text) ? [quoteRuling(kb, ruling)] : [];
    }),
  ]);
}

function reaching([attacker, defender]: Pair, { from, to }: Extract<MayAttack, { may: true }>): string {
  const names = `${fullName(attacker)} can attack ${fullName(defender)}`;
  if (from === to) return `${names}: both can be in the ${nameOf(from)} arena.`;
  const reaches = KEYWORDS.find(
    ({ slug, parts }) => parts.reaches === to && attacker.keywords.includes(slug),
  )?.name;
  return `${names}: from the ${nameOf(from)} arena it reaches the ${nameOf(to)} arena${reaches === undefined ? '' : ` with ${reaches}`}.`;
}

function barred([attacker, defender]: Pair, { message, rule }: Extract<MayAttack, { may: false }>): string {
  const why = message.replace(/^defender\b/, fullName(defender));
  return `${rule} ${fullName(attacker)} is ${attacker.typeLine}, ${fullName(defender)} is ${defender.typeLine}. ${why}`;
}

function nameOf(arena: string): string {
  return `${arena.charAt(0)}${arena.slice(1).toLowerCase()}`;
}

function toldOf(
  asked: AskedQuestion,
  [attacker, defender]: Pair,
  answer: YesNo | null,
  told: readonly Piece[],
): AnswerDraft {
  const verdict: readonly Piece[] =
    answer === null
      ? []
      : [{ kind: 'VERDICT', answer: (answer === 'YES') !== asked.form.negated ? 'YES' : 'NO' }];
  const isExact = asked.cards.every(({ exact }) => exact);
  const slugs = new Set([...alwaysHeld(attacker), ...alwaysHeld(defender)]);
  const named = told.flatMap((piece) => (piece.kind === 'VERDICT' ? [] : [piece.text])).join(' ');
  const keywords = [...slugs].flatMap((slug) => asked.kb.keywords.get(slug) ?? []);
  return draft({
    intent: 'CARD',
    pieces: [...verdict, ...told],
    keywords: keywords.filter(({ name }) => named.includes(name)),
    cards: [attacker.slug, defender.slug],
    confidence: !isExact ? 'LOW' : answer === null ? 'MEDIUM' : 'HIGH',
    suggestions: [`${fullName(attacker)} vs ${fullName(defender)}`],
  });
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
