import type { KeywordUse } from '../../interactions/read-use.js';
import { rulesOf } from '../../interactions/rules-of.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { type Owner, ownersOf } from '../reading/holders.js';

const HELD_BY: readonly (readonly [KeywordUse['role'], RegExp])[] = [
  ['ATTACKER', / (?:attacker|attacking (?:unit|guy)) (?:(?:that )?(?:with|has|having) (?:a |an )?)?$/],
  ['DEFENDER', / (?:defender|defending (?:unit|guy)) (?:(?:that )?(?:with|has|having) (?:a |an )?)?$/],
  [
    'DEFENDER',
    / attacks? (?:on|against) (?:an?|the|my|his) (?:unit|guy) (?:that )?(?:with|has|having) (?:a |an )?$/,
  ],
  [
    'SECOND',
    / (?:defender|my|his) (?:neighbou?r|friend|fellow|mate|buddy|other (?:unit|guy)) (?:(?:that )?(?:with|has|having) (?:a |an )?)?$/,
  ],
  ['SECOND', / interceptor (?:that )?(?:with|has|having) (?:a |an )?$/],
  ['SECOND', / second (?:unit|target|guy) (?:that )?(?:with|has|having) (?:a |an )?$/],
];

const HELD_ON: readonly (readonly [KeywordUse['role'], RegExp])[] = [
  ['ATTACKER', /^(?:on|of) (?:the |an? |my |his )?(?:attackers?|attacking (?:unit|guy))(?: |$)/],
  ['DEFENDER', /^(?:on|of) (?:the |an? |my |his )?(?:defenders?|defending (?:unit|guy))(?: |$)/],
  ['DEFENDER', /^(?:(?:unit|guy|dude) )?(?:is|gets|was|got|being) (?:being )?attacked(?: |$)/],
];

/** Only in the attack of its own unit does it stop what others use. */
function stopsOthers(slug: string): boolean {
  const parts = rulesOf(slug)?.parts;
  return parts?.keepsDefender === true || parts?.unpreventable === true;
}

/** `I am attacked and my unit has Precision`. */
function isOfAttackedPlayer(line: string, owners: ReadonlySet<Owner>): boolean {
  const isMine = owners.has('MINE') && !owners.has('THEIRS');
  return (
    isMine &&
    / (?:i|we) (?:am|are|get|was) (?:being )?attacked | (?:he|she|opponent|they) attacks? me /.test(line)
  );
}

/** `the attacker with Stun`: the part its unit plays. */
export function roleAsked(asked: AskedQuestion, slug: string): KeywordUse['role'] {
  const { mentions, words, line } = asked;
  const mention = mentions.find(({ keyword }) => keyword.slug === slug);
  // `is the attacker stunned?`: done to the attacker, who need not have it.
  if (mention?.match === 'FORM') return null;
  const before = words.slice(0, mention?.start ?? 0).map(({ text }) => text);
  const told = HELD_BY.find(([, pattern]) => pattern.test(` ${before.join(' ')} `));
  if (told !== undefined || mention === undefined) return told?.[0] ?? null;
  const behind = words.slice(mention.valueEnd, mention.valueEnd + 5).map(({ text }) => text);
  const on = HELD_ON.find(([, pattern]) => pattern.test(behind.join(' ')))?.[0];
  if (on !== undefined) return on;
  return stopsOthers(slug) && isOfAttackedPlayer(line, ownersOf(asked, mention)) ? 'DEFENDER' : null;
}
