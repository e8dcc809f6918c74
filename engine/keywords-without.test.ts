import { describe, expect, it } from 'vitest';
import { attack } from './attack.js';
import { KEYWORDS } from './keyword-list.js';
import { keywordsWithout, ruleCode } from './keywords-without.js';
import { parseAttackLine } from './notation/attack-line.js';
import { outcomeText } from './testing/outcome-text.js';

const RULES = KEYWORDS.flatMap((keyword) =>
  keyword.rules.map((rule) => [ruleCode(keyword, rule), keyword, rule] as const),
);

function outcome(line: string, code: string | null): string {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(read.message);
  const report = attack(read.input, { keywords: code === null ? KEYWORDS : keywordsWithout(KEYWORDS, code) });
  return report.ok ? outcomeText(report) : report.code;
}

describe('a rule that is switched off', () => {
  it.each(RULES)('%s changes its keyword and no other', (code, { slug }) => {
    const without = keywordsWithout(KEYWORDS, code);
    expect(without.filter((keyword, index) => keyword !== KEYWORDS[index]).map((one) => one.slug)).toEqual([
      slug,
    ]);
    expect(without).toHaveLength(KEYWORDS.length);
  });

  it.each(RULES)('%s has a code, a sentence and rulings of its own', (_, { slug, rules }, rule) => {
    expect(rule.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(rules.filter(({ code }) => code === rule.code)).toHaveLength(1);
    expect(rule.says).toMatch(/^[A-Z].*\.$/);
    expect(rule.rulings.every((id) => id.startsWith(`${slug}/`))).toBe(true);
    expect(rule.rulings.length).toBeGreaterThan(0);
  });

  it('shows in an attack with its keyword', () => {
    const line = '1 power vs 2 health, Evade 2';
    expect([outcome(line, null), outcome(line, 'evade/up-to')]).toEqual([
      'attacker 0: 1; discarded 0\ndefender 0: 1; discarded 0\nhits 1/2',
      'attacker 0: 1; discarded 0\ndefender 0: 1/2, 1: 1/2; discarded 0\nhits 1/2',
    ]);
  });

  it('shows in no attack without it', () => {
    expect(outcome('1 power vs 2 health, Parry 1', 'evade/up-to')).toBe(
      outcome('1 power vs 2 health, Parry 1', null),
    );
  });

  it('must be one that there is', () => {
    expect(() => keywordsWithout(KEYWORDS, 'evade/none')).toThrow('No keyword has the rule "evade/none"');
  });
});
