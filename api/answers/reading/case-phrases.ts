const ALL =
  '(?:everything|it all|all of it|(?:all|the (?:whole|full|entire))(?: of)?(?: the| that| its| his| her| their| my)?(?: pending| incoming)? (?:damage|dmg)|every (?:single )?(?:point|bit)(?: of (?:the )?damage)?)(?! (?:but|except|minus|apart|save|other))';
const PREVENTED =
  '(?:prevent(?:s|ed)?|evade[sd]?|absorb(?:s|ed)?|deflect(?:s|ed)?|parr(?:y|ies|ied)|block(?:s|ed)?|stop(?:s|ped)?|negate[sd]?|soak(?:s|ed)?(?: up)?)';
const WHO = '(?:i|we|you|they|he|she|it|(?:my |his |the |our )?(?:unit|guy|dude|defender|opponent|buddy))';
const NONE_PLACED = 'and no damage counters are placed';

/** What has befallen an attack, as players tell it, and how the rules put the same. */
export const CASE_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`(?<=\\b(?:after|when|while) )(absorb|deflect|parry|prevent)ing ${ALL}`, 'gi'),
    `i $1 ${NONE_PLACED}`,
  ],
  [new RegExp(`(?<=\\b(?:after|when|while) )evading ${ALL}`, 'gi'), `i evade ${NONE_PLACED}`],
  [
    new RegExp(
      `\\b((?:parry|evade|absorb|deflect|protect|redirect)(?: \\d)? (?:stop(?:s|ped)|prevent(?:s|ed)|t(?:akes|ook)|handle[sd]|block(?:s|ed)|eat(?:s|en)?|ate|absorb(?:s|ed))) ${ALL}`,
      'gi',
    ),
    `$1 ${NONE_PLACED}`,
  ],
  [
    new RegExp(
      `\\bdamage (?:(?:is|was|got|gets|has been) )?(?:fully|completely|totally|entirely|all) (${PREVENTED})\\b`,
      'gi',
    ),
    `$1 ${NONE_PLACED}`,
  ],
  [new RegExp(`\\b(${WHO} (?:have |has |had |just |then )*${PREVENTED}) ${ALL}`, 'gi'), `$1 ${NONE_PLACED}`],
  [
    new RegExp(
      `\\b${ALL},? (?:is |are |gets? |got |was |were |has been |have been |being )+(${PREVENTED})\\b(?! by \\d)`,
      'gi',
    ),
    `$1 ${NONE_PLACED}`,
  ],
  [
    /\b(?:nothing|no damage|none of (?:it|the damage)|not a single (?:point|counter)(?: of damage)?) (?:gets?|got|goes|went|comes?|came|makes? it|made it|is left|was left|remains?|remained)(?: through| in| over)?\b/gi,
    NONE_PLACED,
  ],
  [
    /\b(?:no|zero|0|not any|without any) (?:damage )?counters? (?:were|was|are|is|got|get) (?:placed|put|left)\b/gi,
    NONE_PLACED,
  ],
];
