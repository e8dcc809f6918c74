import { type Thing, thing } from './thing.js';

const UNIT =
  '(?:units?|guys?|dudes?|characters?|creatures?|ships?|starships?|troopers?|buddy|buddies|mates?|minions?|hero|fighters?|fellas?)';
const FACE = '(1s?|2s?|3s?|4s?|5s?|6s?|ones|twos?|threes?|fours?|fives?|six(?:es)?)';
const FACES: readonly RegExp[] = [
  /^(?:1|one)/,
  /^(?:2|two)/,
  /^(?:3|three)/,
  /^(?:4|four)/,
  /^(?:5|five)/,
  /^(?:6|six)/,
];

export interface NounWord {
  readonly said: RegExp;
  readonly names: (face: string | undefined) => Thing;
}

function noun(pattern: string, named: Thing): NounWord {
  return { said: new RegExp(`(?<![^ ])${pattern}(?![^ ])`, 'g'), names: () => named };
}

/** Words for things that are no keywords, the longer ones first. */
export const NOUN_WORDS: readonly NounWord[] = [
  noun(
    `(?:(?:the|a|an|my|your) )?(?:second|other|another|different) (?:${UNIT}|targets?|one)`,
    thing('UNIT', { role: 'SECOND' }),
  ),
  noun(`(?:(?:the|an|my|your|his) )?(?:attackers?|attacking ${UNIT})`, thing('UNIT', { role: 'ATTACKER' })),
  noun(
    `(?:(?:the|a|my|your|his) )?(?:defenders?|defending ${UNIT}|attacked ${UNIT}|${UNIT} (?:(?:that|which|who) is )?being attacked)`,
    thing('UNIT', { role: 'DEFENDER' }),
  ),
  noun(
    '(?:attack (?:dice|die|rolls?)|dice (?:of|for|in) (?:the |an )?attack)',
    thing('DICE', { ofAttack: true }),
  ),
  noun('(?:damage dice|dice of damage|dice|die|d6s?|dice rolls?)', thing('DICE')),
  noun('(?<=A\\d+ )dies', thing('DICE')),
  noun('(?:damage|dmg) counters?|counters', thing('COUNTERS')),
  noun('(?:points? of damage|damage points?|damage|hits)', thing('DAMAGE')),
  noun(UNIT, thing('UNIT')),
  noun('(?:the )?one (?=with |that |who )', thing('UNIT')),
  noun('(?:i|we|me|us)', thing('PLAYER', { owner: 'MINE' })),
  noun(
    '(?:(?:the|my|your) )?(?:opponents?|other player|they|enemy(?= can| may| use| has))',
    thing('PLAYER', { owner: 'THEIRS' }),
  ),
  noun('(?:you|a player|someone|somebody)', thing('PLAYER')),
  noun('(?:it|he|she|him|them)', thing('IT')),
  noun('(?:(?:an|the) )?enem(?:y|ies)(?= with| that| who|$)', thing('UNIT', { owner: 'THEIRS' })),
  noun('attacks?', thing('ATTACK')),
  {
    said: new RegExp(
      `(?<![^ ])(?:(?:a|an|the|my|his|their) )?(?:natural |rolled |unmodified )?${FACE}(?![^ ])`,
      'g',
    ),
    names: faceNamed,
  },
  {
    said: /(?<![^ ])(?:(?:a |an |the |my |his )(?:natural |rolled )?|natural |rolled )(one|1)(?![^ ])/g,
    names: faceNamed,
  },
];

function faceNamed(face = ''): Thing {
  const at = FACES.findIndex((pattern) => pattern.test(face));
  return thing('NATURAL', { face: at + 1 });
}
