import type { Act, Given, Player, Role, Whom } from './frame.js';
import { faceOf, windowOf } from './givens.js';
import { pattern, type Said } from './pattern.js';

type Parts = Readonly<Record<string, Said>>;

export interface ActForm {
  readonly places: ReturnType<typeof pattern>;
  /** Null: what stands in its places makes no sense together. */
  readonly asks: (parts: Parts) => Asked | null;
}

export interface Asked {
  readonly act: Act;
  /** What the words tell beside what they ask. */
  readonly given: readonly Given[];
}

function form(text: string, asks: ActForm['asks']): ActForm {
  return { places: pattern(text), asks };
}

const USED: Act = { kind: 'WORK', by: 'USER', again: false };
const WORKS: Act = { kind: 'WORK', by: 'KEYWORD', again: false };
const ROLES: Readonly<Record<string, Role>> = {
  ATTACKER: 'ATTACKER',
  DEFENDER: 'DEFENDER',
  BESIDE: 'BESIDE',
};

/** The unit that uses it, by its part in the attack. */
function asUser(said: Said | undefined): readonly Given[] {
  const role = ROLES[said?.symbol ?? ''];
  return role === undefined ? [] : [{ kind: 'ROLE', role }];
}

function whomOf(said: Said | undefined): Whom {
  switch (said?.symbol) {
    case 'HOLDER':
    case 'ATTACKER':
    case 'DEFENDER':
    case 'BESIDE':
    case 'OTHER':
    case 'SECOND':
    case 'ENEMY':
      return said.symbol;
    default:
      return 'UNIT';
  }
}

function playerOf(said: Said | undefined): Player {
  switch (said?.symbol) {
    case 'OPPONENT':
    case 'ATTACKING_PLAYER':
    case 'DEFENDING_PLAYER':
      return said.symbol;
    case 'ATTACKER':
      return 'ATTACKING_PLAYER';
    case 'DEFENDER':
      return 'DEFENDING_PLAYER';
    default:
      return 'ME';
  }
}

const REROLLED: Asked = { act: { kind: 'REROLLED' }, given: [] };
const SAVES = /^(?:protect|save|cover|shield|guard|prevent|be used)/;
const helps = ({ how, whom }: Parts): Asked => ({
  act: { kind: 'HELP', whom: whomOf(whom), saves: SAVES.test(how?.text ?? '') },
  given: [],
});
const moment = (after: boolean, event: Said | undefined): Given => ({
  kind: 'MOMENT',
  after,
  window: event?.symbol === 'SEE_ROLL' ? 'initial-roll' : windowOf(event),
});
const uses = (parts: Parts): Asked => ({
  act: { ...USED, again: parts['again'] !== undefined },
  given: asUser(parts['who']),
});
const works = (parts: Parts): Asked => ({
  act: { ...WORKS, again: parts['again'] !== undefined },
  given: [],
});
const hurts = (whom: Said | undefined): Asked => ({ act: { kind: 'HURT', whom: whomOf(whom) }, given: [] });

const again = ({ where }: Parts): Asked => ({
  act: {
    kind: 'AGAIN',
    within: /ATTACK$/.test(where?.symbol ?? '') ? 'ATTACK' : 'TURN',
    same: /^SAME/.test(where?.symbol ?? ''),
  },
  given: [],
});

/** `may my attacking unit retaliate against the unit it attacks`: against whom says nothing that the parts don't say. */
const strikes = (parts: Parts): Asked | null => {
  const isKnown = parts['who']?.symbol !== parts['whom']?.symbol;
  return isKnown ? uses(parts) : null;
};

/** What is asked of a keyword, in the order in which it is tried. */
export const ACT_FORMS: readonly ActForm[] = [
  form('MAY|DO ME WAIT? event:SEE_ROLL BEFORE ME? USE? K', ({ event }) => ({
    act: USED,
    given: [moment(true, event)],
  })),
  form('MAY|DO ME WAIT event:$EVENT BEFORE|AND ME? USE? K', ({ event }) => ({
    act: USED,
    given: [moment(true, event)],
  })),
  form('MAY|DO ME WAIT USE? K UNTIL|AFTER event:$EVENT|SEE_ROLL', ({ event }) => ({
    act: USED,
    given: [moment(true, event)],
  })),
  form('MAY ME event:SEE_ROLL AND ME? USE? K', ({ event }) => ({ act: USED, given: [moment(true, event)] })),
  form('MUST ME|HOLDER|UNIT|DEFENDER HAVE_TO? USE? K when:BEFORE|AFTER event:$EVENT', ({ when, event }) => ({
    act: { kind: 'MUST' },
    given: [moment(when?.symbol === 'AFTER', event)],
  })),
  form('MUST K HAVE_TO? USE when:BEFORE|AFTER event:$EVENT', ({ when, event }) => ({
    act: { kind: 'MUST' },
    given: [moment(when?.symbol === 'AFTER', event)],
  })),
  form('DO K LOOKS DICE? AS_BEFORE? when:BEFORE|AFTER REROLLS', ({ when }) => ({
    act: { kind: 'LOOKS', before: when?.symbol === 'BEFORE' },
    given: [],
  })),
  form('MAY|DO REROLLS MAKE_NOT FACE? NOT? LOST|WORK AGAINST? K', () => REROLLED),
  form('MAY|DO who:$PLAYER|ATTACKER|DEFENDER TAKES_AWAY|BRINGS K REROLL FACE|DICE?', () => REROLLED),
  form('MAY|DO REROLLS TAKES_AWAY|BRINGS K', () => REROLLED),
  form('MAY|DO REROLLS TAKES_AWAY|BRINGS FACE AGAINST K', () => REROLLED),
  form('DO|MAY K WORK FOR who:ATTACKER|DEFENDER|BESIDE', uses),
  form('DO|MAY|BE K HURT|AGAINST whom:$UNIT', ({ whom }) => hurts(whom)),
  form('BE|DO whom:$UNIT IS_HURT BY? K?', ({ whom }) => hurts(whom)),
  form('DO|MAY K how:HELP whom:$UNIT', helps),
  form('BE|DO|MAY whom:$UNIT how:IS_HELPED BY K', helps),
  form('BE whom:SECOND BY? K? ATTACKED', ({ whom }) => ({
    act: { kind: 'ATTACKED', whom: whomOf(whom) },
    given: [],
  })),
  form('BE K kinds:KIND', ({ kinds }) => ({ act: { kind: 'KIND', kinds: kinds?.text ?? '' }, given: [] })),
  form('MAY K USE AGAIN where:SAME_ATTACK|NEXT_ATTACK|SAME_TURN|NEXT_TURN', again),
  form('MAY|DO UNIT|HOLDER|ME USE|PAY? K AGAIN where:SAME_ATTACK|NEXT_ATTACK|SAME_TURN|NEXT_TURN', again),
  form('BE FORCE PAY BY who:$PLAYER|ATTACKER|DEFENDER', ({ who }) => ({
    act: { kind: 'PAID', by: playerOf(who) },
    given: [],
  })),
  form('DO|MUST who:$PLAYER|ATTACKER|DEFENDER HAVE_TO? PAY FORCE|K', ({ who }) => ({
    act: { kind: 'PAID', by: playerOf(who) },
    given: [],
  })),
  form('DO|MAY face:LATER_FACE WORK FOR|AGAINST K', ({ face }) => ({
    act: WORKS,
    given: [{ kind: 'FACE', face: faceOf(face), when: 'LATER' }],
  })),
  form('MAY|DO K USE BY who:ATTACKER|DEFENDER|BESIDE', uses),
  form('DO|BE|MAY? K WORK again:AGAIN?', works),
  form('DO|MAY K LOOKS UNIT|FACE|DICE', works),
  form('DO|MAY K BRINGS DICE|K again:AGAIN?', works),
  form('BE|DO K LOST', () => ({ act: { kind: 'LOST' }, given: [] })),
  form('DO|MAY UNIT WORK|HELP|LOOKS AGAINST? DICE?', () => ({
    act: { kind: 'WORK', by: 'IT', again: false },
    given: [],
  })),
  form('MAY|BE K USE', () => ({ act: USED, given: [] })),
  form('MAY|DO who:$UNIT USE? K AGAINST? whom:$UNIT', strikes),
  form('MAY|DO who:$UNIT|ME USE? K again:AGAIN?', uses),
];
