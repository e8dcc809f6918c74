/** Words for what a thing does, and the one that stands for all of them in a typed line; the longer ones first. */
const PREDICATES: readonly (readonly [string, string])[] = [
  [
    'USELESS',
    '(?:useless|powerless|worthless|pointless|ineffective|wasted|no good|no use|of no use|no help)',
  ],
  ['FAIL', 'fails?|failed'],
  [
    'UNDO',
    '(?:take away|takes away|taken away|take from me|takes from me|removes?|undo|undoes|rob me of|deprive me of|cost me|costs me|make me lose|makes me lose|get rid of|cancels?|negates?|nullif(?:y|ies))',
  ],
  ['KEEP', '(?:keeps?|hold on to|retain|retains)'],
  ['LOSE', '(?:loses?|lost|forfeit)'],
  ['NOCOUNT', '(?:not|no longer|stop|stops) (?:to )?(?:count|counting|counted)(?: (?:for|towards|as))?'],
  [
    'SETOFF',
    '(?:triggers?|set off|sets off|setting off|causes?|procs?|gives? me|grants? me|gives?|grants?|starts?)',
  ],
  [
    'STOP',
    '(?:stops?|stopped|prevents?|prevented|blocks?|blocked|avoids?|avoided|dodged?|counter|counters|soak|soaks|neutrali[sz]es?|shrug off|survive)',
  ],
  ['REROLL', '(?:rerolls?|rerolled|rerolling)'],
  ['DOUBLE', '(?:doubles?|doubled|doubling)'],
  [
    'LESS',
    '(?:cuts? down|brings? down|reduces?|reduced|lowers?|lowered|decreases?|decreased|lessen|lessens|cuts?|shrinks?|weakens?)',
  ],
  ['SAVE', '(?:saves?|protects?|guards?|covers?|keep safe|shield|defends?)'],
  ['HELP', 'helps?|help out'],
  [
    'WORK',
    '(?:works?|worked|working|appl(?:y|ies)|applied|counts?|counted|functions?|matters?|affects?|affected|have (?:any |an )?effects?|has (?:any |an )?effects?|do anything|do something|does anything|make (?:a|any) difference|kick in|kicks in|happens?|occurs?|resolves?|looks?|sees?|modif(?:y|ies)|boosts?|improves?|benefits?|profit|go off|be active|changes?|come into play|comes into play)',
  ],
  [
    'MOVE',
    '(?:moves?|moved|shift|shifts|shifted|send|sends|sent|assign|assigned|reassign|reassigned|dump|dumps|dumped|put|puts|spill|spills|spilled|transfer|transferred|place|placed|carry|carried|pass|passed|spread|throw|thrown|push|pushed|allocate|allocated|divert|diverted|split|divide|divided|direct|directed|pile|shove|drop|dropped)',
  ],
  ['KILL', '(?:kill|kills|killed|discard|discards|discarded|destroy|destroys|destroyed)'],
  [
    'GO',
    '(?:go|goes|going|reach|reaches|reached|hit|land|lands|end up|ends up|hurt|hurts|target|targets|targeted|aim at|aims at|aimed at|damaged|struck)',
  ],
  [
    'PASS',
    '(?:ignores?|ignored|bypass|bypasses|bypassed|get past|gets past|get around|gets around|get through|gets through|pierces?|penetrates?|beats?|overrides?|cut through|punch through)',
  ],
  ['USE', '(?:uses?|used|using|plays?|played|activates?|activated|activating)'],
  ['GET', '(?:gets?|got|gains?|receives?|earns?|has|have|had)'],
  [
    'SHOW',
    '(?:shows?|showed|rolls?|rolled|comes? up(?: as)?|came up(?: as)?|turns? up(?: as)?|turned up(?: as)?|lands? on|landed on|is|are|was)',
  ],
];

const SPOKEN: readonly (readonly [RegExp, string])[] = PREDICATES.map(([tag, words]) => [
  new RegExp(`(?<![^ ])(?:${words})(?![^ ])`, 'g'),
  tag,
]);

/** A part of a typed line with one word for each predicate. What is in no list stays, and fits no claim. */
export function withPredicates(text: string): string {
  return SPOKEN.reduce((line, [pattern, tag]) => line.replace(pattern, tag), text);
}
