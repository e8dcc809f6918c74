/** A form in which rulings put a fact, whatever the keyword, and the forms in which players ask for it or for its opposite. */
export interface RulingForm {
  /** Of the sentence. */
  readonly says: RegExp;
  /** Of the question, in folded words between single spaces; what else it says must be in the sentence. */
  readonly yes: RegExp | null;
  readonly no: RegExp | null;
  /** A question that has this beside asks for something else. */
  readonly but: RegExp | null;
  /** What else it may name, although the sentence does not. */
  readonly beside?: string;
}

const OF_ROLL = '(?:roll|rolls|rolled|rolling|thrown|throwing|resolve|resolves|resolved|result|results)';
const UNIT = '(?:units?|guys?|dudes?|characters?|creatures?|ships?|starships?|one|ones)';
const OTHERS = `(?:(?:another|other|others|different|someone elses?|somebody elses?|any other|second|neighbou?ring) ?(?:one )?(?:of )?(?:my )?(?:own )?${UNIT}|others|someone else|somebody else)`;
const ENEMY = `(?:(?:my |the |an |his )?(?:opponents?|enemy|enemies|opposing)(?: ${UNIT})?)`;
const TURN = '(?:the |this |that |my )?(?:whole |same |entire )?turn';

const DURATIONS: readonly RulingForm[] = [
  {
    says: /\buntil end of battle\b/i,
    yes: /\b(?:(?:until|till|to|at|by|when) (?:the )?(?:end of (?:the |this )?battle|battle (?:ends|is over))|(?:for |all )?(?:the |this )?(?:whole|entire|full|rest of (?:the|this)) battle|all battle(?: long)?)\b/,
    no: /\b(?:forever|permanent|permanently|for good|next turn|following turn|later turns?|(?:several|multiple|many|all|every) turns|(?:rest|end|remainder) of (?:the )?(?:game|match)|(?:whole|entire|all) game|all game long|until (?:the )?(?:game|match) (?:ends|is over)|only (?:for )?(?:one|this|that|an|a single|the next) attack)\b/,
    but: null,
    beside: 'away expire vanish permanent effect power loss minus',
  },
  {
    says: /\buntil end of turn\b/i,
    yes: new RegExp(
      `\\b(?:(?:until|till|to|at|by|when) (?:the )?end of ${TURN}|(?:until|till|when|once) ${TURN} (?:ends|is over)|(?:for |all )?(?:the |this )?(?:whole|entire|full|rest of (?:the|this)) turn|all turn(?: long)?)\\b`,
    ),
    no: new RegExp(
      `\\b(?:forever|permanent|permanently|for good|next turn|following turn|later turns?|(?:several|multiple|many|more|all|every|several more) turns|(?:past|beyond) (?:the )?end of ${TURN}|(?:rest|end|remainder) of (?:the )?(?:game|match)|(?:whole|entire) game|until (?:the )?(?:game|match) (?:ends|is over)|only (?:for )?(?:one|this|that|an|a single|the next) attack)\\b`,
    ),
    but: /\b(?:stun|battle)\b/,
    beside: 'away expire vanish change permanent effect',
  },
  {
    says: /\bkeeps .* until end of turn\b/i,
    yes: null,
    no: /\b(?:swap|change|switch|replace|pick again|choose again|rechoose|choose a (?:different|new|another)|pick a (?:different|new|another)|choose another|pick another)\b(?=.*\b(?:turn|later|again|mid|middle|midway|during)\b)/,
    but: /\b(?:next|following|every|each)\b/,
    beside: 'other after turn effect',
  },
  {
    says: /\b(?:applies to that attack only|applies to the unit.s next attack|ends after one attack|for its next attack)\b/i,
    yes: null,
    no: new RegExp(
      `\\b(?:forever|permanent|permanently|for good|next turn|(?:whole|entire|full|rest of (?:the|this)) turn|all turn(?: long)?|(?:until|till|at) (?:the )?end of ${TURN}|(?:last|lasts|stay|stays|keep|keeps|remain|remains|hold|holds)\\b.* (?:several|multiple|many|all|every|all later|all my) (?:of its |its )?attacks?|(?:more than|longer than) (?:the |that |this |one )?(?:next |an |single )?attack|attack after (?:that|next|the next)|rest of the game)\\b`,
    ),
    but: null,
  },
];

const MOMENTS: readonly RulingForm[] = [
  {
    says: /\bapplies to that attack only\b/i,
    yes: null,
    no: /\b(?:after|beyond|past|outlasts?|survives?|longer than) (?:the |that |this |an )?(?:end of (?:the )?)?attack\b/,
    but: /\b(?:damage|dice|done|end|ends|over|lost|gone|stops?|wears?|expires?|until|before|chosen|choose)\b/,
    beside: 'last stay keep remain still hold there bonus power active',
  },
  {
    says: /\bwhen the attack ends\b/i,
    yes: /\b(?:(?:at|until|till|by) (?:the )?(?:very )?end of (?:the|an|that) attack|(?:when|once|until|till) the (?:end of the )?attack(?: (?:ends|ended|is over|is done|has ended))?(?= \?|$| for| to| before)|after the attack(?: is over| ends)?)\b/,
    no: /\b(?:right away|immediately|instantly|straight away|at once|right then|before the attack(?: ends| is over)?)\b/,
    but: /\b(?:activate|use|pay|play|choose|triggers?|triggered|bonus|power|keeps?|lasts?|stays?)\b/,
    beside: 'wait dice damage roll hit hurt resolve',
  },
  {
    says: /\bat the start of your next build step\b/i,
    yes: /\b(?:(?:at|until|till|in|for) (?:the )?(?:start of )?(?:my |your )?next (?:turns? )?build step)\b/,
    no: /\b(?:right away|immediately|instantly|straight away|at once|right then|on the spot|this turn|the same turn|now)\b/,
    but: /\btrigger/,
    beside: 'wait collect',
  },
  {
    says: /\bchecked for \w+ before any re-?roll/i,
    yes: /\bbefore (?:any |the |all |i |my )?(?:rerolls?|rerolling|rerolled)\b/,
    no: /\bafter (?:any |the |all |i |my )?(?:rerolls?|rerolling|rerolled)\b/,
    but: null,
  },
  {
    says: /\b(?:must (?:also )?(?:be|come)\b.* before|must be made before)\b/i,
    yes: /\b(?:must|have to|has to|need to|needs to)\b.* before\b/,
    no: new RegExp(
      `\\b(?:after|once|when|till|until|now that|already|since)\\b(?: \\w+){0,5} (?:${OF_ROLL}|on the table|disrupt pop)\\b|\\b(?:wait|seeing|see|saw|seen)\\b.* ${OF_ROLL}\\b`,
    ),
    but: /\b(?:effects?|bonus|hits?|look|looks|get|gets)\b/,
    beside: 'wait ok legal pay',
  },
  {
    says: /\bonly immediately after an attack by its unit\b/i,
    yes: /\b(?:immediately|right|directly|straight) after (?:the|an|its|my|that) (?:\w+ )?attack\b/,
    no: /\b(?:save|wait|hold|later|before (?:the|an|its|my) attack)\b/,
    but: /\b(?:another|other)\b/,
    beside: 'turn',
  },
];

const CHOOSES = '(?:chooses?|decides?|picks?|assigns?|divides?|splits?|selects?)';

const OF_THIS_ATTACK: RulingForm = {
  says: /\b(?:unit.s|its|for its) next attack\b/i,
  yes: /\bnext attack\b/,
  no: /\b(?:this|current|same|ongoing|present) attacks?\b|\battack (?:that is )?(?:going on|right now|now|happening)(?: right now| now)?\b/,
  but: /\b(?:after|second|two|both|last|lasts|several|trigger)\b/,
  beside: 'power weaken lower reduce raise strong weak bonus right now mean lose',
};

const WHO: readonly RulingForm[] = [
  {
    says: /\bplayer who controls the attacking unit decides\b/i,
    yes: new RegExp(`\\b(?:attacker|attacking (?:player|unit|side))\\b(?: \\w+)? ${CHOOSES}\\b`),
    no: new RegExp(
      `\\b(?:defender|defending (?:player|unit|side)|player who (?:is attacked|defends))\\b(?: \\w+)? ${CHOOSES}\\b`,
    ),
    but: /\b(?:both|prevent|prevention)\b/,
    beside: 'hits damage target where second goes split',
  },
];

const WHOM: readonly RulingForm[] = [
  {
    says: /\b(?:another|each|one) of your (?:other )?units\b|\byour other units\b/i,
    yes: null,
    no: new RegExp(`\\b(?:itself|himself|herself|its own|his own|her own|${ENEMY})\\b`),
    but: /\b(?:other|another|from|by|attack|attacks|attacked|attacker|attacking|against)\b/,
    beside: 'boost strong health speed itself own trigger count one',
  },
  {
    says: /\b(?:damage to the unit that has|counters from the unit|damage to this unit)\b/i,
    yes: null,
    no: new RegExp(`(?<!\\b(?:by|of|damage from|hits from) )\\b${OTHERS}\\b`),
    but: /\b(?:damage from|by|with|attacks?|attacked|deals?|does damage|both|when|if)\b/,
  },
  {
    says: /\b(?:done to|damage) (?:the unit )?itself\b|\bto the unit itself\b/i,
    yes: /\b(?:itself|myself|himself|herself|(?:my|its|his) own (?:unit|guy|dude|character))\b/,
    no: new RegExp(`\\b(?:${ENEMY}|defenders?|defending unit|${OTHERS})\\b`),
    but: /\b(?:not|both|also|too|prevent|evade|absorb|triggers?|attacks?|from|by)\b/,
    beside: 'hurt hit damage dice',
  },
  {
    says: /^Only the \w+ unit gets\b/i,
    yes: null,
    no: /\b(?:all|every|each|other|another|others|both|any)\b/,
    but: /\b(?:pilots|all of the|all the abilities|abilities of all)\b/,
  },
];

const OWN_UNITS: RulingForm = {
  says: /^your own units can.t be attacked\b/i,
  yes: null,
  no: /\b(?:on|against|at|target|attack|hit|shoot) (?:one of )?(?:my |your )?own units?\b/,
  but: /\b(?:from|by|other|another|of my)\b/,
};

const FINAL: RulingForm = {
  says: /\bcan.t change their mind afterward/i,
  yes: /\b(?:final|binding|locked(?: in)?|fixed|settled|set in stone|irreversible)\b/,
  no: /\b(?:change|changed|rethink|redo|switch|swap|undo|mind about)\b(?=.*\b(?:afterwards?|later|already|after (?:i|he|she|they|it|the attacker) (?:(?:was|is|have|has|had|already) )*(?:announce|declare|assign|decide|divide|split|chose|choose|chosen|pick)\w*)\b)/,
  but: /\b(?:before|dice|roll|rolled|rolls|until|next)\b/,
  beside:
    'assign excess announce hits damage choice choose decision target number where go goes put once after pick amount',
};

const NAMED_ARENAS: readonly RulingForm[] = ['ground', 'space', 'character'].flatMap((arena) => {
  const at = `\\b(?:at|against|attack|attacks|target|targets|hit|hits|aim|fire|shoot|bomb|bombard|barrage|something|someone|units?|ships?|starships?|fighters?|it|cruisers?)(?: (?!(?:only|just|not|own|my|is|with|or|and|from)\\b)\\w+){0,6} ${arena}\\b|\\b(?:attack|target|hit|bombard|barrage|at|against|on) (?:\\w+ )?${arena}\\b`;
  const but = /\b(?:from|my|own|while|if|when|stands?|in which|or)\b|\bunits? with\b/;
  return [
    {
      says: new RegExp(`^units in the ${arena} arena can.t be attacked with\\b`, 'i'),
      yes: null,
      no: new RegExp(at),
      but,
    },
    {
      says: new RegExp(`\\battack is made against a unit in the ${arena} arena\\b`, 'i'),
      yes: new RegExp(at),
      no: null,
      but,
    },
  ];
});

const OFTEN =
  '(?:twice|(?:two|three|several|multiple|many) (?:times|guesses)|again|more than once|second (?:time|guess)|once more|repeatedly)';

/** Within a period that both name, or that the question leaves open. */
const ONCE: readonly RulingForm[] = [
  {
    says: /\bonly once\b|\bonce (?:per|for each|in each)\b|\bguess once\b|\bused once\b/i,
    yes: null,
    no: new RegExp(`\\b${OFTEN}\\b`),
    but: /\b(?:turn|attack|battle|phase|step|game|instances?|damage|times? a|another|other|different|next|new|each|every|per|later|two (?!times|guesses)|both|if|when|after)\b/,
  },
  ...['turn', 'attack', 'build step'].map((period) => ({
    says: new RegExp(
      `\\bonce (?:per|in each|for each) ${period}\\b|\\bfor each ${period}\\b.* once\\b${period === 'attack' ? '|\\bis used once, after\\b' : ''}`,
      'i',
    ),
    yes: null,
    no: new RegExp(
      `\\b${OFTEN}\\b.* (?:an?|per|each|every|the|one|same|this|that|single) (?:same )?${period}\\b`,
    ),
    but: /\b(?:another|other|different|next|new|later|two (?!times|guesses)|both|if|when|after)\b/,
  })),
];

const REST: readonly RulingForm[] = [
  {
    says: /^Outside the build zone\b.* is off\b/i,
    yes: null,
    no: /\b(?:left|leaves|leaving|outside(?: of)?|out of) (?:\w+ )?build zone\b|\bin (?:the|my|an|its) (?:\w+ )?arena\b|\bin play\b|\b(?:once|when|after) (?:it |the (?:card|unit) )?(?:is |has been )?(?:deployed|built|completed)\b/,
    but: /\b(?:off|stop|stops|turned|end|ends)\b/,
    beside: 'active activate work function',
  },
  {
    says: /\bno matter which arena\b/i,
    yes: /\b(?:any|every|all|each|another|other|different|space|ground|character) arenas?\b|\beverywhere\b/,
    no: /\bonly\b.* arena\b/,
    but: null,
    beside: 'discard destroy die dead kill',
  },
  {
    says: /\bmay be at any position\b/i,
    yes: /\b(?:bottom|middle|top|second|third|lowest|somewhere|anywhere|any position)\b/,
    no: /\b(?:must|has to|have to|needs? to|only)\b.* (?:bottom|middle|top|second|third)\b/,
    but: /\b(?:gets?|effects?|granted|grants?|gains?)\b/,
    beside: 'legal spot place lie sit below',
  },
  ...ONCE,
  {
    says: /\bexactly one of\b/i,
    yes: /\b(?:only|just|exactly) one\b/,
    no: /\b(?:both|all|two|three|several|multiple|more than one|none)\b/,
    but: /\b(?:turns?|units?|times|next|or|each)\b/,
  },
  {
    says: /\bpay none of the printed costs\b/i,
    yes: null,
    no: /\bpay\b.* (?:build|printed|normal|usual|regular|alternat\w+|ordinary|force) (?:cost|costs|price)\b/,
    but: /\bnothing\b/,
  },
  {
    says: /\bleaves the game if it would be discarded\b/i,
    yes: /\b(?:leaves? the game|removed from (?:the )?game|out of the game|gone for good|removed)\b/,
    no: /\b(?:back|return|returns|go|goes|end up|ends up|put)\b.* (?:in|into|to|in the) (?:my |the )?(?:discard|graveyard|pile)\b|\bback in (?:my |the )?(?:discard|graveyard)|\bdiscard pile\b.* again\b/,
    but: /\b(?:from|activate)\b/,
    beside: 'pile card back',
  },
  {
    says: /\ball or nothing\b/i,
    yes: /\b(?:all or nothing|in full|all of it|whole|entire|full)\b/,
    no: /\b(?:only |just )?(?:half|halves|one part|part|partially|partial|partly|some of|only some|a bit|less|in parts|bit by bit)\b/,
    but: null,
  },
  {
    says: /\bcan.t lower a unit.s speed below 0\b/i,
    yes: null,
    no: /\b(?:negative|below (?:0|zero)|under (?:0|zero)|less than (?:0|zero)|minus (?:\d+|zero))\b| -\d+\b/,
    but: null,
    beside: 'slow fast to lower reduce push number',
  },
  {
    says: /\bonly a unit that is already in the arena when\b|\bonly for a unit that is already in the arena when\b/i,
    yes: null,
    no: /\b(?:enters?|entered|arrives?|arrived|moves? in|moved in|deploy(?:s|ed)?|comes? in|came in|joins?|joined)\b.* (?:during|after|in the middle of|later|once)\b/,
    but: null,
  },
];

/** Rulings in the order in which they are looked for. */
export const RULING_FORMS: readonly RulingForm[] = [
  ...DURATIONS,
  ...MOMENTS,
  OF_THIS_ATTACK,
  ...WHO,
  ...WHOM,
  OWN_UNITS,
  FINAL,
  ...NAMED_ARENAS,
  ...REST,
];
