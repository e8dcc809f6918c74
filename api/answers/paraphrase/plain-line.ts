const ON = '(?:on|active|in force|in effect|working|switched on|turned on)';
const FLOATING = '(?:constantly|permanently|continuously|always|perpetually)';

/** The same said in several ways, by rules and by players; over words between single spaces. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  [/ (?:is it (?:so|right|true|correct)|is it the case|does it hold) that /g, ' '],
  [new RegExp(` ${FLOATING} (?:${ON}|works?|appl(?:y|ies)) `, 'g'), ' alwayson '],
  [
    new RegExp(
      ` (?:${ON}|works?|appl(?:y|ies)) (?:all the time|at all times|the whole time|${FLOATING}) `,
      'g',
    ),
    ' alwayson ',
  ],
  [/ (?:use it or lose it|all or nothing) /g, ' must be paid in full '],
  [/ each use of | a single (?=natural|damage) | up to x | (?:one )?(?=of your own units) /g, ' '],
  [/ every /g, ' each '],
  [/ always (?=(?:has|have|get|gets|gives?|takes?|an?|the) )/g, ' each '],
  [/ (?:go|goes|drop|drops|fall|falls|sink|sinks|get|gets) (?=(?:below|under) )/g, ' be lowered '],
  [/ with (?:one|1|a single|an|just one) instance /g, ' for each instance '],
  [/ as long as /g, ' while '],
  [/ (?:is|are) on (?=(?:for )?as long as |while |$)/g, ' work '],
  [/ printed (?:after|behind) /g, ' '],
  [/ (?:(?:ordinary|normal|usual) )?(?:stack|stacking|size) limit /g, ' limit '],
  [/ needs? (?=to |an? |the )/g, ' must '],
  [/ as (?:the|its) first attack /g, ' '],
  [/ (?:go|goes|be|do|does) without /g, ' without '],
  [/ lets? (?:me|you|us|them|it|him) | allows? (?:me|you|us|them|it|him) to /g, ' may '],
  [/ (?:requires?|calls? for|demands?) (?=\w+ing | (?:the|a|an) )/g, ' must '],
  [/ (?:extra|additional|followup|follow up|bonus|second) attack /g, ' new attack '],
  [/ (?:go|goes|be (?:aimed|made|directed|fired|shot|pointed)) (?:at|against|on) /g, ' attack '],
  [
    / (?:strengthens?|boosts?|buffs?|improves?|empowers?) (?!(?:the |its |my )?(?:speed|power|health))/g,
    ' gain bonus ',
  ],
  [/ another of your units? | another of (?:my|our) units? /g, ' another own unit '],
  [/ (?:correct|right) guess | guess(?:ed|es)? (?:it )?(?:right|correctly) /g, ' rightguess '],
  [
    / (?:wrong|incorrect|bad|false) guess | guess(?:ed|es)? (?:(?:it|is|was) )?(?:wrong|wrongly|incorrectly|incorrect) /g,
    ' wrongguess ',
  ],
  [/ (?:power bonus|bonus to (?:its |the )?power|extra power|additional power) /g, ' bonus '],
  [/ (another|other|this|that|which|new|same) (?:one|ones) /g, ' $1 '],
  [/ (another )?(?:unit|guy|dude|character|ship) of mine /g, ' $1my own unit '],
  [/ (?:friendly|allied) (?=units?|guys?)/g, ' my own '],
  [/ (?:in|from|for) (?:whatever|whichever|any|every|all) arenas? (?:that )?/g, ' anywhere '],
  [/ (?:no matter|regardless of|whatever|whichever) (?:which |what |the |of )*arena /g, ' anywhere '],
  [/ (?:save|saves|rescue|rescues|shelter|shelters) /g, ' prevent damage to '],
  [/ (?:right|immediately|directly|straight|shortly) (?=after |before )/g, ' '],
  [/ (?:react|reacts|reaction) /g, ' answer '],
  [/ (can|may) (?:be answered with|answer) (?=\w)/g, ' $1 be used on '],
  [/ in (?:place|lieu) of | instead of | rather than /g, ' instead '],
  [/ on top of that | on top of (?=(?:paying|the normal|the usual))/g, ' also '],
  [/ for nothing | for free | free of charge /g, ' free '],
  [/ on (?:him|her|it)self /g, ' itself '],
  [/ (?:face down|facedown) /g, ' facedown '],
  [/ (?:face up|faceup) /g, ' faceup '],
  [/ (?:become|becomes|became|get|gets) (?=(?:un)?tapped )/g, ' be '],
  [/ untaps /g, ' be untapped '],
  [/ (?:as well|in addition|besides) /g, ' too '],
  [/ up to you | my choice | your choice | voluntary | a choice /g, ' optional '],
  [/ (?:a lot|really|very|fresh|now|just then|somehow|actual) /g, ' '],
];

export function plainLine(words: readonly string[]): readonly string[] {
  const line = PLAINER.reduce((text, [said, plain]) => text.replace(said, plain), ` ${words.join(' ')} `);
  return line.trim().split(/ +/);
}

/** How a claim asks for the opposite of what it names. */
export type Turned = 'MAY' | 'MUST' | 'PLAIN' | null;

/** May it not be? */
const BARRED =
  / (?:barred|banned|prohibited|excluded|kept|prevented|locked) (?:out )?(?:from|of) (?!damage)| off limits /;
/** Need it not be? */
const SPARED =
  / (?:excused|exempt|exempted|spared|freed|let off) (?:from )?| (?:get|gets) (?:out of|around) | (?:decline|refuse|opt not|choose not) to | (?:opt out of|pass on|skip|forgo) | (?:is|are) (?:it )?(?:\w+ ){0,6}(?:optional|voluntary) /;

/** More than a limit allows? */
const BEYOND =
  / (?:(?:go|goes|get|gets|have|has|put|stack|hold|exceed|exceeds|break|breaks) )?(?:over|past|beyond|above|exceed|exceeds) (?=(?:the limit of )?\d)/;

/** The claim as one of what may or must be, with Yes and No exchanged. */
export function turnedClaim(words: readonly string[]): {
  readonly words: readonly string[];
  readonly turned: Turned;
} {
  const line = ` ${words.join(' ')} `;
  if (/ not /.test(line)) return { words, turned: null };
  for (const [form, turned] of [
    [BARRED, 'MAY'],
    [SPARED, 'MUST'],
    [BEYOND, 'PLAIN'],
  ] as const) {
    const put = turned === 'PLAIN' ? ' limit ' : ' ';
    if (form.test(line)) return { words: line.replace(form, put).trim().split(/ +/), turned };
  }
  return { words, turned: null };
}
