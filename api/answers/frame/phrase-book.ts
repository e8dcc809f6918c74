/** One way to say something; its symbol stands for it in the patterns of questions. */
export interface Phrase {
  readonly symbol: string;
  readonly says: RegExp;
}

const DET =
  '(?:(?:my|the|a|an|that|this|these|those|his|her|their|its|your|our|some|any|one of|own|of|actual) )*';
const N =
  '(?:units?|guys?|dudes?|characters?|creatures?|ships?|starships?|troopers?|models?|minions?|hero|heroes|fighters?|droids?|jedi|clones?)';
const THAT = '(?:that|which|who)';
const BE = '(?:is|are|was|were|am|gets?|got|has been|have been|had been|being|been)';
const THEIRS = '(?:enemy|opponents?|opposing|hostile)';
const FACE = '(?:1|2|3|4|5|6|ones?|twos?|threes?|fours?|fives?|six(?:es)?)';
const DICE = '(?:attack )?(?:dice|die|rolls?|result|results|faces|hits)';
const SEES =
  '(?:see|sees|saw|seen|seeing|know|knows|knowing|look at|looking at|looked at|having seen|have seen)';

/** Symbols and how players say them; the longest that fits counts, the first of several that are as long. */
const BOOK: Readonly<Record<string, readonly string[]>> = {
  // Who, and which unit.
  HOLDER: [
    `${DET}K ${N}`,
    `${DET}${N} (?:with|having|${THAT} (?:has|have|bears)) (?:the )?K`,
    `${DET}(?:${N}|one) (?:with|${THAT} (?:has|have|bears|gives|brings)) (?:it|that|this ability|the ability|the keyword)`,
    '(?:itself|himself|herself|themselves|its holder|its own unit|its bearer)',
  ],
  UNIT: [`${DET}${N}`, '(?:it|he|she|him|her)'],
  ATTACKER: [
    `${DET}(?:${THEIRS} )?(?:attackers?|attacking ${N})`,
    `${DET}(?:${THEIRS} )?(?:${N}|enemy) (?:${THAT} )?(?:attacks|attacked|is attacking|attacking)(?: (?:it|him|me|my ${N}))?`,
  ],
  DEFENDER: [
    `${DET}(?:${THEIRS} )?(?:defenders?|defending ${N}|attacked ${N}|${N} being attacked)`,
    `${DET}(?:${THEIRS} )?(?:${N}|enemy) (?:${THAT} )?(?:it|i|he) (?:attacks?|attacked|(?:is|am) attacking)`,
    `${DET}(?:${THEIRS} )?${N} ${THAT} ${BE} (?:being )?attacked`,
  ],
  BESIDE: [
    `${DET}(?:${N}|one|card) (?:${THAT} )?(?:(?:just|only|merely|simply) )?(?:(?:stands?|is|sits?|standing|sitting|are) )?(?:beside|next to|near|alongside|adjacent to) ${DET}(?:defenders?|defending ${N}|it|him|attacked ${N})`,
    `${DET}(?:bystanders?|uninvolved ${N})`,
    `${DET}${N} ${THAT} (?:is|was) not (?:itself )?(?:being )?(?:attacked|involved|${DET}defender|${DET}defending unit|in the attack|part of the attack)`,
  ],
  OTHER: [
    `${DET}(?:other|another|different|friendly|allied)(?: of| my| own| friendly)* ${N}`,
    `${DET}another one of my ${N}`,
    `${DET}(?:buddy|buddies|friends?|ally|allies|mates?|teammates?|neighbou?rs?)`,
    'someone else|somebody else|others',
  ],
  SECOND: [`${DET}(?:second|2nd) (?:${N}|one|target)`],
  ENEMY: [`${DET}${THEIRS} ${N}`, `${DET}enem(?:y|ies)`],
  ME: ['i|me|we|us|you|myself'],
  OPPONENT: [
    `(?:my |the )?opponents?(?: player)?`,
    'the (?:enemy|other|opposing) player|the other side|they|them',
  ],
  ATTACKING_PLAYER: [
    'the attacking player|the player (?:that|who) (?:attacks|is attacking|controls the (?:attacker|attacking unit))|the attackers? (?:controller|player|owner)|whoever attacks',
  ],
  DEFENDING_PLAYER: [
    'the defending player|the player (?:that|who) (?:defends|is attacked|controls the (?:defender|defending unit))|the defenders? (?:controller|player|owner)',
  ],
  // Its keyword, and what comes of it.
  K: [
    `${DET}(?:same )?K(?: (?:ability|effect|keyword|activation))?`,
    `${DET}(?:(?:extra|additional|bonus) )?K (?:damage|hits?|dice|die|bonus|power(?: bonus)?|boost|counters?)`,
    `${DET}(?:damage|dice|bonus|power|effect|power bonus) (?:from|of|for|by) ${DET}K`,
  ],
  FORCE: [
    `${DET}(?:force|cost|force cost|activation cost|activation|price) (?:for|of|to use|to activate) ${DET}(?:${N} )?K`,
    `${DET}K (?:force|cost|activation cost|price)`,
  ],
  DICE: [`${DET}${DICE}`],
  LATER_FACE: [`(?:(?:a|an|the|any|my|their) )*(?:rerolled|re rolled) (?:natural )?${FACE}`],
  FACE: [`(?:(?:a|an|the|one|any|at least one|single|my|their) )*(?:(?:natural|rolled) )?${FACE}(?: s)?`],
  // What is asked or told of them.
  MAY: ['can|may|could|am i allowed to|is it (?:allowed|legal|possible|ok|okay) to'],
  MUST: ['must|(?:do|does)(?= .{1,30} (?:have|need|has) to )'],
  DO: ['does|do|did|will|would'],
  BE: ['is|are|was|were|am|has|have'],
  HAVE_TO: ['(?:have|has|had|need|needs) to|required to|forced to'],
  USE: [
    '(?:use|uses|used|using|play|plays|played|playing|activate|activates|activated|activating|declare|declared|declaring|announce|announced|announcing|apply|choose|chosen|decide on|decide about|decide|decided|fire off|trigger|do|doing|get|gets|have)(?: to (?:use|activate|play))?',
    'be (?:used|played|activated|declared|announced|decided|chosen)',
  ],
  WORK: [
    '(?:still )?(?:works?|happens?|occurs?|triggers?|counts?|appl(?:y|ies)|go(?:es)? off|resolves?|functions?|do (?:any|some)thing|does (?:any|some)thing|hits? back|strikes? back|fires? back|take effect|takes effect|come into play|be active|kicks? in|is on|be on|stays? on|go through|goes through|deal damage|do damage|happen)(?: (?:anyway|at all|normally|as usual))?',
    '(?:stays|remains) active',
  ],
  TAKES_AWAY: [
    '(?:take|takes|taking) away|remove|removes|undo|undoes|cancel|cancels|get rid of|kill|deny|denies|ruin|ruins|lose|spoil|turn off|stop|stops|prevent',
  ],
  BRINGS: [
    '(?:add|adds|give|gives|bring|brings|cause|causes|trigger|triggers|set off|sets off|create|creates|make|makes|get|gets)(?: me| us)?',
  ],
  REROLL: [
    '(?:by |with |through |from |using |making (?:me|him|them|us|you) |forcing (?:me|him|them) to |letting (?:me|him) |a |my |the |any |another |causing )*(?:reroll|rerolls|rerolling)',
  ],
  LOST: [
    '(?:be )?(?:lost|gone|wasted|void|cancell?ed|fizzled?|off|undone|prevented from happening)',
    '(?:is |be )?(?:stopped|turned off)|fizzles?|fails?|fail|vanish(?:es)?|disappears?|stop(?:s)?(?: working)?',
  ],
  HURT: [
    '(?:hurts?|damages?|harms?|hits?|strikes?|affects?|kills?|wounds?)|(?:do|does|deal|deals|doing) (?:its |any |X )?damage to|go(?:es)? (?:to|on|at|against)',
  ],
  IS_HURT: [
    '(?:be |get |gets )?(?:hurt|damaged|harmed|struck|wounded|hit)|(?:take|takes|took|suffer|suffers|get|gets|receive|receives) (?:the |any |its |some |that )?(?:damage|hits)|(?:take|takes|suffer|suffers)',
  ],
  HELP: [
    '(?:buffs?|boosts?|helps?|strengthens?|improves?|pumps? up|pumps?|benefits?|supports?|power up|powers up|makes? stronger)|(?:gives?|grants?) (?:(?:a |any |the |its |its own )?(?:bonus(?:es)?|power|stats|anything|something|\\+1|boost) )?(?:to )?|counts? for|works? (?:for|on)|appl(?:y|ies) to|affects?',
    '(?:protects?|saves?|covers?|shields?|guards?|prevents? damage (?:to|for|on)|be used (?:on|for))',
  ],
  IS_HELPED: [
    '(?:be )?(?:buffed|boosted|helped|strengthened|affected|protected|saved|covered|included)|(?:gets?|receives?|gains?|have|has) (?:the |a |any |its |that )?(?:bonus(?:es)?|boost|power|anything|something|benefit)|(?:benefit|benefits|profit|profits)',
  ],
  BY: ['by|from|of|with|through|thanks to|because of'],
  FOR: ['for'],
  AGAINST: ['against|on|at|to|for|versus|with'],
  PAY: [
    '(?:pay|pays|paid|paying)(?: (?:the )?(?:force|cost|costs))?(?: (?:for|of))?|be paid(?: for)?|spend|spends',
  ],
  WAIT: [
    '(?:wait|waits|waiting|hold off|hold back|delay|hold|get|first|be able)(?: (?:to|until|till|for|with))?|resolve when',
  ],
  ATTACKS: [
    '(?:attack|attacks|(?:is|am|are) attacking|attacking|(?:is|am|are) (?:the )?attacker|on offen[sc]e|makes? an attack|declares? an attack)',
  ],
  ATTACKED: [
    `${BE}(?: being)? (?:attacked|under attack|targeted|the defender|defending|the target of an attack)|defends?|defending|attacked|on defen[sc]e`,
  ],
  DIES: [
    `(?:${BE} )?(?:already )?(?:discarded|killed|destroyed|dead|gone|slain|defeated|removed)|dies|died|die|leaves? play|left play|does not survive|did not survive|goes down|went down|did not make it`,
  ],
  SURVIVES: ['survives?|survived|lives|lived|does not die|did not die|is not (?:discarded|killed)'],
  ROLLS: [
    '(?:rolls?|rolled|throws?|threw|shows?(?: up)?|showed(?: up)?|comes? up(?: as| with| a)?|came up|stands?|remains?|is there|is rolled|was rolled|are rolled|rolling|turns? up|turned up|lands? on|have|has|had|got|gets)(?: in the (?:attack )?roll)?',
  ],
  REROLLED_AWAY: [
    `(?:is|was|gets?|got|are) (?:then |later |afterwards? )?(?:rerolled|rolled again)(?: (?:later|afterwards?|away|into (?:something else|another number|a miss)))?`,
  ],
  AFTER_REROLL: [
    '(?:only )?(?:after|in|by|through|from|because of|thanks to) (?:a |the |my |any |their |some )?(?:reroll|rerolls|rerolling)(?: only)?',
  ],
  FROM_FIRST: ['(?:from|of|in|on) the (?:first|initial|original) (?:attack )?(?:roll|dice)'],
  ALL_PREVENTED: [
    '(?:all|the whole|all of|every bit of|the entire|everything)(?: (?:of|the|its|that|this|damage))* (?:is|was|gets?|got|are|has been) prevented',
    '(?:i |they |opponent |the opponent )?(?:is |was )?prevented? (?:and )*no damage counters are placed|no damage counters are placed|no counters are placed',
  ],
  PART_PREVENTED: [
    '(?:only |just )?(?:part|some|half|most|a bit|one|1|2|two)(?: (?:of|the|its|that|point|points|damage))* (?:is|was|gets?|got|are|has been) prevented',
    '(?:the )?damage (?:is|was|gets) (?:only )?(?:partly|partially) prevented',
    '(?:i |they |he |the opponent |opponent )?prevents? (?:only |just )?(?:part|some|half|most|a bit|one|1)(?: (?:of|the|its|that|damage))*',
  ],
  OTHER_ARENA: [
    '(?:from|in|out of|is in|are in|sits in|stands in|to) (?:a |an |the |some )?(?:other|another|different|separate|second) arenas?|across (?:the )?arenas?|not in (?:the same|its|my) arena',
  ],
  SAME_ARENA: ['(?:from|in|within|is in|are in) (?:the |its |my |this )*(?:same |own )?arena'],
  // Moments.
  ROLL: [
    `${DET}(?:attack )?(?:roll|dice)(?: (?:is|are|was|were|has been|have been))?(?: (?:rolled|thrown|made|known|down|done|there|over))?`,
    `(?:(?:i|we|they|he|the opponent|my opponent|opponent|attacker|the attacker|you) )?(?:have |has |had )?(?:rolls?|rolled|rolling|throws?|threw)(?: ${DET}(?:attack )?(?:dice|roll))?`,
    `(?:(?:i|we|they|he|the opponent|my opponent|opponent|you) )?(?:have |has |had )?${SEES} ${DET}${DICE}`,
    `${DET}(?:attack )?dice (?:hit|land on) the table`,
  ],
  SEE_ROLL: [
    `${SEES} ${DET}${DICE}`,
    `${SEES} (?:how many hits (?:there are|he has|they have)|what (?:i|they|he|the opponent) (?:rolled|rolls))`,
  ],
  REROLLS: [`${DET}(?:all )?(?:rerolls?|rerolling|reroll pop|dice (?:are|were) rerolled)`],
  PENDING: [
    `${DET}(?:hits|damage) (?:are|is|was|were) (?:counted|pending|known)|${DET}pending damage(?: pop)?`,
    '(?:i|they|the attacker|attacker|he) (?:have |has )?(?:split|divided|assigned|assign|divide)(?: the (?:excess )?(?:hits|damage))?',
  ],
  PREVENTION: [
    '(?:(?:i|they|he|the opponent|opponent|my opponent|defender|the defender) (?:have |has )?)prevent(?:s|ed)?(?: (?:the )?damage)?|(?:the )?(?:damage )?prevention(?: pop)?(?: (?:is|was) (?:over|done|finished))?|(?:the )?damage (?:is|was|has been) prevented',
  ],
  PLACEMENT: [
    `${DET}damage(?: counters?)? (?:is|are|was|were|has been|have been) (?:placed|dealt|done|put on (?:it|him|the unit))|${DET}(?:damage )?counters (?:are|were|have been) (?:placed|put down)|damage placement(?: pop)?|taking (?:the )?damage`,
  ],
  ATTACK_END: [
    `${DET}attack (?:ends|has ended|is over|ended|was over|is finished)|${DET}end of ${DET}attack`,
  ],
  DECLARATION: [
    `${DET}attack (?:is|was|has been) (?:declared|announced)|${DET}attack declaration|(?:i|they|he|the opponent) (?:declare|declares|declared) (?:the|an|his|my) attack`,
  ],
  GETS: ['(?:gets?|gains?|got|gained|receives?|received|acquires?)', '(?:is|was|are) (?:given|granted)'],
  AGAIN: ['again|a second time|twice|two times|more than once|once more|another time|repeatedly'],
  SAME_ATTACK: [
    '(?:in|during|within|for|against|on) (?:the|one|an|a|this|that)? ?(?:same |single |one )attack',
    '(?:in|during|within|per) (?:an|one|a single|each) attack',
    'per attack',
  ],
  NEXT_ATTACK: [
    '(?:in|during|against|on|for) (?:the|a|an|my|their)? ?(?:next|another|other|new|later|second|following|different) attacks?',
  ],
  SAME_TURN: [
    '(?:in|during|within) (?:the|one|a|this|that) ?(?:same |single |one )?turn',
    'per turn|this turn',
  ],
  NEXT_TURN: ['(?:in|during|on) (?:the|a|an|my) (?:next|another|new|later|following) turn', 'next turn'],
  KIND: ['(?:a |an )?(?:static|triggered|activated)(?: (?:ability|effect|one|keyword))?'],
  TAG: ['right|correct|yes|yeah|ok'],
  BEFORE: ['before|prior to|ahead of'],
  AFTER: ['(?:only |until |right |just )?(?:after|once|as soon as|following)'],
  UNTIL: ['until'],
  IF: ['(?:even )?(?:if|when|whenever|while|in case|because|since|as long as)|even though'],
  NOT: ['not'],
  AND: ['and|and then|but|so|then'],
  MARK: [',|\\.|\\?|:|;'],
  LOOKS: [
    '(?:look|looks|looking|check|checks|count|counts|see|sees|checked|care|cares)(?: (?:at|for|about|by))?',
  ],
  AS_BEFORE: [
    '(?:as they (?:were|are|stood|stand)|the way they were|(?:as|like) it (?:was|is))(?= before| after)',
  ],
  MAKE_NOT: ['(?:make|makes|alters|cause|causes|stop|stops|prevent|prevents|keep|keeps)'],
  IDLE: [
    'the|just|also|too|even|still|really|actually|normally|usually|anyway|then|now|only|first|please|here|there|that|this|so|be|to|somehow|during the attack|in the attack|in an attack|right away|at that point|in that case|natural|again later|my own',
  ],
};

/** Looked at in this order. */
export const PHRASES: readonly Phrase[] = Object.entries(BOOK).flatMap(([symbol, ways]) =>
  ways.map((way) => ({ symbol, says: new RegExp(`(?:${way})(?= |$)`, 'y') })),
);
