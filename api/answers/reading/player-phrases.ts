const EXTRA = '(?:extra|remaining|additional|left-?over|left over|spare|surplus|superfluous|rest of the)';
const ITS_PLACE = '(?:the |my |all |any |those |these |all of |some |some of )*';

/** What players say of amounts, choices and places, and how the rules put the same. */
export const PLAYER_PHRASES: readonly (readonly [RegExp, string])[] = [
  // `does Riposte do double damage?`: twice as much of it, and not the keyword of that name.
  [
    /(?<=\w+ +\w+ +)\b(do|deal|deals|take|takes|dealing) double damage(?=\s*[?.!]*$)/gi,
    '$1 twice the damage',
  ],
  [
    /(?<=\b(?:does|will|would|did|can|may|should) (?:the|an|my|this|that|his) )attack (?:(?:still|just|then|simply) )*(?:go(?:es)? on|continues?|keeps? going|carr(?:y|ies) on|proceeds?|stays? on)\b/gi,
    'attack not end',
  ],
  [/\b(?:is|was) the attack still (?:on|going(?: on)?|running)\b/gi, 'does the attack not end'],
  [/ at all(?=[\s?.!]*$)/gi, ''],
  [/(?<=\bintercept.*)\b(?:one after (?:the other|another)|in a row|in turn)(?=[\s?.!,]|$)/gi, ''],
  [/\b(?:one after (?:the other|another)|one by one|in sequence)(?=[\s?.!,]|$)/gi, 'not in tandem'],
  [/\b(?:even )?(?:al)?though (?=(?:the|my|his|it|he|she|they|i|an?)\b)/gi, 'if '],
  [
    /\b(?:less|fewer) (\w+(?: \d)?) than (?:(?:i|it|we|you|he|the unit) (?:have|has|could|can|got|do)|possible|allowed)\b/gi,
    'only part of $1',
  ],
  [
    /\b(two|three|several|multiple|2|3|4|four) (?:different|separate|other) (?=(?:units|guys|dudes|characters)\b)/gi,
    '$1 ',
  ],
  [/(?<=[\p{L}\d]) [-\u2013\u2014]+ (?=[\p{L}\d])/gu, ', '],
  [/\b(?:leave|keep)s? (?=(?:all |the |my |any |those |of |excess |extra |remaining )*hits\b)/gi, 'assign '],
  [
    /\battacks? (?:by|from) (?:another of my (?:own )?units?|another (?:own )?unit of mine|(?:one of )?my (?:own |other )+units?)\b/gi,
    'an attack from one of my own units',
  ],
  [new RegExp(`\\b${EXTRA} hits\\b`, 'gi'), 'excess hits'],
  [
    new RegExp(
      `\\b(?:send|put|dump|give|throw|shift|spill|move|pass|place|push)s? (?=${ITS_PLACE}excess hits\\b)`,
      'gi',
    ),
    'assign ',
  ],
  [
    /\bre-?(?:assign|distribute|divide|split|allocate)(?:s|ing)? (?=(?:the |my |those |these )*(?:excess |extra |overkill |leftover )?hits\b.*\b(?:after|afterwards?|later|again|once (?:he|she|they|i)|already)\b)/gi,
    'change mind about ',
  ],
  [
    /\bexcess hits (?:go|move|be (?:sent|put|moved|given|placed))(?= (?:to|on|onto)\b)/gi,
    'excess hits be assigned',
  ],
  [
    /\b(?:does|do|will|would) ((?:\w+ ){0,2}\w+) (?:force|oblige|compel|require) (?:me|you|us) to /gi,
    'with $1, do i have to ',
  ],
  [/\bbounty hunters?\b(?=.*\bbounty\b)|(?<=\bbounty\b.*)\bbounty hunters?\b/gi, 'unit'],
  [
    /\b(?:end(?:s|ed)? up|land(?:s|ed)?|go(?:es)?|went|is|was|put|gets? put) (?:in|into|on|onto) (?:the |my |his |its |their )?(?:discard(?: pile)?|graveyard)\b/gi,
    'discarded',
  ],
  [
    /\b(?:match|follow|correspond to|fit|go by|respect|use)(?:s|es)? (?:the )?(?:same )?order (?:of|as|in) (?:the )?/gi,
    'correspond to ',
  ],
  [
    /\b(?:leave|keep|let|save) (?:a )?(?:part|some|half|a bit|one point|1 point|a point) (?:of )?(?=(?:my |the |his |its |that )?\w+(?: \d+)? (?:unused|unspent|go unused|alone)\b)/gi,
    'use only part of ',
  ],
  [/\b(?:go )?(?:unused|unspent)\b/gi, ''],
  [
    /\b(again|twice|a second time|once more|two times)((?: (?:this|that|the same|in the same|in one|in a|per|during the) (?:turn|step|phase))?),? (?:in order )?to (?:move|attach|put|give|switch|hand|transfer|shift|bring|pass|swap) (?!damage|hits|counters)[^?.!,]{0,40}/gi,
    '$1$2',
  ],
];
