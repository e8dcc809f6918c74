import type { AttackInput } from '../../../engine/attack-input.js';
import { printAttackLine } from '../../../engine/notation/print-attack-line.js';
import type { Refusal, Warning } from '../../../engine/report.js';
import { rulesOf } from '../../interactions/rules-of.js';
import { type AnswerDraft, draft } from '../answer-draft.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { usualPlaces } from '../reading/places-asked.js';
import { beyondOneAttack } from './beyond-one-attack.js';
import { moreThanOneChance } from './more-than-one-chance.js';
import { attackOf, missingNumbers, type ReadAttack } from './read-attack.js';
import { keywordsOf } from './unit-keywords.js';

const EXAMPLE = 'Ask like this: chance for 5 power, Critical Hit 2 vs 4 health, Armor.';

/** Why nothing is worked out for a question as it was read: a part of it that is not understood, or a number that is not there. Null: it can be. */
export function oddsFault(asked: AskedQuestion, read: ReadAttack, health: boolean): AnswerDraft | null {
  const fault = faultOf(asked, read, health);
  return fault === null ? null : refusedOdds(asked, fault);
}

function faultOf(asked: AskedQuestion, read: ReadAttack, health: boolean): Warning | null {
  const { unread, unplaced, several } = read;
  const more = moreThanOneChance(asked);
  if (more !== null) return more;
  if (unread.length > 0 || several) {
    const beyond = beyondOneAttack(asked);
    if (beyond !== null) return beyond;
  }
  if (unread.length > 0) return unreadParts(unread);
  if (several)
    return {
      code: 'SEVERAL_ATTACKERS',
      message:
        'One unit attacks at a time, and one is attacked: the question has several, or two different numbers for one.',
    };
  if (unplaced.length > 0)
    return {
      code: 'OWNER_NOT_TOLD',
      message: `The question doesn't say whose this is: ${listed(unplaced)}. Say it with 'attacker' and 'defender'.`,
    };
  const misplaced = doneByOther(asked, read);
  if (misplaced.length > 0)
    return {
      code: 'OWNER_NOT_TOLD',
      message: `The question doesn't say which unit has this: ${listed(misplaced)}. Say it with 'attacker' and 'defender'.`,
    };
  const other = ofOtherDice(asked, read);
  if (other !== null) return other;
  const missing = missingNumbers(read, health);
  if (missing.length === 0) return null;
  return { code: 'NUMBERS_MISSING', message: `The chance can't be worked out without ${listed(missing)}.` };
}

/** `killed by Riposte`, `does Backfire do to my unit`: what a keyword does, put on a unit on which it does nothing. */
function doneByOther({ words, mentions }: AskedQuestion, read: ReadAttack): readonly string[] {
  const { attacker, defender } = attackOf(read);
  const idle = [
    ...keywordsOf(attacker).filter(({ rules }) => usualPlaces(rules.slug)[0] === 'DEFENDER'),
    ...keywordsOf(defender).filter(({ rules }) => usualPlaces(rules.slug)[0] === 'ATTACKER'),
  ];
  return mentions
    .filter(({ start }) => /^(?:do|does|by)$/.test(words[start - 1]?.text ?? ''))
    .filter(({ keyword }) => idle.some(({ rules }) => rules.slug === keyword.slug))
    .map(({ keyword }) => keyword.name);
}

const ROLLS = /^(?:does|do|rolls?|gets?|scores?|makes?|hits?|shows?)$/;

/** `Retaliate 3 does at least 2 hits`, `average number of sixes`: neither is the chance of the attack's own dice. */
function ofOtherDice({ words, mentions }: AskedQuestion, { measures }: ReadAttack): Warning | null {
  const isOfHits = measures.some((one) => one.of === 'HITS' || (one.of === 'COUNT' && one.thing === 'HITS'));
  const doer = mentions.find(({ keyword, valueEnd }) => {
    const isDice = rollsDiceOfDamage(keyword.slug);
    const behind = words.slice(valueEnd, valueEnd + FAR).findIndex(({ text }) => ROLLS.test(text));
    const isCut = words.slice(valueEnd, valueEnd + Math.max(0, behind)).some(({ kind }) => kind === 'MARK');
    return isDice && behind >= 0 && !isCut;
  });
  if (isOfHits && doer !== undefined)
    return {
      code: 'DICE_OF_DAMAGE_NOT_COUNTED',
      message: `How many of the dice of ${doer.keyword.name} hit is not worked out here: ask for the chance of so many damage counters on the unit that takes them.`,
    };
  const isMean = measures.some(({ of }) => of === 'AVERAGE') && measures.some(({ of }) => of === 'NATURAL');
  if (!isMean) return null;
  return {
    code: 'AVERAGE_OF_NATURALS',
    message:
      'An average is worked out for damage and hits only: without re-rolls, each natural comes up on a sixth of the dice on average.',
  };
}

/** In so many words behind a keyword stands what it does. */
const FAR = 5;

function rollsDiceOfDamage(slug: string): boolean {
  const parts = rulesOf(slug)?.parts;
  return (
    parts?.strikesBackAtEnd === true ||
    parts?.damageAfterDiscard !== undefined ||
    parts?.onInitialNatural?.effect === 'DICE_OF_DAMAGE_TO_ITSELF'
  );
}

function unreadParts(unread: readonly string[]): Warning {
  const parts = unread.map((text) => `'${text}'`);
  return {
    code: 'NOT_ALL_READ',
    message: `Not everything in the question was understood, and without it the chance would be of another attack: what does ${listed(parts)} stand for?`,
  };
}

export function refusedOdds(asked: AskedQuestion, warning: Warning): AnswerDraft {
  return draft({
    intent: 'ODDS',
    pieces: [
      { kind: 'SAID', text: warning.message },
      { kind: 'SAID', text: EXAMPLE },
    ],
    keywords: asked.keywords,
    confidence: 'LOW',
    warnings: [warning],
  });
}

/** The engine can't solve the attack that was read. */
export function unsolvedOdds(asked: AskedQuestion, input: AttackInput, refusal: Refusal): AnswerDraft {
  const { code, message } = refusal;
  const texts = [
    `This attack can't be solved: ${message}`,
    `It was read as: ${printAttackLine(input)}.`,
    ...(code === 'TOO_COMPLEX' ? ['Asked as an attack in one line it may still be small enough.'] : []),
  ];
  return draft({
    intent: 'ODDS',
    pieces: texts.map((text) => ({ kind: 'SAID', text })),
    keywords: asked.keywords,
    confidence: 'LOW',
    warnings: [{ code, message }],
  });
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
