import type { Experiment, PairEffects } from '../../engine/interaction/pair-effects.js';
import type { Relation } from '../../engine/interaction/relation.js';
import type { Refusal as EngineRefusal } from '../../engine/report.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { type Ground, grounded, laterCounters, laterPower } from './grounds.js';
import type { Finding, FindingBasis, WhyNot } from './interaction-report.js';
import { type Judgement, judge } from './judge-ruling.js';
import type { KeywordFacts } from './keyword-facts.js';
import { runsByPower } from './number-by-power.js';
import type { AskedUse, PairQuestion } from './pair-question.js';
import type { Aspect, RulingRelation } from './ruling-relation.js';
import type { Said } from './said.js';
import { statementOf } from './statement/statement.js';
import { type TextRelations, textRelations } from './text-relations.js';

/** Two different keywords: what text and runs say of them, put together. */
export interface PairFindings {
  /** Strongest first, at most 3. */
  readonly findings: readonly Finding[];
  readonly whyNot: readonly WhyNot[];
  readonly experiment: Experiment | null;
  /** The boards that show what is found, that of the first finding first. */
  readonly experiments: readonly Experiment[];
  /** Rulings that name the other keyword, while nothing says what happens. */
  readonly unread: readonly string[];
  /** Text and engine that do not agree: one of them is wrong. */
  readonly contradictions: readonly string[];
  /** Why the engine could not solve any board. */
  readonly refusal: EngineRefusal | null;
}

const MOST_FINDINGS = 3;
const MOST_RULINGS = 3;

/** Merges what the rulings say with what the runs show. Equal findings are one, with both bases. */
export function pairFindings(
  kb: KnowledgeBase,
  question: PairQuestion,
  runs: (places: PairQuestion) => PairEffects,
): PairFindings {
  const text = textRelations(kb, question);
  const struck = onUnitsStruck(question, text);
  const engine = runsByPower(struck, text.relations, runs);
  const judged = text.relations.map((relation) => ({ relation, verdict: judge(relation, question, engine) }));
  const kept = judged.filter(({ verdict }) => verdict.holds).map(({ relation }) => relation);
  const beside = onDefender(question, struck, runs);
  const grounds = grounded(kept, engine.effects, [
    ...beside.grounds,
    ...laterPower(question),
    ...laterCounters(question),
  ]);
  const shownOn = new Map([...beside.shownOn, ...engine.shownOn]);
  const uses = usesBySlug(question);
  const findings = grounds
    .map((ground, index) => findingOf(kb, ground, uses, index === 0 ? text.unread.map(({ id }) => id) : []))
    .slice(0, MOST_FINDINGS);
  const cited = findings.flatMap(({ rulings }) => rulings);
  return {
    findings,
    whyNot: whyNotOf(judged, text).filter(({ ruling }) => !cited.includes(ruling)),
    experiment: engine.experiment,
    experiments: [
      ...new Set([
        ...(engine.experiment === null ? [] : [engine.experiment]),
        ...grounds
          .slice(0, MOST_FINDINGS)
          .flatMap(({ effect }) => (effect === null ? [] : (shownOn.get(effect) ?? []))),
      ]),
    ],
    refusal: engine.refusal,
    unread: isSilent(text, engine) ? text.unread.map(({ id }) => id) : [],
    contradictions: judged.flatMap(({ verdict }) =>
      verdict.contradicts === null ? [] : [verdict.contradicts],
    ),
  };
}

/** Nothing that names the two says what happens, and the engine has no rule for it. */
function isSilent({ relations }: TextRelations, { experiment }: PairEffects): boolean {
  return experiment === null && !relations.some(({ named }) => named);
}

/** What has no effect against damage that strikes a unit aside of the attack stands on that unit, where nothing else is asked. */
function onUnitsStruck(question: PairQuestion, { relations }: TextRelations): PairQuestion {
  const aside = relations.filter(
    ({ aspect, relation }) => aspect === 'UNIT_STRUCK' && relation === 'NO_EFFECT',
  );
  const placed = (use: AskedUse): AskedUse =>
    use.place === null && aside.some(({ from }) => from === use.facts.keyword.slug)
      ? { ...use, place: 'SECOND' }
      : use;
  return { ...question, one: placed(question.one), other: placed(question.other) };
}

/** Of what stands aside for that, what it does on the defender of the same attack. */
function onDefender(
  question: PairQuestion,
  struck: PairQuestion,
  runs: (places: PairQuestion) => PairEffects,
): { readonly grounds: readonly Ground[] } & Pick<PairEffects, 'shownOn'> {
  const aside = (['one', 'other'] as const).find((use) => struck[use].place !== question[use].place);
  if (aside === undefined || question.givenBoard) return { grounds: [], shownOn: new Map() };
  const { effects, shownOn } = runs({ ...question, [aside]: { ...question[aside], place: 'DEFENDER' } });
  const grounds = effects
    .filter(({ from, change }) => from.rules === question[aside].facts.rules && change !== null)
    .map((effect) => ({
      from: effect.from.rules.slug,
      to: effect.to.rules.slug,
      relation: effect.relation,
      said: [],
      effect,
    }));
  return { grounds, shownOn };
}

function findingOf(
  kb: KnowledgeBase,
  ground: Ground,
  uses: ReadonlyMap<string, AskedUse>,
  further: readonly string[],
): Finding {
  const { from, to, relation, said, effect } = ground;
  const rulings = [...new Set([...said.map(({ ruling }) => ruling), ...further])].slice(0, MOST_RULINGS);
  const basis: FindingBasis[] = [];
  if (said.length > 0) basis.push('RULING');
  if (effect !== null) basis.push('ENGINE');
  if (basis.length === 0) basis.push('TIMING');
  return {
    from,
    to,
    relation,
    ...sentenceOf(kb, ground, uses),
    window: uses.get(to)?.facts.keyword.timing ?? uses.get(from)?.facts.keyword.timing ?? null,
    rulings,
    basis,
  };
}

/** Where only a text says so, its own words say it best. */
function sentenceOf(kb: KnowledgeBase, ground: Ground, uses: ReadonlyMap<string, AskedUse>): Said {
  const [from, to] = [uses.get(ground.from)?.facts, uses.get(ground.to)?.facts];
  const [first] = ground.said;
  const isPlayed = from?.traits != null && to?.traits != null;
  if (first !== undefined && !isPlayed) return { statement: inItsWords(kb, first, from, to), about: [] };
  if (from === undefined || to === undefined) return { statement: '', about: [] };
  const { relation, effect, said } = ground;
  const place = uses.get(ground.from)?.place ?? null;
  return statementOf({ from, to, relation, effect, aspect: said[0]?.aspect ?? null, place });
}

/** The ruling's own sentence; where it does not name the other keyword, that is said before it. */
function inItsWords(
  kb: KnowledgeBase,
  { ruling, named, relation, aspect }: RulingRelation,
  from: KeywordFacts | undefined,
  to: KeywordFacts | undefined,
): string {
  const record = kb.rulings.get(ruling);
  const text = record?.text ?? '';
  const other = [from, to].find((one) => one?.keyword.slug !== record?.keyword);
  return named || other === undefined ? text : `${concerned(relation, aspect, other.keyword.name)}: ${text}`;
}

/** Why a ruling that speaks of a class of things concerns a keyword. */
function concerned(relation: Relation, aspect: Aspect, name: string): string {
  if (aspect === 'DAMAGE_COUNTERS') return `${name} depends on the damage counters of its unit`;
  return relation === 'PREVENTS'
    ? `Damage from ${name} can be prevented like any other`
    : `This holds for ${name} as well`;
}

function usesBySlug({ one, other }: PairQuestion): ReadonlyMap<string, AskedUse> {
  return new Map([one, other].map((use) => [use.facts.keyword.slug, use]));
}

function whyNotOf(
  judged: readonly { readonly relation: RulingRelation; readonly verdict: Judgement }[],
  { asides }: TextRelations,
): readonly WhyNot[] {
  const off = judged.flatMap(({ relation, verdict }) =>
    verdict.reason === null ? [] : [{ ruling: relation.ruling, reason: verdict.reason }],
  );
  const compared = asides.map(({ id }) => ({
    ruling: id,
    reason: 'It names both, but only to compare them or to say where a rule comes from.',
  }));
  return [...off, ...compared].filter(
    ({ ruling }, index, all) => all.findIndex((one) => one.ruling === ruling) === index,
  );
}
