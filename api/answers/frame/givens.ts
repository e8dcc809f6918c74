import type { Given, Role } from './frame.js';
import { pattern, type Said } from './pattern.js';

type Parts = Readonly<Record<string, Said>>;

export interface GivenForm {
  readonly places: ReturnType<typeof pattern>;
  readonly given: (parts: Parts) => readonly Given[];
}

const WINDOWS: Readonly<Record<string, string>> = {
  ROLL: 'initial-roll',
  REROLLS: 'reroll-pop',
  PENDING: 'pending-damage',
  PREVENTION: 'damage-prevention',
  PLACEMENT: 'damage-placement',
  ATTACK_END: 'attack-end',
  DECLARATION: 'attack-declaration',
};

export function windowOf(said: Said | undefined): string {
  return WINDOWS[said?.symbol ?? ''] ?? '';
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

export function faceOf(said: Said | undefined): number {
  const [word = ''] = /\d|ones?$|twos?$|threes?$|fours?$|fives?$|six(?:es)?$/.exec(said?.text ?? '') ?? [];
  return /^\d$/.test(word) ? Number(word) : NUMBERS.findIndex((name) => word.startsWith(name));
}

function form(text: string, given: GivenForm['given']): GivenForm {
  return { places: pattern(text), given };
}

const role = (one: Role): readonly Given[] => [{ kind: 'ROLE', role: one }];
const face = (parts: Parts, when: 'STANDS' | 'FIRST_ONLY' | 'LATER'): Given => ({
  kind: 'FACE',
  face: faceOf(parts['face']),
  when,
});

/** Whose dice they are: those of the unit with the keyword, or rolled against it. */
function rollerSays(said: Said | undefined): readonly Given[] {
  switch (said?.symbol) {
    case 'ATTACKER':
    case 'ENEMY':
      return role('DEFENDER');
    case 'DEFENDER':
    case 'HOLDER':
      return role('ATTACKER');
    case 'UNIT':
      return /^my /.test(said.text) ? role('ATTACKER') : [];
    case 'ME':
    case 'OPPONENT':
      return [{ kind: 'ROLLER', who: said.symbol }];
    default:
      return [];
  }
}

/** What a clause of a question tells, beside what it asks. */
export const GIVEN_FORMS: readonly GivenForm[] = [
  form('IF? $OWN ATTACKS self:HOLDER', ({ self }) => (/self$/.test(self?.text ?? '') ? role('BOTH') : [])),
  // `a unit's attack` is no clause.
  form('IF? own:$OWN does:ATTACKS DEFENDER|ENEMY?', ({ own, does }) =>
    does?.text === 'attack' && !/(?:s|^i)$/.test(own?.text ?? '') ? [] : role('ATTACKER'),
  ),
  form('IF? $OWN ATTACKED', () => role('DEFENDER')),
  form('IF? ENEMY|OPPONENT|ATTACKER ATTACKS UNIT|HOLDER|ME', () => role('DEFENDER')),
  form('IF? HOLDER|UNIT DIES', () => [{ kind: 'GONE' }]),
  form('IF? DEFENDER|ENEMY SURVIVES', () => [{ kind: 'DISCARD', any: false }]),
  form('IF? K ROLLS face:FACE', (parts) => [{ kind: 'OWN_DICE', face: faceOf(parts['face']) }]),
  form('IF? face:FACE FROM_FIRST? REROLLED_AWAY', (parts) => [face(parts, 'FIRST_ONLY')]),
  form('IF? who:$OWN|$PLAYER|ATTACKER|DEFENDER|ENEMY|DICE? ROLLS face:FACE AFTER_REROLL', (parts) => [
    face(parts, 'LATER'),
    ...rollerSays(parts['who']),
  ]),
  form('IF? face:FACE ROLLS AFTER_REROLL', (parts) => [face(parts, 'LATER')]),
  form('IF? face:FACE AFTER_REROLL', (parts) => [face(parts, 'LATER')]),
  form('IF? who:$OWN|$PLAYER|ATTACKER|DEFENDER|ENEMY|DICE? ROLLS face:FACE', (parts) => [
    face(parts, 'STANDS'),
    ...rollerSays(parts['who']),
  ]),
  form('IF? face:FACE ROLLS|FROM_FIRST', (parts) => [face(parts, 'STANDS')]),
  form('IF? ALL_PREVENTED', () => [{ kind: 'PREVENTED', whole: true }]),
  form('IF? PART_PREVENTED', () => [{ kind: 'PREVENTED', whole: false }]),
  form('IF? $OWN GETS K when:BEFORE|AFTER event:$EVENT', ({ when, event }) => [
    { kind: 'GAINED', late: when?.symbol === 'AFTER', window: windowOf(event) },
  ]),
  form('when:BEFORE|AFTER event:$EVENT', ({ when, event }) => [
    { kind: 'MOMENT', after: when?.symbol === 'AFTER', window: windowOf(event) },
  ]),
  form('IF? ATTACKER|ENEMY? where:OTHER_ARENA|SAME_ARENA', ({ where }) => [
    { kind: 'ARENA', same: where?.symbol === 'SAME_ARENA' },
  ]),
];
