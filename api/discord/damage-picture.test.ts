import { describe, expect, it } from 'vitest';
import { attack } from '../../engine/attack.js';
import { parseAttackLine } from '../../engine/notation/attack-line.js';
import { damagePicture, LONGEST_PICTURE } from './damage-picture.js';

function picture(line: string, role = 'defender'): string | null {
  const read = parseAttackLine(line);
  const report = read.ok ? attack(read.input) : null;
  if (report === null || !report.ok) throw new Error(`${line} is no attack that can be solved`);
  return damagePicture(report, role);
}

describe('the picture of the damage', () => {
  it('has a row for each count of counters, as long as it is likely', () => {
    expect(picture('2 power vs 4 health')).toBe(
      [
        '```',
        '0 ██████████           25.0 %',
        '1 ████████████████████ 50.0 %',
        '2 ██████████           25.0 %',
        '```',
      ].join('\n'),
    );
  });

  it('puts what is rare and high together in the last row', () => {
    const rows = picture('20 power vs 99 health')?.split('\n') ?? [];
    expect(rows).toHaveLength(13);
    expect(rows.at(-2)).toMatch(/^10\+ █{20} 58\.\d %$/);
  });

  it('says of nothing rare that it never happens, and of nothing likely that it always does', () => {
    expect(picture('10 power vs 20 health; roll 4 4 4 4 4 4 4 4 4 4')).toContain('100.0 %');
    expect(picture('12 power vs 20 health')).toContain('<0.1 %');
    expect(picture('12 power vs 20 health')).not.toContain(' 0.0 %');
  });

  it('is never longer than the room that is left for it', () => {
    for (const line of [
      '20 power vs 99 health',
      '20 power, Critical Hit 20 vs 99 health',
      '1 power vs 1 health',
    ])
      expect(picture(line)?.length).toBeLessThanOrEqual(LONGEST_PICTURE);
  });

  it('is not there for a unit that has no part in it', () => {
    expect(picture('1 power vs 1 health', 'bystander')).toBeNull();
  });
});
