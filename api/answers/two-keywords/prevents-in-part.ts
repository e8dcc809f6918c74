import type { Finding } from '../../interactions/interaction-report.js';
import type { JudgedPair } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';

const OF_DAMAGE = / (\d+) (?:points? of )?(?:\w+ ){0,2}damage /;
const STOPPED =
  / (?:prevents?|prevented|stops?|stopped|blocks?|blocked|avoids?|soaks?|handles?|cancels?|negates?|evaded?|absorbs?) /;
const IN_PART = / (?:some|part|any|of|partly) /;

/** `does Evade 2 prevent 3 damage from Riposte?`: where what prevents is worth less than the damage, No, and how much it is. */
export function preventedInPart(asked: AskedQuestion, judged: JudgedPair): JudgedPair {
  const { finding } = judged;
  if (finding?.relation !== 'PREVENTS' || IN_PART.test(asked.line) || !STOPPED.test(asked.line))
    return judged;
  const value = printedValue(asked, finding.from);
  const amount = printedValue(asked, finding.to) ?? amountIn(asked);
  if (value === null || amount === null || value >= amount) return judged;
  const name = asked.kb.keywords.get(finding.from)?.name ?? finding.from;
  const told: Finding = { ...finding, statement: `${name} ${value} prevents at most ${value} of ${amount}.` };
  return { ...judged, answer: asked.form.negated ? 'YES' : 'NO', finding: told };
}

function printedValue({ mentions }: AskedQuestion, slug: string): number | null {
  return mentions.find(({ keyword, value }) => keyword.slug === slug && value !== null)?.value ?? null;
}

function amountIn({ line }: AskedQuestion): number | null {
  const [, amount] = OF_DAMAGE.exec(line) ?? [];
  return amount === undefined ? null : Number(amount);
}
