const ATTACK = String.raw`attacks?\b(?! (?:dice|die|rolls?))`;
const STOPPED = '(?:cancel|halt|stop|terminat|abort|interrupt|conclud|finish)(?:s|l?ed|ped|e|es|l?ing|ping)?';
const BEFORE_ATTACK = '(?:the|an|that|this|my|his|her|their)(?: \\w+)?';
const UNLESS_ATTACKING = ' if it does not attack';

/** Phrases that say in other words what a rule says; they come before those of form. */
export const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\binterceptors?\b/gi, 'intercepting unit'],
  [
    new RegExp(
      `\\b(?:second|2nd|separate|fresh|additional|extra|another|different|brand new|further) ${ATTACK}`,
      'gi',
    ),
    'new attack',
  ],
  [new RegExp(`\\b${STOPPED} (?=${BEFORE_ATTACK} ${ATTACK})`, 'gi'), 'end '],
  [new RegExp(`\\b(attack) (?:(?:gets?|got|is|was|be) )?${STOPPED}(?=[\\s?.!,]|$)`, 'gi'), '$1 end'],
  [/\b(?:tak(?:e|es|ing)|took) back\b/gi, 'change mind about'],
  [/\btak(?:e|es|ing) (?:my |the )?(\w+)(?: hits| damage| assignment)? back\b/gi, 'change mind about $1'],
  [/\b(?:reset|restart|redo)(?:s|ting|ing)? the attack\b/gi, 'cause a new attack'],
  [/\b(?:my|your|the) own units?['\u2019]?s? attacks?\b/gi, 'an attack from my own unit'],
  [
    /\b(?:makes?|renders?|making) (?!(?:my|the|a|an)? ?(?:it|them)\b)(\w+(?: \w+)?) (?:useless|worthless|ineffective|pointless|powerless)\b/gi,
    'stops $1',
  ],
  [/ = (?=\w+ [+-]?\d)/g, ', is that '],
  [/\bcounts? as (?:being|having been|if (?:it|he) was) (?=\w+ed\b)/gi, 'have been '],
  [/\bper (?=damage\b)/gi, 'for each instance of '],
  [
    /\b(?:undo(?:es|ing)?|redo(?:es|ing)?|revoke|rethink|reconsider|go(?:ing)? back on)\b/gi,
    'change mind about',
  ],
  [/\b(?:re-?assign|change|redistribute|move) (it|them|that|the hits|those)\b/gi, 'change mind about $1'],
  [/\bchang(?:e|es|ing) (?:my|your|his|her|their|the|one's) minds?\b/gi, 'change mind'],
  [
    /\b(?:(?:blown?|blew|blows|blowing) (?:(?:him|her|it|them) )?up|taken out|knocked out|wiped out|bites? the dust|bit the dust|out of the game)\b/gi,
    'discarded',
  ],
  [
    /\b(died|dies|dead|destroyed|discarded|killed) before (?:the |its |my |it |his )?(\w* ?)(?:resolve[ds]?|happen(?:s|ed)|trigger(?:s|ed)|could (?:resolve|happen))\b/gi,
    '$1 $2',
  ],
  [
    /\b(died|dies|dead|destroyed|discarded|killed) (?:before|during|in) (?:the|an|this) attack(?: (?:ends|ended|is over|was over|finishes|finished))?\b/gi,
    '$1',
  ],
  [
    /,? ?\b(?:outside(?: of)?|without|other than(?: by| in| from)?|apart from|not during) (?:an |any |its |the |my |a |regular |normal )*(?:attacks?|attacking|combat)\b(?! (?:dice|roll))/gi,
    UNLESS_ATTACKING,
  ],
  [
    /(?<=\bdamage) that (?:is|was|does|did)(?:n['\u2019]?t| not) (?:come |done |caused )?(?:from|by|in|during) (?:an |the )?attacks?\b(?! dice)/gi,
    UNLESS_ATTACKING,
  ],
  [/\bforc(?:e|es|ed|ing) (?=(?:me|you|us|them|him|her|my|the|an)\b)/gi, 'make '],
  [/\b(re-?roll[^.?!]*?) to (?:avoid|escape|dodge|get around|evade|deny)\b/gi, '$1 for'],
  [
    /\b(?:all |the )*damage (?:is|was|gets?|got|has been) (?:fully|completely|entirely|totally) (?:prevented|evaded|stopped|blocked|absorbed)\b/gi,
    'no damage counters are placed',
  ],
  [/\bundamaged\b/gi, 'with no damage counters'],
  [/\bnon[- ]?unique (\w+)/gi, '$1 that is not unique'],
  [/\b(is|are|was|has)(n['\u2019]?t| not) (?:even|yet|actually|really) (?=\w+)/gi, '$1$2 '],
  [/\bout of (?=(?:my|your|his|her|the|their) (?:discard|hand|deck|build))/gi, 'from '],
  [/\b(?:rather than|instead of) (?=(?:\w+ ){0,3}cost)/gi, 'in place of '],
  [/\b(?:heals?|healing)(?= (?:with|from|by|up)\b|\s*[?.!]*$)/gi, 'remove damage counters'],
  [/\bheals? (?:damage )?(?=(?:another|other|my|a|an|the|its|itself)\b)/gi, 'remove damage counters from '],
  [/\bwithout a scratch\b/gi, 'with no damage counters'],
  [
    /\b(?:push|bring|drop|get|take)s? (?=[^?.!,]{0,40}\b(?:down to|even lower|lower than|below|under \d))/gi,
    'lower ',
  ],
  [/\bdown (?=(?:in|on|at|to|there)\b)/gi, ''],
  [/\b(?:eat|absorb|swallow)s? (?=up )/gi, 'take '],
  [/\bin order (?=to\b)/gi, ''],
  [/(?<=\b(?:a|an|as|some) )(?:kind|form|sort|type|variety) of (?:an? )?/gi, ''],
  [/(?<=\b(?:which|whose|who)\b[^?.!]*\bdamage\b[^?.!]*) first\b/gi, ' first or in tandem'],
  [/\b(?:spillover|overspill|spill-?over)(?: hits)?\b/gi, 'excess hits'],
  [/\b(?:capped|limited|restricted) (?:at|to) (?=one (?:natural |six|four|two|one|three|five))/gi, 'only '],
  [/\blimited to (?:one|1) time\b/gi, 'only once'],
  [/\bonly once (?:each|every) (?=(?:turn|attack|battle)\b)/gi, 'only once per '],
  [/\bonce more\b/gi, 'again'],
  [/\b(?:a )?(?:pair|couple) of\b/gi, 'two'],
  [/\blimited to (?=(?:one|1) natural)/gi, 'only '],
  [/\blimited to (?:one|1|a single|once)\b/gi, 'only once'],
  [/\b(?:limited|restricted|confined) to\b/gi, 'only for'],
  [/\bthere (?:a|any) limit of (?:one|1|once)\b/gi, 'only once'],
  [/\b(acc\w*[^.?!]*)\bcounts? as\b(?=[^.?!]{0,10}natural)/gi, '$1 alters to'],
  [/\b(?:counts? as|becomes?|becoming)\b(?=[^.?!]{0,12}natural[^.?!]*\bacc)/gi, 'alters to'],
  [
    /\b(if|when|after|once|because|since) ([^,.?!]{0,40}?)\b(?:prevent|stop|block)(?:s|ed|ped)? (?:everything|it all|all(?: of)?(?: the| that| its| my| his)? damage)\b/gi,
    '$1 $2 and no damage counters are placed',
  ],
  [/\bwaits? (?:until|till|for)\b/gi, 'resolve when'],
  [/\bat the (?:very )?end of (?:the|an|this|that) attack\b/gi, 'when the attack ends'],
  [/\btoo late (?:for (?:me|us|it|my \w+|the \w+) )?to (?:get|gain|give|add)\b/gi, 'too late to get'],
];
