import { describe, expect, test } from 'vitest';
import { htmlDepth, htmlToText, isHtml } from './html-text.js';
import { positionInFile } from './mapped-text.js';

describe('a page becomes the text a person reads', () => {
  test.each([
    ['blocks apart', '<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['lines of one block', '<p>One<br>Two</p>', 'One\nTwo'],
    ['white space as a browser shows it', '<p>One\n   two&nbsp;three</p>', 'One two three'],
    ['inline markup', '<p><b>Stun X:</b> <i>A</i> b</p>', 'Stun X: A b'],
    ['entities', '<p>&ldquo;A &amp; B&rdquo; &#8211;X</p>', '\u201CA & B\u201D \u2013X'],
    [
      'cells of a row with a tab',
      '<table><tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr></table>',
      'A\tB\nC\tD',
    ],
    [
      'no scripts, styles or head',
      '<head><title>t</title></head><style>a</style><script>b</script><p>One</p>',
      'One',
    ],
  ])('%s', (_what, html, text) => {
    expect(htmlToText(html).mapped.text).toBe(text);
  });
});

test('its title is its first heading', () => {
  expect(htmlToText('<nav>Home</nav><h1>K\u2019Kruhk <i>(B)</i></h1><h2>Keywords</h2>').title).toBe(
    'K\u2019Kruhk (B)',
  );
  expect(htmlToText('<h1>K\u202E\u200B&shy;&#8237;ey</h1>').title).toBe('Key');
  expect(htmlToText('<p>One</p>').title).toBeNull();
});

test('a place in the text is a place in the file', () => {
  const { mapped } = htmlToText('<html>\n<p>One</p>\n  <p><b>Two</b></p>');
  expect(positionInFile(mapped, mapped.text.indexOf('Two'))).toEqual({ line: 3, column: 9 });
});

test('pages are told from text by their tags', () => {
  expect(isHtml('<!DOCTYPE html><p>x')).toBe(true);
  expect(isHtml('Pilot (>o< [subtype] Pilot)')).toBe(false);
  expect(isHtml('<b>Stun X:</b> A')).toBe(false);
});

test('depth is known before anything is parsed, and a deep page does not overflow the stack', () => {
  expect(htmlDepth('<div><p>a<br></div><div>')).toBe(1);
  expect(htmlDepth('<div>'.repeat(5_000))).toBe(5_000);
  expect(htmlToText(`${'<div>'.repeat(900)}One`).mapped.text).toBe('One');
});
