/** Short forms as typed, apostrophes dropped, and the words they stand for. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  aint: 'is not',
  wasnt: 'was not',
  wont: 'will not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  mustnt: 'must not',
  hasnt: 'has not',
  havent: 'have not',
  neednt: 'need not',
  whats: 'what is',
  wats: 'what is',
  wat: 'what',
  hows: 'how is',
  whens: 'when is',
  wheres: 'where is',
  whos: 'who is',
  thats: 'that is',
  theres: 'there is',
  im: 'i am',
  ive: 'i have',
  ill: 'i will',
  id: 'i would',
  youre: 'you are',
  youve: 'you have',
  theyre: 'they are',
  theyve: 'they have',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  gotcha: '',
  dunno: 'do not know',
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  w: 'with',
  b4: 'before',
  pls: 'please',
  plz: 'please',
  vs: 'versus',
  v: 'versus',
  opp: 'opponent',
  opps: 'opponents',
  dmg: 'damage',
  hp: 'health',
  atk: 'attack',
  def: 'defender',
  prob: 'probability',
  avg: 'average',
};

/** Needs the apostrophe: without one these are words of their own. */
const WITH_APOSTROPHE: Readonly<Record<string, string>> = {
  "it's": 'it is',
  "he's": 'he is',
  "she's": 'she is',
  "let's": 'let us',
  "we're": 'we are',
  "we'll": 'we will',
  "you'll": 'you will',
  "it'll": 'it will',
  "i'd": 'i would',
};

/** The words that a word as typed stands for; null when it is no short form. `word` is folded and keeps its apostrophe. */
export function spelledOut(word: string): readonly string[] | null {
  const long = ownValue(WITH_APOSTROPHE, word) ?? ownValue(SHORT_FORMS, word.replaceAll("'", ''));
  return long === undefined ? null : long.split(' ').filter((part) => part !== '');
}

/** Words are typed by anyone: `constructor` is a key of every object, and none of the list. */
function ownValue(list: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(list, word) ? list[word] : undefined;
}
