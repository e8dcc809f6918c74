import { ruleCode } from '../../engine/keywords-without.js';
import { judgementFault } from './judgements.js';
import type { Traceability } from './modelling.js';
import type { Fault } from './scenario.js';

/** Every ruling has exactly one state, and nobody cites a ruling or a rule that there is not. `known`: bare ids of the project's rulings. */
export function checkCitations(given: Traceability, known: ReadonlySet<string>): readonly Fault[] {
  return [...unknownRulings(given, known), ...unknownRules(given), ...states(given, known)];
}

function unknownRulings(given: Traceability, known: ReadonlySet<string>): readonly Fault[] {
  const { keywords, judgements, scenarios } = given;
  const unknown = (ids: readonly string[]): readonly string[] => ids.filter((id) => !known.has(id));
  return [
    ...keywords.flatMap(({ slug, says, rules }) =>
      unknown([...says.rulings, ...rules.flatMap(({ rulings }) => rulings)]).map((id) =>
        keywordFault(slug, notKnown(id)),
      ),
    ),
    ...judgements.flatMap(({ rulings }) => unknown(rulings).map((id) => judgementFault(notKnown(id)))),
    ...scenarios.flatMap(({ shows, place }) =>
      unknown(shows).map((id): Fault => ({ at: place.shows, message: notKnown(id) })),
    ),
  ];
}

function notKnown(id: string): string {
  return `There is no ruling "${id}"; data/ruling-ids.json has them all.`;
}

function unknownRules({ keywords, scenarios }: Traceability): readonly Fault[] {
  const codes = keywords.flatMap((keyword) => keyword.rules.map((rule) => ruleCode(keyword, rule)));
  const known = new Set(codes);
  const repeated = codes.filter((code, index) => codes.indexOf(code) < index);
  return [
    ...repeated.map((code) =>
      keywordFault(code.slice(0, code.indexOf('/')), `Two rules have the code "${code}"; rename one.`),
    ),
    ...scenarios.flatMap(({ restsOn, place }) =>
      restsOn
        .filter((code) => !known.has(code))
        .map(
          (code): Fault => ({
            at: place.restsOn ?? place.name,
            message: `No keyword has the rule "${code}"; npm run scenarios -- --rewrite lists the right ones.`,
          }),
        ),
    ),
  ];
}

function states({ keywords, judgements }: Traceability, known: ReadonlySet<string>): readonly Fault[] {
  const given = new Map<string, string[]>();
  const add = (id: string, by: string): void => void given.set(id, [...(given.get(id) ?? []), by]);
  for (const keyword of keywords)
    for (const rule of keyword.rules)
      for (const id of rule.rulings) add(id, `rule ${ruleCode(keyword, rule)}`);
  for (const { state, rulings } of judgements) for (const id of rulings) add(id, state);
  const without = [...known].filter((id) => !given.has(id));
  const several = [...given].filter(([, by]) => by.length > 1);
  return [
    ...without.map((id) =>
      judgementFault(
        `The ruling "${id}" has no state: list it in a rule of its keyword, or here with the reason why it has none.`,
      ),
    ),
    ...several.map(([id, by]) =>
      judgementFault(`The ruling "${id}" has ${by.length} states (${by.join(', ')}): keep one.`),
    ),
  ];
}

function keywordFault(slug: string, message: string): Fault {
  return { at: { file: `engine/keywords/${slug}.ts`, line: 1, column: 1 }, message };
}
