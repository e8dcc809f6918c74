import type { AskedQuestion } from '../reading/asked-question.js';

/** Is the one good for the other, or bad? */
export type Way = 'FOR' | 'AGAINST';

/** What is asked of two keywords, by their slugs. */
export interface WayAsked {
  readonly actor: string;
  readonly target: string;
  readonly way: Way;
  /** Of how likely it is, of how much it does, or of either. */
  readonly of: 'CHANCE' | 'SIZE' | null;
  /** Nothing else is asked. */
  readonly isAll: boolean;
}

const CHANCES = '(?:more|less) (?:likely|often|probable|frequent|frequently|common)|likelier';
const WORDS: readonly (readonly [Way, RegExp])[] = [
  [
    'FOR',
    /^(?:more |likelier|better|stronger|easier|help|aid|assist|boost|improve|strengthen|support|benefit|favou?r|enhance|profit|gain|good|great|useful|rais|increas)/,
  ],
  [
    'AGAINST',
    /^(?:less |worse|weak|harder|hurt|harm|hinder|impair|hamper|bad|suffer|lower|reduc|decreas|lessen|cut)/,
  ],
];
const VERB =
  'helps?(?: out)?|aids?|assists?|boosts?|improves?|strengthens?|supports?|benefits?|favou?rs?|enhances?|hurts?|harms?|hinders?|weakens?|impairs?|hampers?';
const DONE = 'helped|aided|boosted|improved|strengthened|hurt|harmed|hindered|weakened|hampered';
const CHANGE =
  '(?:increase|raise|improve|boost|lower|reduce|decrease|lessen|cut)s?|raised|increased|lowered|reduced|decreased';
const CHANCE = '(?:chances?|odds|likelihood|probability)';
const COMPARED = `${CHANCES}|(?:more|less) (?:effective|useful|powerful)|better|worse|stronger|weaker|easier|harder`;
/** Behind a keyword they make a unit or a thing of it. */
const ITSELF = '(?! (?:units?|guys?|dudes?|characters?|damage|dice|die|rolls?) )';

/** In each, A is what acts on B; `~` is where other words may stand. */
const FORMS: readonly string[] = [
  `A~(?<way>${VERB})~ B${ITSELF}`,
  `A~ makes?~ B~(?<way>${COMPARED})`,
  `A~(?<way>${CHANGE})~ (?<chance>${CHANCE})~ B${ITSELF}`,
  `B~(?<way>benefits?|profits?|gains?|suffers?) from~ A${ITSELF}`,
  'A~(?<way>good|great|useful|bad) for~ B',
  `B~(?<way>${COMPARED})~ (?:with|because of|through|thanks to|against|due to|from|by)~ A`,
  `B~(?<way>${DONE}) by~ A`,
  `(?<chance>${CHANCE})~ B~(?<way>${CHANGE}) by~ A`,
];
const BETWEEN = '(?: (?!against |from |versus |vs |if |when |than )[a-z]\\w*){0,4}';
const PATTERNS = FORMS.flatMap((form) =>
  (['KL', 'LK'] as const).map(([actor = 'K', target = 'L']) => {
    const put = form.replace(/\bA\b/g, actor).replace(/\bB\b/g, target);
    return { actor, whole: patternOf(put, ''), loose: patternOf(put, BETWEEN) };
  }),
);

function patternOf(form: string, between: string): { readonly within: RegExp; readonly alone: RegExp } {
  const text = form.replace(/~\(/g, `${between} (`).replace(/~/g, between);
  return {
    within: new RegExp(` ${text}(?= )`),
    alone: new RegExp(`^ ${text}(?: (?:happens?|occurs?|to happen|to occur|triggers?|around))? $`),
  };
}

const IDLE =
  / (?:the|an?|my|your|our|his|her|their|its|own|attackers?|attacking|defenders?|defending|enemy|enemys|opponents?|units?|with|having|that|has|have|of|for|to|ever|also|too|actually|really|still|be|get|any|at all|in general|then|not)(?= )/g;

/** Null where it is asked of no two keywords whether the one is good or bad for the other. */
export function wayAsked(asked: AskedQuestion): WayAsked | null {
  const { keywords, form } = asked;
  const [one, other, third] = keywords;
  if (one === undefined || other === undefined || third !== undefined || !form.yesNo) return null;
  const line = lettered(asked);
  const bare = line.replace(IDLE, '').replace(/ (?:good|great|useful|bad)(?= )/, '$& for');
  for (const { actor, whole, loose } of PATTERNS) {
    const found = loose.within.exec(line);
    const way = wayOfWord(found?.groups?.['way']);
    if (found === null || way === null) continue;
    const [acts, to] = actor === 'K' ? [one, other] : [other, one];
    return { actor: acts.slug, target: to.slug, way, of: ofWhat(found[0]), isAll: whole.alone.test(bare) };
  }
  return null;
}

/** The main clause with letters for its keywords, where they are first named: `the stunned unit` is a unit. */
function lettered({ words, mentions, keywords, form }: AskedQuestion): string {
  const opener = form.opener ?? -1;
  const main = mentions.filter(({ start }) => start > opener);
  const firstOf = (slug: string | undefined) => main.find(({ keyword }) => keyword.slug === slug);
  const named = [firstOf(keywords[0]?.slug), firstOf(keywords[1]?.slug)];
  const texts = words.flatMap(({ text, kind }, at) => {
    const which = named.findIndex((one) => one !== undefined && at >= one.start && at < one.valueEnd);
    if (at <= opener || (which < 0 && kind === 'MARK')) return [];
    if (which < 0) return [text];
    return at === named[which]?.start ? ['KL'[which] ?? ''] : [];
  });
  return ` ${texts.join(' ')} `;
}

function wayOfWord(word = ''): Way | null {
  return WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

const OF_CHANCE = new RegExp(` (?:${CHANCES}|${CHANCE}) `);
const OF_SIZE = / (?:better|worse|stronger|weaker|effective|useful|powerful) /;

function ofWhat(found: string): WayAsked['of'] {
  const line = ` ${found} `;
  return OF_CHANCE.test(line) ? 'CHANCE' : OF_SIZE.test(line) ? 'SIZE' : null;
}
