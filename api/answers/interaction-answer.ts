import type { Finding, InteractionReport } from '../interactions/interaction-report.js';
import { type AnswerDraft, draft, type Piece } from './answer-draft.js';
import type { CheckInteraction } from './answer-options.js';
import { confidenceOf } from './confidence.js';
import type { JudgedPair } from './judged.js';
import { quoteOfKeyword, quoteRuling } from './quote.js';
import type { AskedQuestion } from './reading/asked-question.js';
import { placesAsked } from './reading/places-asked.js';
import { valueAsked } from './reading/value-asked.js';
import { readingSaid, readingsOf } from './readings-named.js';
import { rulingsCited } from './rulings-cited.js';
import type { Ranked } from './sentences/rank-sentences.js';
import { withoutUndone } from './two-keywords/finding-doubt.js';
import { judge, rulingsOnBoth } from './two-keywords/interaction-verdict.js';
import { onItsDamage } from './two-keywords/on-its-damage.js';
import { rulingsOnWhoAlone } from './two-keywords/only-rulings.js';
import { roleAsked } from './two-keywords/role-asked.js';

const MOST_KEYWORDS = 4;
const MOST_STATEMENTS = 2;

/** How two to four keywords meet; with Yes or No where a finding, or a ruling on both, says it. */
export function interactionAnswer(asked: AskedQuestion, check: CheckInteraction): AnswerDraft {
  const placed = reportOn(asked, check, true);
  const shared = rulingsOnBoth(asked);
  // What a named card has beside the keywords may decide otherwise.
  const isPlain = asked.cards.length === 0;
  const usual = reportOn(asked, check, false);
  const judged = asked.form.yesNo && isPlain ? judge(asked, placed, shared, usual) : null;
  // That two do nothing to each other in places that were guessed is no answer where they do elsewhere.
  const isOpen = judged === null && placed?.verdict === 'INDEPENDENT';
  const report = isOpen ? usual : placed;
  const alone = judged === null ? rulingsOnWhoAlone(asked, shared) : [];
  const telling = alone.length > 0 ? [] : findingsTold(asked, report, judged);
  const cited = rulingsCited(asked.kb, idsCited(judged, telling, alone, shared));
  const isSaid = alone.length === 0 && (judged?.ruling == null || telling.length > 0);
  const verdict: readonly Piece[] = judged === null ? [] : [{ kind: 'VERDICT', answer: judged.answer }];
  const readings = readingsOf(asked.kb, told(telling, judged));
  const named = report?.assumptions ?? [];
  const further = readings.filter(({ code }) => !named.some((one) => one.code === code));
  const assumptions = [...named, ...further];
  return draft({
    intent: 'INTERACTION',
    pieces: [
      ...verdict,
      ...(isSaid ? said(asked, report, telling, judged?.answer === 'YES') : []),
      ...readings.map(readingSaid),
      ...cited.map((ruling) => quoteRuling(asked.kb, ruling)),
    ],
    keywords: asked.keywords,
    citations: cited.map(({ id }) => id),
    interaction: report,
    assumptions,
    confidence: confidenceOf(asked, {
      official: cited.some(({ authority }) => authority === 'OFFICIAL'),
      computed: assumptions.length === 0 && telling.some(({ basis }) => basis.includes('ENGINE')),
      fits:
        readings.length === 0 && report?.verdict !== 'UNDETERMINED' && (!asked.form.yesNo || judged !== null),
    }),
  });
}

/** The finding on which Yes or No rests, and not where a ruling says it; the first that is told, where there is neither. */
function told(telling: readonly Finding[], judged: JudgedPair | null): readonly Finding[] {
  if (judged?.ruling != null) return [];
  return judged?.finding == null ? telling.slice(0, 1) : [judged.finding];
}

/** The check of the keywords as the question has them; null where it is refused. */
function reportOn(
  asked: AskedQuestion,
  check: CheckInteraction,
  isPlaced: boolean,
): InteractionReport | null {
  const places = isPlaced ? placesAsked(asked, check) : [];
  const uses = asked.keywords.slice(0, MOST_KEYWORDS).map(({ slug }, at) => ({
    keyword: slug,
    value: valueAsked(asked, slug),
    role: isPlaced ? (places[at] ?? roleAsked(asked, slug)) : null,
  }));
  const result = check(asked.kb, { keywords: uses, scenario: null });
  return 'verdict' in result ? onItsDamage(asked, result) : null;
}

function idsCited(
  judged: JudgedPair | null,
  telling: readonly Finding[],
  alone: readonly string[],
  shared: readonly Ranked[],
): readonly (string | null)[] {
  if (telling.length === 0 && alone.length === 0)
    return [judged?.ruling ?? null, ...shared.slice(0, 2).map(({ sentence }) => sentence.ruling)];
  return [judged?.ruling ?? null, ...telling.flatMap(({ rulings }) => rulings), ...alone];
}

/** The finding that earned the verdict, then the strongest. */
function findingsTold(
  asked: AskedQuestion,
  report: InteractionReport | null,
  judged: JudgedPair | null,
): readonly Finding[] {
  const findings = withoutUndone(asked, report?.findings ?? []);
  const ruling = judged?.ruling ?? null;
  if (ruling !== null) return findings.filter(({ rulings }) => rulings.includes(ruling)).slice(0, 1);
  // That neither changes the other bears out nothing that is done.
  const isBare = judged?.answer === 'YES' && (judged.finding?.relation ?? 'PRECEDES') === 'PRECEDES';
  const first = isBare ? null : (judged?.finding ?? null);
  // That the one comes before the other adds nothing to what it does.
  const others = findings.filter((one) => !isSame(one, first) && one.relation !== 'PRECEDES');
  const ordered = first !== null ? [first, ...others] : isBare ? others : findings;
  return ordered.slice(0, MOST_STATEMENTS);
}

function isSame(one: Finding, other: Finding | null): boolean {
  return one.from === other?.from && one.to === other.to && one.relation === other.relation;
}

function said(
  { kb, keywords }: AskedQuestion,
  report: InteractionReport | null,
  findings: readonly Finding[],
  isJudged: boolean,
): readonly Piece[] {
  if (report === null) return [];
  // Nothing that was found is about what is asked: what their own texts say is.
  if (findings.length === 0 && (report.verdict === 'INTERACT' || isJudged))
    return keywords.slice(0, MOST_STATEMENTS).map((keyword) => {
      const official = keyword.definitions.length > 0;
      return quoteOfKeyword(kb, keyword, keyword.definitions[0] ?? keyword.summary, official);
    });
  const statements = findings.length > 0 ? findings.map(({ statement }) => statement) : [report.headline];
  const missing = report.missing === null ? [] : [report.missing];
  return [...new Set([...statements, ...missing])].map((text) => ({ kind: 'SAID', text }));
}
