import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { recordPage } from './record-page.js';

const sample = openSample();

describe('a permanent address leads to a page for people', () => {
  test('of a keyword, with its text and rulings', () => {
    const page = recordPage(sample, '/keywords/overkill');
    expect(page).toContain('<h1>Overkill</h1>');
    expect(page).toContain('href="../rulings/overkill/');
  });
  test.each(sampleContent.rulings)('of the ruling $id, whatever its status', ({ id, text }) => {
    expect(recordPage(sample, `/rulings/${id}`)).toContain(text.slice(0, 20).replaceAll("'", '&#39;'));
  });
  test.each([
    '/keywords/none',
    '/rulings/overkill/none',
    '/rulings/overkill',
    '/keywords/%',
    '/other/overkill',
    '/',
  ])('but %s to none', (path) => {
    expect(recordPage(sample, path)).toBeNull();
  });
});

test('nothing in a text acts as markup', () => {
  const [first, ...others] = sampleContent.keywords;
  if (first === undefined) throw new Error('the sample has no keyword');
  const hostile = {
    ...first,
    signature: '<script>alert(1)</script>',
    summary: '"><img src=x onerror=alert(1)>',
  };
  const page =
    recordPage(openSample({ ...sampleContent, keywords: [hostile, ...others] }), `/keywords/${first.slug}`) ??
    '';
  const names: string[] = [];
  const pending: DefaultTreeAdapterMap['node'][] = [...parse(page).childNodes];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    names.push(node.nodeName);
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
  expect(names).not.toContain('script');
  expect(names).not.toContain('img');
});
