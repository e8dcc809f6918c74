/** From when to when in a turn, both included; the numbers say only what comes first. */
export interface Moment {
  readonly from: number;
  readonly to: number;
}

export interface InTime {
  readonly moment: Moment | null;
  /** The words without those that tell it. */
  readonly words: readonly string[];
}

const NEXT_TURN = 100;
const START = '(?:start|beginning|begin|opening|outset)';
const STARTS = '(?:start|begin)s?';
const ENDS = '(?:ends|(?:is|has|was) (?:ended|over|finished|done|resolved))';
const BUILD = 'build (?:step|phase)';
const BATTLE = 'battle(?: (?:step|phase))?(?: of (?:unit |that )?arena)?';
const ROLLED = 'dice (?:(?:is|are|was|were|have|has|been|get|got) )+rolled';

/** What happens in a turn, in order: how it is put, from when to when. */
const EVENTS: readonly (readonly [said: string, from: number, to: number])[] = [
  [`${START} of turn`, 5, 5],
  [`${START} of ${BUILD}|${BUILD} ${STARTS}`, 10, 10],
  [`end of ${BUILD}|${BUILD} ${ENDS}`, 19, 19],
  [BUILD, 10, 19],
  [`${START} of ${BATTLE}|${BATTLE} ${STARTS}`, 20, 20],
  [`end of ${BATTLE}|${BATTLE} ${ENDS}`, 80, 80],
  [
    '(?:unit )?attack is (?:aimed|declared|announced)(?: at target)?|(?:i|you|we) (?:aim|declare|announce)(?: attack)?|attack declaration',
    30,
    30,
  ],
  ['attack pop|(?:\\w+ )?(?:is|was|gets) activated', 35, 35],
  [
    `(?:unit |attacking unit |opponent )?(?:attack )?(?:${ROLLED}|(?<!(?:in|at|in attack|at attack) )roll)|they (?:are|were) rolled|(?:i|you|we|they|opponent|he|she) (?:roll|rolls|rolled|have rolled|has rolled)(?: attack)?(?: dice)?`,
    40,
    40,
  ],
  ['rerolls?(?: pop)?|(?:i|you|we|they|opponent) rerolls?(?: dice)?', 45, 45],
  ['(?:damage )?prevention(?: pop)?', 50, 52],
  ['damage placement(?: pop)?|damage (?:is|has been) placed', 60, 60],
  [`(?:end of attack|attack (?:end pop|end|${ENDS}))`, 70, 70],
  [`end of turn|turn ${ENDS}`, 90, 90],
];
const NEXT = / next (?=(?:build|battle|turn|\w+ of next|start|beginning)\b)/;
const AT_ONCE =
  / (?:at once|immediately|right away|straight away|instantly|on the spot|there and then)(?! after| before) /;
const THIS_TURN: Moment = { from: 0, to: NEXT_TURN - 1 };
const DETERMINER =
  /^(?:the|a|an|your|my|our|its|his|her|their|this|that|very|own|any|triggered|initial|whole)$/;
const FINISHED = '( (?:(?:is|are|has|have|was|been) )+(?:finished|over|done|resolved|complete))?';
const RELATION =
  '(right before|before|immediately after|right after|after|once|whenever|when|as soon as|as|at moment|at time|at|during|in|while|upon)';

const FORMS = EVENTS.map(
  ([said, from, to]) =>
    [
      new RegExp(` ${RELATION} (?:${said})${FINISHED}(?: of (?:every |each |next )?turn)?(?: pop)? `),
      from,
      to,
    ] as const,
);

/** When what a line tells comes to pass, and the rest of it. */
export function inTime(words: readonly string[]): InTime {
  const whole = ` ${words.filter((word) => !DETERMINER.test(word)).join(' ')} `;
  if (AT_ONCE.test(whole))
    return { moment: THIS_TURN, words: whole.replace(AT_ONCE, ' ').trim().split(/ +/) };
  const line = whole.replace(NEXT, ' ');
  if (!/ (?:before|after|once|when|whenever|as|at|during|in|while|upon) /.test(line))
    return { moment: null, words };
  for (const [form, from, to] of FORMS) {
    const [found = '', relation = '', finished = ''] = form.exec(line) ?? [];
    if (found === '') continue;
    const later = line === whole ? 0 : NEXT_TURN;
    const rest = new Set(line.replace(found, ' ').trim().split(/ +/));
    return {
      moment: around(relation, finished !== '', from + later, to + later),
      words: words.filter((word) => rest.has(word) || /^(?:own|its|his|her)$/.test(word)),
    };
  }
  return { moment: null, words };
}

function around(relation: string, isFinished: boolean, from: number, to: number): Moment {
  if (relation.endsWith('before')) return { from: 0, to: from - 1 };
  if (relation === 'as soon as') return { from, to: to + 1 };
  if (/after$|^once$/.test(relation) || isFinished) return { from: to + 1, to: Number.MAX_SAFE_INTEGER };
  return { from, to };
}

export function isWithin(one: Moment, other: Moment): boolean {
  return one.from >= other.from && one.to <= other.to;
}

export function isApart(one: Moment, other: Moment): boolean {
  return one.to < other.from || other.to < one.from;
}
