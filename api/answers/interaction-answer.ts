import type { Finding, InteractionReport } from '../interactions/interaction-report.js';
import type { KeywordUse } from '../interactions/read-use.js';
import { type AnswerDraft, draft, type Piece } from './answer-draft.js';
import type { CheckInteraction } from './answer-options.js';
import { type AskedQuestion, whatIsAsked } from './asked-question.js';
import type { YesNo } from './claim.js';
import { confidenceOf } from './confidence.js';
import { asksFurther } from './finding-reach.js';
import { type EarnedVerdict, findingVerdict, type Verb } from './finding-verdict.js';
import { propositionsOf } from './proposition.js';
import { quoteRuling } from './quote.js';
import { type Ranked, rankSentences } from './rank-sentences.js';
import { rulingVerdict, verdictOnItsCase } from './ruling-verdict.js';
import { MOST_CITATIONS, rulingsCited } from './rulings-cited.js';
import type { Sentence } from './sentence-index.js';

const MOST_KEYWORDS = 4;
const MOST_STATEMENTS = 2;

/** How two to four keywords meet; with Yes or No where a finding, or a ruling on both, says it. */
export function interactionAnswer(asked: AskedQuestion, check: CheckInteraction): AnswerDraft {
  const keywords = asked.keywords.slice(0, MOST_KEYWORDS);
  const uses = keywords.map(({ slug }) => ({
    keyword: slug,
    value: valueAsked(asked, slug),
    role: roleAsked(asked, slug),
  }));
  const result = check(asked.kb, { keywords: uses, scenario: null });
  const report = 'verdict' in result ? result : null;
  const shared = rulingsOnBoth(asked);
  // What a named card has beside the keywords, or a third keyword, may decide otherwise.
  const isPlain = asked.cards.length === 0 && asked.keywords.length <= 2;
  const judged = asked.form.yesNo && isPlain ? judge(asked, report, shared) : null;
  const telling = findingsTold(report, judged?.finding ?? null);
  const cited = rulingsCited(asked.kb, [
    ...(judged?.ruling == null ? [] : [judged.ruling]),
    ...telling.flatMap(({ rulings }) => rulings),
    ...(telling.length === 0 ? shared.slice(0, 2).map(({ sentence }) => sentence.ruling) : []),
  ]);
  const verdict: readonly Piece[] = judged === null ? [] : [{ kind: 'VERDICT', answer: judged.answer }];
  const official = cited.some(({ authority }) => authority === 'OFFICIAL');
  const computed = telling.some(({ basis }) => basis.includes('ENGINE'));
  return draft({
    intent: 'INTERACTION',
    pieces: [
      ...verdict,
      ...said(report, telling),
      ...quotes(
        asked,
        cited.map(({ id }) => id),
      ),
    ],
    keywords: asked.keywords,
    citations: cited.map(({ id }) => id).slice(0, MOST_CITATIONS),
    interaction: report,
    assumptions: report?.assumptions ?? [],
    confidence: confidenceOf(asked, {
      official,
      computed: computed && (report?.assumptions.length ?? 0) === 0,
      fits: report?.verdict !== 'UNDETERMINED' && (!asked.form.yesNo || judged !== null),
    }),
  });
}

function valueAsked({ mentions }: AskedQuestion, slug: string): number | null {
  return mentions.find(({ keyword, value }) => keyword.slug === slug && value !== null)?.value ?? null;
}

/** Who has the keyword decides nothing else. */
const ACTING: ReadonlySet<Verb> = new Set<Verb>(['STOP', 'AFFECT', 'PASS']);

const HELD_BY: readonly (readonly [KeywordUse['role'], RegExp])[] = [
  ['ATTACKER', / (?:attacker|attacking (?:unit|guy)) (?:that )?(?:with|has|having) (?:a |an )?$/],
  ['DEFENDER', / (?:defender|defending (?:unit|guy)) (?:that )?(?:with|has|having) (?:a |an )?$/],
  ['SECOND', / second (?:unit|target|guy) (?:that )?(?:with|has|having) (?:a |an )?$/],
];

/** `the attacker with Stun`: the part its unit plays. */
function roleAsked({ mentions, words }: AskedQuestion, slug: string): KeywordUse['role'] {
  const mention = mentions.find(({ keyword }) => keyword.slug === slug);
  const before = words.slice(0, mention?.start ?? 0).map(({ text }) => text);
  return HELD_BY.find(([, pattern]) => pattern.test(` ${before.join(' ')} `))?.[0] ?? null;
}

interface Judged {
  readonly answer: YesNo;
  readonly finding: Finding | null;
  readonly ruling: string | null;
}

/** A ruling on the very case comes first; then all claims must be answered alike; else the rulings on both keywords are asked. */
function judge(
  asked: AskedQuestion,
  report: InteractionReport | null,
  shared: readonly Ranked[],
): Judged | null {
  for (const sentence of sentencesOf(asked)) {
    const answer = verdictOnItsCase(asked.index, sentence, asked.claim);
    if (answer !== null) return { answer, finding: null, ruling: sentence.ruling };
  }
  const texts = (report?.findings ?? []).flatMap(({ statement, rulings }) => [
    statement,
    ...rulings.map((id) => asked.kb.rulings.get(id)?.text ?? ''),
  ]);
  if (asksFurther(asked, texts)) return byRuling(asked, shared);
  const placed = asked.keywords.some(({ slug }) => roleAsked(asked, slug) !== null);
  const claims = propositionsOf(asked.words, asked.mentions, asked.form).filter(
    ({ verb }) => !placed || ACTING.has(verb),
  );
  const earned = report === null ? [] : claims.map((claim) => findingVerdict(report, claim));
  const answers = earned.filter((one): one is EarnedVerdict => one !== null);
  const [first] = answers;
  if (first !== undefined && answers.every(({ answer }) => answer === first.answer)) {
    return { answer: first.answer, finding: first.finding, ruling: null };
  }
  return answers.length > 0 ? null : byRuling(asked, shared);
}

function byRuling(asked: AskedQuestion, shared: readonly Ranked[]): Judged | null {
  for (const { sentence } of shared.slice(0, 1)) {
    const answer = rulingVerdict(asked.index, sentence, asked.claim);
    if (answer !== null) return { answer, finding: null, ruling: sentence.ruling };
  }
  return null;
}

function sentencesOf({ index, keywords }: AskedQuestion): readonly Sentence[] {
  return keywords.flatMap(({ slug }) =>
    (index.byKeyword.get(slug) ?? []).filter(({ keyword }) => keyword === slug),
  );
}

/** Rulings of one that name another, nearest to the question first. */
function rulingsOnBoth(asked: AskedQuestion): readonly Ranked[] {
  const slugs = asked.keywords.map(({ slug }) => slug);
  const both = slugs.flatMap((slug) =>
    (asked.index.byKeyword.get(slug) ?? []).filter(
      ({ keyword, mentions, ruling }) =>
        keyword === slug && ruling !== null && mentions.some((other) => slugs.includes(other)),
    ),
  );
  const ranked = rankSentences(asked.index, both, whatIsAsked(asked));
  const rest = both.filter((sentence) => !ranked.some((one) => one.sentence === sentence));
  return [...ranked, ...rest.map((sentence) => ({ sentence, score: 0, coverage: 0 }))];
}

/** The finding that earned the verdict, then the strongest. */
function findingsTold(report: InteractionReport | null, first: Finding | null): readonly Finding[] {
  const findings = report?.findings ?? [];
  const ordered = first === null ? findings : [first, ...findings.filter((one) => one !== first)];
  return ordered.slice(0, MOST_STATEMENTS);
}

function said(report: InteractionReport | null, findings: readonly Finding[]): readonly Piece[] {
  if (report === null) return [];
  const statements = findings.length > 0 ? findings.map(({ statement }) => statement) : [report.headline];
  const missing = report.missing === null ? [] : [report.missing];
  return [...new Set([...statements, ...missing])].map((text) => ({ kind: 'SAID', text }));
}

function quotes({ kb }: AskedQuestion, ids: readonly string[]): readonly Piece[] {
  return rulingsCited(kb, ids).map((ruling) => quoteRuling(kb, ruling));
}
