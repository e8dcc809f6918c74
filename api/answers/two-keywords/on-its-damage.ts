import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { Mention } from '../reading/recognise-keywords.js';
import type { Word } from '../reading/words.js';

/** They tell what a keyword does or looks at, and nothing of the damage that it makes. */
const OF_ITS_EFFECT: ReadonlySet<Finding['relation']> = new Set<Finding['relation']>([
  'PREVENTS',
  'BLOCKS',
  'REDIRECTS',
  'NO_EFFECT',
]);

/** `does deflected damage trigger Area Damage?`: what Deflect does to other damage is another matter; such findings are left out. */
export function onItsDamage(asked: AskedQuestion, report: InteractionReport): InteractionReport {
  const { words, mentions } = asked;
  const makers = new Set(
    mentions.filter((one) => saysDamage(one) && isItsDamage(words, one)).map(({ keyword }) => keyword.slug),
  );
  const left = report.findings.filter(
    ({ from, relation }) => !makers.has(from) || !OF_ITS_EFFECT.has(relation),
  );
  return left.length === report.findings.length ? report : { ...report, findings: left };
}

const MAKES = /\b(?:dice of damage|(?:do|does|doing) (?:X|that much) damage)\b/i;

/** Damage of its own, and not more of that of the attack. */
function saysDamage({ keyword: { definitions, summary } }: Mention): boolean {
  return [summary, ...definitions].some((text) => MAKES.test(text));
}

/** `deflected damage`, `Riposte damage`, `damage from Ambush`. */
function isItsDamage(words: readonly Word[], { start, valueEnd }: Mention): boolean {
  const before = words.slice(Math.max(0, start - 2), start).map(({ text }) => text);
  return words[valueEnd]?.text === 'damage' || /^damage (?:from|by|of)$/.test(before.join(' '));
}
