import { describe, expect, it } from 'vitest';
import { numbersBlock, withBlock } from './numbers-block.js';

const README = 'before\n<!-- made by npm run numbers -->\nold\n<!-- /made by npm run numbers -->\nafter\n';

describe('the numbers in the README', () => {
  it('replace those that stood there, and nothing else', () => {
    const once = withBlock(README, 'new');
    expect(once).toBe(
      'before\n<!-- made by npm run numbers -->\n\nnew\n\n<!-- /made by npm run numbers -->\nafter\n',
    );
    expect(withBlock(once, 'new')).toBe(once);
  });

  it.each(['no marks', '<!-- made by npm run numbers -->'])(
    'are refused a place without both marks: %s',
    (text) => {
      expect(() => withBlock(text, 'new')).toThrow('Restore them');
    },
  );

  it('count what was judged by group, and say of each benchmark whether its goal is met', () => {
    const judged = [[], ['wrong'], []].map((wrong, index) => ({
      group: index === 2 ? 'pairs' : 'questions',
      kind: 'ODDS',
      name: `${index}`,
      wrong,
    }));
    const goal = { kind: 'at least', ratio: 2 } as const;
    const block = numbersBlock('T', judged, {
      benchmarks: [
        { benchmark: 'attack', measure: 'a simulation', ratio: 1234.5, goal },
        { benchmark: 'attack', measure: 'another', ratio: 1.5, goal },
      ],
      mutation: { oneIn: 4, tried: 200, killed: 171 },
    });
    expect(block.split('\n')).toEqual(
      expect.arrayContaining([
        '| questions | 1 of 2 | 50.0 % |',
        '| pairs | 1 of 1 | 100.0 % |',
        '| attack: a simulation | 1235 | at least 2 | yes |',
        '| attack: another | 1.50 | at least 2 | no |',
      ]),
    );
    expect(block).toContain('171 of 200: 85.5 %');
  });
});
