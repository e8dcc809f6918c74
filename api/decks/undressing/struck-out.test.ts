import { describe, expect, it } from 'vitest';
import { readDeck } from '../read-deck.js';

const read = (list: string) => readDeck(list).entries.map(({ quantity, name }) => [quantity, name]);

describe('what is struck through', () => {
  it.each([
    '~~2x Stone Beast~~\n3 Old Guard',
    '- [x] ~~2x Stone Beast~~\n- [ ] 3 Old Guard',
    '~~2x Stone Beast\n4 Twin Scout~~\n\n3 Old Guard',
    '[s]2x Stone Beast[/s]\n3 Old Guard',
    '[strike]\n2x Stone Beast\n4 Twin Scout\n[/strike]\n3 Old Guard',
    '<ul><li><del>2x Stone Beast</del></li><li>3 Old Guard</li></ul>',
    '<s>2x Stone Beast<br>4 Twin Scout</s><br>3 Old Guard',
    '2x S\u0336t\u0336o\u0336n\u0336e\u0336\n3 Old Guard',
    '<strike>2x Stone Beast</strike>\n3 Old Guard',
    '<span style="text-decoration: line-through">2x Stone Beast</span>\n3 Old Guard',
    '<p class="old strike">2x <span>Stone</span> Beast</p><p>3 Old Guard</p>',
    "<ul><li style='text-decoration:line-through'>2x Stone Beast<li>3 Old Guard</ul>",
    '<div class="line-through"><div>2x Stone Beast</div><div>4 Twin Scout</div></div><div>3 Old Guard</div>',
    '<table><tr style="text-decoration:line-through"><td>2</td><td>Stone Beast</td></tr><tr><td>3</td><td>Old Guard</td></tr></table>',
    '| Card | Qty |\n|---|---|\n| ~~Stone Beast~~ | ~~2~~ |\n| Old Guard | 3 |',
  ])('is no part of the deck, which is told: %j', (list) => {
    expect(read(list)).toEqual([[3, 'Old Guard']]);
    expect(readDeck(list)).toMatchObject({
      unreadable: [],
      warnings: [{ code: 'STRUCK_OUT', message: expect.stringContaining('Stone') }],
    });
  });

  it('may be a part of a line only', () => {
    expect(readDeck('~~4x~~ 3x Old Guard')).toMatchObject({
      entries: [{ quantity: 3, name: 'Old Guard' }],
      warnings: [{ code: 'STRUCK_OUT', message: expect.stringContaining("'4x'") }],
    });
  });

  it('keeps its place in a numbered list', () => {
    expect(read('1. Old Guard\n2. ~~Stone Beast~~\n3. Twin Scout')).toEqual([
      [1, 'Old Guard'],
      [1, 'Twin Scout'],
    ]);
  });

  it.each(['4 Walker [S]', '4 Walker ~ of hills', '4 ~~Walker'])('is nothing without an end: %s', (line) => {
    expect(readDeck(line)).toMatchObject({ entries: [{ quantity: 4 }], warnings: [] });
  });
});
