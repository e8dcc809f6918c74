import { describe, expect, it } from 'vitest';
import { readDeck } from './read-deck.js';

const read = (list: string) =>
  readDeck(list).entries.map(({ quantity, name, section, set }) => [quantity, name, section, set]);

/** What all of the lists below say. */
const CARDS = [
  [4, 'Old Guard (A)', 'DECK', null],
  [2, 'Stone Beast', 'DECK', null],
  [1, 'Twin Scout (B)', 'SIDEBOARD', null],
];

describe('a deck list copied from elsewhere', () => {
  it.each([
    [
      'a forum',
      '[b]Main deck (6)[/b]\n[list]\n[*]4x Old Guard (A)\n[*]2x Stone Beast\n[/list]\n[b]Sideboard[/b]\n[*]1x Twin Scout (B)',
    ],
    [
      'a forum, with links',
      '[deck]\n4 [card=og]Old Guard (A)[/card]\n2 [url=http://c.invalid/x]Stone Beast[/url]\n[size=14][b]Side:[/b][/size]\n1 [card]Twin Scout (B)[/card]\n[/deck]',
    ],
    [
      'a forum, with headings in its tags',
      '[list][*]4x Old Guard (A)[*]2x Stone Beast[/list]\n[spoiler=Sideboard]\n1x Twin Scout (B)\n[/spoiler]',
    ],
    [
      'a forum, in capitals',
      '[SPOILER="Deck (6)"][B]4x[/B] Old Guard (A)\n2x Stone Beast[/SPOILER]\n[SPOILER="Sideboard (1)"]1x Twin Scout (B)[/SPOILER]',
    ],
    [
      'a chat, behind a bar, with pictures and names ahead',
      '@everyone Deck\n||4 Old Guard (A)||\n:star: 2x Stone Beast\n<:side:1234> Sideboard\n🔥 1 Twin Scout (B)',
    ],
    [
      'a chat, with times and a bar over several lines',
      '[14:33] Bob: 4 Old Guard (A)\n||2 Stone Beast\nSideboard (Total: 1)\n1 Twin Scout (B)||',
    ],
    [
      'a page of which each cell has a line',
      '<table>\n<thead>\n<tr>\n<th>Qty</th>\n<th>Card</th>\n</tr>\n</thead>\n<tr>\n<td>4</td>\n<td>Old Guard (A)</td>\n</tr>\n<tr>\n<td>2</td>\n<td>Stone Beast</td>\n</tr>\n</table>\n<p>Sideboard</p>\n<p>Twin Scout (B)</p>',
    ],
    [
      'cells on lines of their own',
      'Qty\nCard\n4\nOld Guard (A)\n2\nStone Beast\nSideboard\nTwin Scout (B)\n1',
    ],
    [
      'a wiki, with the number in the template',
      '{{Card|Old Guard (A)|4}}\n{{Card|name=Stone Beast|qty=2}}\n== Sideboard ==\n{{Twin Scout (B)|1}}',
    ],
    ['a line of text', '4 Old Guard (A), 2 Stone Beast\nSideboard: 1 Twin Scout (B)'],
    [
      'a table of a forum',
      '[table][tr][td]4[/td][td]Old Guard (A)[/td][/tr][tr][td]2[/td][td]Stone Beast[/td][/tr][/table]\n[b]Sideboard[/b]\n[tr]\n[td]1[/td]\n[td]Twin Scout (B)[/td]\n[/tr]',
    ],
    [
      'a page with comments',
      '<!-- mine,\n3 Tower Ten -->\n4 Old Guard (A)\n2 Stone Beast <!-- good -->\n/* 1 Grey Drone */\nSideboard\n/*\n2 Signal\n*/\n1 Twin Scout (B)',
    ],
    [
      'a spreadsheet with a column for the section',
      'Count\tSection\tName\n4\tDeck\tOld Guard (A)\n2\t\tStone Beast\n1\tSideboard\tTwin Scout (B)',
    ],
    [
      'a file of values with a column for the section',
      'Card,Section,Count\nOld Guard (A),Deck,4\n"Stone Beast",Main,2\nTwin Scout (B),Side,1',
    ],
    ['rows that name the section', 'Deck,4,Old Guard (A)\nDeck,2,Stone Beast\nSideboard\t1\tTwin Scout (B)'],
    [
      'a page with parts that open',
      '<p>4 Old Guard (A)<br>2 Stone Beast</p>\n<details><summary>Sideboard</summary><p>1 Twin Scout (B)</p></details>',
    ],
    [
      'a wiki',
      '== Deck ==\n* 4 [[Old Guard (A)|Old Guard]]\n* 2x {{Card|Stone Beast}}\n== Sideboard ==\n* [[Card:Twin Scout (B)]] x1',
    ],
    [
      'a wiki, with templates and addresses',
      '4 {{Card|name=Old Guard (A)|set=INV}}\n2 [https://c.invalid/sb Stone Beast]\nSideboard:\n1 {{Twin Scout (B)}}',
    ],
    [
      'a table of a wiki with a line for each cell',
      '{| class="wikitable"\n|+ Mine\n! Count !! Card\n|-\n| 4\n| [[Old Guard (A)]]\n|-\n| align="right" | 2\n| [[Stone Beast|the beast]]\n|-\n! colspan="2" | Sideboard\n|-\n| 1 || {{Card|Twin Scout (B)}}\n|}',
    ],
    [
      'a part of such a table',
      '| 4\n| [[Old Guard (A)]]\n|-\n| 2\n| [[Stone Beast]]\nSideboard\n1 Twin Scout (B)',
    ],
    [
      'Markdown, with references',
      '4 [Old Guard (A)][1]\n2 [Stone Beast](https://c.invalid/sb "the beast")\n\n### Sideboard\n1 [Twin Scout (B)][]\n\n[1]: https://c.invalid/og',
    ],
    [
      'Markdown',
      '## Main Deck\n\n- **4x** Old Guard (A)\n- 2x *Stone Beast*\n\n---\n\n## Sideboard (1)\n* 1x Twin Scout (B)',
    ],
    [
      'Markdown, with links',
      '**Mainboard**\n4 [Old Guard (A)](https://c.invalid/cards/old-guard-a)\n2 [Stone Beast](/cards/stone-beast)\n__Sideboard:__\n1 `Twin Scout (B)`',
    ],
    [
      'a table of Markdown',
      '| Qty | Card |\n|----:|:-----|\n| 4 | Old Guard (A) |\n| 2 | Stone Beast |\n\n### Sideboard\n\n| 1 | Twin Scout (B) |',
    ],
    ['a quoted post', '> Main:\n> 4x Old Guard (A)\n> 2x Stone Beast\n> SB:\n> 1x Twin Scout (B)'],
    [
      'a block of code',
      '```text\nMaindeck\n4 Old Guard (A)\n2 Stone Beast\n\nSideboard\n1 Twin Scout (B)\n```',
    ],
    [
      'the source of a page',
      '<h2>Main Deck</h2>\n<ul><li>4 Old Guard (A)</li><li>2 <a href="/x">Stone Beast</a></li></ul>\n<b>Sideboard:</b><br>1 Twin Scout (B)',
    ],
    [
      'a table of a page',
      '<table>\n<tr><td>4</td><td>Old Guard (A)</td></tr>\n<tr><td>2</td><td>Stone Beast</td></tr>\n<tr><th>Sideboard</th></tr>\n<tr><td>1</td><td>Twin Scout (B)</td></tr></table>',
    ],
    ['a spreadsheet', 'Qty\tName\n4\tOld Guard (A)\n2\tStone Beast\nSideboard\t\n1\tTwin Scout (B)'],
    ['a file of values', 'Count,Name\n4,Old Guard (A)\n2,"Stone Beast"\nSideboard\n"Twin Scout (B)",1'],
    [
      'a mail',
      'Deck\n=====\n4 x Old Guard (A)\n2 x Stone Beast\n6 cards\n\nSideboard\n---------\n1 x Twin Scout (B)\n\nTotal: 7 cards',
    ],
    ['another game\u2019s tools', '4 Old Guard (A)\n2 Stone Beast\nSB: 1 Twin Scout (B)'],
    [
      'another game\u2019s tools, with comments',
      '// Deck\n4 Old Guard (A)\n2 Stone Beast\n// Sideboard\n1 Twin Scout (B)',
    ],
    [
      'a list sorted by kinds',
      'Characters (4):\n4x Old Guard (A)\n\nGround units - 2\n2x Stone Beast\n\n[Sideboard]\nSpace:\n1x Twin Scout (B)',
    ],
    ['a numbered list', '1. 4x Old Guard (A)\n2. 2x Stone Beast\nSideboard\n1. Twin Scout (B)'],
    [
      'a page of a word processor',
      '\uFEFF4x\u00A0Old Guard (A)\u200B\r\n–\u00A02x Stone Beast\r\n\u00A0\r\nSideboard:\r\n●\t1x Twin Scout (B)\r\n',
    ],
  ])('is read as one that was typed: %s', (_, list) => {
    expect(read(list)).toEqual(CARDS);
    expect(readDeck(list)).toMatchObject({ unreadable: [], warnings: [] });
  });

  it('keeps the places of its lines, though a page has several in one', () => {
    const { entries } = readDeck('<p>mine</p>\n<li>4 Old Guard</li><li>2 Stone Beast</li>');
    expect(entries.map(({ line, name }) => [line, name])).toEqual([
      [1, 'mine'],
      [2, 'Old Guard'],
      [2, 'Stone Beast'],
    ]);
  });

  it.each([
    ['2 K&rsquo;Tal &amp; Sons', 'K’Tal & Sons'],
    ['2 K&#39;Tal &#x26; Sons', "K'Tal & Sons"],
    ['2 Stone &unknown; &#0; Beast', 'Stone &unknown; &#0; Beast'],
  ])('resolves what stands for a sign: %s', (line, name) => {
    expect(read(line)).toEqual([[2, name, 'DECK', null]]);
  });

  it('has a cell in all rows of a table over which it goes', () => {
    const table =
      '<table>\n<tr><td rowspan=2>3</td><td>Old Guard (A)</td></tr>\n<tr><td>Stone Beast</td></tr>\n<tr><td>1</td><td>Twin Scout (B)</td></tr>\n</table>';
    expect(read(table)).toEqual([
      [3, 'Old Guard (A)', 'DECK', null],
      [3, 'Stone Beast', 'DECK', null],
      [1, 'Twin Scout (B)', 'DECK', null],
    ]);
  });

  it('keeps the places of its lines behind comments, and what ends none is read', () => {
    const { entries } = readDeck('/* 1\n2 */\n4 Old Guard\n/* 2 Stone Beast');
    expect(entries.map(({ line, text }) => [line, text])).toEqual([
      [3, '4 Old Guard'],
      [4, '/* 2 Stone Beast'],
    ]);
  });

  it('keeps the count behind the box of a task', () => {
    expect(read('- [ ] 3 Old Guard (A)\n- [x] 2 Stone Beast')).toEqual([
      [3, 'Old Guard (A)', 'DECK', null],
      [2, 'Stone Beast', 'DECK', null],
    ]);
  });

  it.each([
    '[spoiler=Sideboard]\n2 Stone Beast\n[/spoiler]\n4 Old Guard',
    '[spoiler=Sideboard][spoiler]2 Stone Beast[/spoiler][/spoiler]4 Old Guard',
    '<details><summary>Sideboard</summary><p>2 Stone Beast</p></details>\n<p>4 Old Guard</p>',
  ])('goes on behind a block with the section before it: %j', (list) => {
    expect(read(list)).toEqual([
      [2, 'Stone Beast', 'SIDEBOARD', null],
      [4, 'Old Guard', 'DECK', null],
    ]);
  });

  it.each(['Old Guard [B]', 'Walker <of hills>', 'Stone & Beast', 'Old_Guard', "K'Kruhk", 'One | Two'])(
    'leaves a name as it is: %s',
    (name) => {
      expect(read(`2 ${name}`)).toEqual([[2, name, 'DECK', null]]);
    },
  );
});
