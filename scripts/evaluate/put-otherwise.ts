import type { YesNo } from '../../api/answers/judged.js';

/** One way to put a claim as a question. TURNED asks for its opposite; CONTRARY for what can't be true beside it, though neither may be. */
export interface Wording {
  readonly sense: 'SAME' | 'TURNED' | 'CONTRARY';
  readonly question: string;
}

/** A claim, and all ways in which it is put: no two may be answered so that they contradict each other. */
export interface PutOtherwise {
  readonly claim: string;
  readonly wordings: readonly Wording[];
}

type Template = readonly [sense: Wording['sense'], text: string];

/** `K` and `L` stand for keywords. */
const OF_PAIRS: Readonly<Record<string, readonly Template[]>> = {
  'K stops L': [
    ['SAME', 'Does K stop L?'],
    ['SAME', 'Can K stop L?'],
    ['SAME', 'Is L stopped by K?'],
    ['SAME', 'Can L be stopped by K?'],
    ['SAME', 'Is it true that K stops L?'],
    ['SAME', 'K stops L, right?'],
    ['TURNED', 'Does K not stop L?'],
    ['TURNED', "Is it true that K doesn't stop L?"],
    ['TURNED', 'Is it false that K stops L?'],
    ['TURNED', 'Is K unable to stop L?'],
    ['TURNED', 'Is it impossible for K to stop L?'],
  ],
  'K prevents the damage of L': [
    ['SAME', 'Can K prevent L damage?'],
    ['SAME', 'Can L damage be prevented by K?'],
    ['SAME', 'Can I prevent L damage with K?'],
    ['SAME', 'Can damage from L be prevented with K?'],
    ['SAME', 'Can K be used to prevent L damage?'],
    ['SAME', 'Is L damage preventable with K?'],
    ['TURNED', "Is it true that K can't prevent L damage?"],
    ['TURNED', "Is it true that L damage can't be prevented by K?"],
    ['TURNED', 'Is it impossible to prevent L damage with K?'],
    ['TURNED', 'Can K not prevent L damage?'],
  ],
  'K works against L': [
    ['SAME', 'Does K work against L?'],
    ['SAME', 'Can K be used against L?'],
    ['SAME', 'Can I use K against L?'],
    ['SAME', 'Is K useful against L?'],
    ['SAME', 'Is K any use against L?'],
    ['SAME', 'Does K have an effect against L?'],
    ['TURNED', 'Is K useless against L?'],
    ['TURNED', 'Does K not work against L?'],
    ['TURNED', 'Does K fail against L?'],
    ['TURNED', 'Does K do nothing against L?'],
    ['TURNED', 'Does K have no effect against L?'],
    ['TURNED', 'Is it true that K does not work against L?'],
  ],
  'L counts in spite of K': [
    ['SAME', 'Does L still count with K?'],
    ['SAME', 'Does L still work against K?'],
    ['SAME', 'Does L still work if the other unit has K?'],
    ['TURNED', 'Can K make L not count?'],
    ['TURNED', 'Can K take away L?'],
    ['TURNED', 'Can K cancel L?'],
    ['TURNED', 'Does K turn L off?'],
    ['TURNED', 'Does K shut down L?'],
    ['TURNED', 'Does K make L useless?'],
  ],
  'K affects L': [
    ['SAME', 'Does K affect L?'],
    ['SAME', 'Can K affect L?'],
    ['SAME', 'Is L affected by K?'],
    ['SAME', 'Does K have any effect on L?'],
    ['SAME', 'Does K change L?'],
    ['TURNED', 'Does K not affect L?'],
    ['TURNED', 'Does K have no effect on L?'],
    ['TURNED', 'Is L unaffected by K?'],
    ['TURNED', 'Is it wrong that K affects L?'],
  ],
  'K sets off L': [
    ['SAME', 'Does K trigger L?'],
    ['SAME', 'Can K damage trigger L?'],
    ['SAME', 'Is L triggered by K?'],
    ['SAME', 'Does K set off L?'],
    ['SAME', 'Can L be set off by K?'],
    ['TURNED', 'Does K not trigger L?'],
    ['TURNED', 'Does K fail to trigger L?'],
    ['TURNED', 'Is it impossible for K to trigger L?'],
  ],
  'K gets past L': [
    ['SAME', 'Does K ignore L?'],
    ['SAME', 'Does K bypass L?'],
    ['SAME', 'Does K get around L?'],
    ['SAME', 'Does K go through L?'],
    ['TURNED', 'Does L still apply against K?'],
    ['TURNED', 'Does K not ignore L?'],
  ],
  'it is K that does it, not L': [
    ['SAME', 'Is it K rather than L that prevents damage?'],
    ['SAME', 'Does K rather than L prevent damage?'],
    ['CONTRARY', 'Is it L rather than K that prevents damage?'],
    ['CONTRARY', 'Does L rather than K prevent damage?'],
  ],
  'it is K that rolls dice, not L': [
    ['SAME', 'Is it K rather than L that changes the dice?'],
    ['SAME', 'Is it K, not L, that changes the dice?'],
    ['CONTRARY', 'Is it L rather than K that changes the dice?'],
    ['CONTRARY', 'Is it L, not K, that changes the dice?'],
  ],
  'K comes before L': [
    ['SAME', 'Does K come before L?'],
    ['SAME', 'Does K happen before L?'],
    ['SAME', 'Is K before L?'],
    ['CONTRARY', 'Does K come after L?'],
    ['CONTRARY', 'Does L happen before K?'],
    ['CONTRARY', 'Is L before K?'],
  ],
};

/** `K` stands for the keyword. */
const OF_ONE: Readonly<Record<string, readonly Template[]>> = {
  'K works': [
    ['SAME', 'Does K work in this attack?'],
    ['SAME', 'Does K apply to this attack?'],
    ['SAME', 'Does K apply on this attack?'],
    ['SAME', 'Does K still work in this attack?'],
    ['TURNED', 'Does K apply only to the next attack?'],
    ['TURNED', 'Does K not apply to this attack?'],
  ],
  'K may be done again': [
    ['SAME', 'Can K be used again?'],
    ['SAME', 'Can K be used twice?'],
    ['SAME', 'Can I use K again in the same attack?'],
    ['TURNED', 'Can K be used only once?'],
    ['TURNED', 'Is K used up after one use?'],
    ['TURNED', "Is it true that K can't be used again?"],
  ],
  'K must be used': [
    ['SAME', 'Must I use K?'],
    ['SAME', 'Do I have to use K?'],
    ['SAME', 'Is K mandatory?'],
    ['SAME', 'Is it mandatory to use K?'],
    ['TURNED', 'Is K optional?'],
    ['TURNED', 'May I choose not to use K?'],
    ['TURNED', 'Can I decline K?'],
    ['TURNED', 'Is K up to me?'],
  ],
  'K works when its unit is discarded': [
    ['SAME', 'Does K still work if the unit is discarded?'],
    ['SAME', 'Does K work even if its unit is discarded?'],
    ['TURNED', 'Is K lost if the unit is discarded?'],
    ['TURNED', 'Does K fail if the unit is discarded?'],
    ['TURNED', 'Does K not work if its unit is discarded?'],
  ],
  'K looks at the dice after re-rolls': [
    ['SAME', 'Does K look at the dice after re-rolls?'],
    ['SAME', 'Does K count the re-rolled dice?'],
    ['CONTRARY', 'Does K look at the dice before re-rolls?'],
    ['TURNED', 'Does K ignore the re-rolled dice?'],
  ],
  'K concerns attack dice only': [
    ['SAME', 'Does K apply only to attack dice?'],
    ['SAME', 'Is K limited to attack dice?'],
    ['TURNED', 'Does K apply to dice of damage?'],
    ['TURNED', 'Does K also apply to dice rolled for abilities?'],
  ],
  'K is triggered': [
    ['SAME', 'Is K triggered?'],
    ['SAME', 'Is K a triggered ability?'],
    ['CONTRARY', 'Is K an activated ability?'],
    ['TURNED', 'Is K not a triggered ability?'],
  ],
  'damage of K can be prevented': [
    ['SAME', 'Can K damage be prevented?'],
    ['SAME', 'Can damage from K be prevented?'],
    ['SAME', 'Is K damage preventable?'],
    ['TURNED', 'Is K damage unpreventable?'],
    ['TURNED', "Is it true that K damage can't be prevented?"],
    ['TURNED', 'Is it impossible to prevent K damage?'],
  ],
  'K needs damage': [
    ['SAME', 'Does K need damage counters to be placed?'],
    ['SAME', 'Is it necessary for K that damage counters are placed?'],
    ['TURNED', 'Does K work without damage counters being placed?'],
    ['TURNED', 'Does K occur if no damage counters are placed?'],
    ['TURNED', 'Does K occur even if no damage counters are placed?'],
  ],
  'an enemy chooses': [
    ['SAME', 'Does my opponent choose the target of K?'],
    ['CONTRARY', 'Do I choose the target of K?'],
  ],
};

/** All claims about one keyword, and all ways to put them. */
export function claimsOfOne(name: string): readonly PutOtherwise[] {
  return put(OF_ONE, (text) => text.replace(/\bK\b/g, name));
}

/** All claims about two keywords that meet. */
export function claimsOfPair(one: string, other: string): readonly PutOtherwise[] {
  return put(OF_PAIRS, (text) => text.replace(/\b[KL]\b/g, (letter) => (letter === 'K' ? one : other)));
}

function put(
  claims: Readonly<Record<string, readonly Template[]>>,
  named: (text: string) => string,
): readonly PutOtherwise[] {
  return Object.entries(claims).map(([claim, templates]) => ({
    claim: named(claim),
    wordings: templates.map(([sense, text]) => ({ sense, question: named(text) })),
  }));
}

/** Two questions whose answers can't both be right. */
export interface Contradiction {
  readonly claim: string;
  readonly affirmed: string;
  readonly denied: string;
}

/** The first question that affirms a claim and the first that denies it, where there are both; `verdict` is null where neither is said. */
export function contradictionIn(
  { claim, wordings }: PutOtherwise,
  verdict: (question: string) => YesNo | null,
): Contradiction | null {
  const told = wordings.map(({ sense, question }) => {
    const answer = verdict(question);
    return { question, affirms: answer === null ? null : affirms(sense, answer) };
  });
  const affirmed = told.find(({ affirms }) => affirms === true);
  const denied = told.find(({ affirms }) => affirms === false);
  if (affirmed === undefined || denied === undefined) return null;
  return { claim, affirmed: affirmed.question, denied: denied.question };
}

function affirms(sense: Wording['sense'], answer: YesNo): boolean | null {
  if (sense === 'CONTRARY') return answer === 'YES' ? false : null;
  return (answer === 'YES') === (sense === 'SAME');
}
