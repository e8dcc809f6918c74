import { expect, it } from 'vitest';
import { KEYWORDS } from '../../engine/keyword-list.js';
import { sitePagesFor } from './find-site-pages.js';
import { SITE_PAGES } from './site-pages.js';

const pathsFor = (query: string, hasCards = true) =>
  sitePagesFor(query, hasCards).pages.map(({ path }) => path);

it.each([
  ['how to put tooltips on a wiki', 'api#wiki'],
  ['embed', 'api#wiki'],
  ['api', 'api'],
  ['Is there an API?', 'api'],
  ['discord bot', 'api#clients'],
  ['download the data', 'api#bulk'],
  ['calculator', 'attack'],
  ['deck rulings', 'deck'],
  ['deck', 'deck'],
  ['how do keywords interact', 'interactions'],
  ['attack steps', './#attack'],
  ['all cards', 'cards'],
  ['rss', 'v1/feed.atom'],
  ['feed', 'v1/feed.atom'],
  ['tooltips for my wiki', 'api#wiki'],
  ['download everything', 'api#bulk'],
  ['csv', 'api#bulk'],
  ['json', 'api'],
  ['graphql', 'api'],
  ['mcp', 'api#clients'],
  ['discord', 'api#clients'],
  ['print my deck', 'deck'],
  ['matrix', 'interactions'],
  ['license', 'api#licence'],
  ['report a mistake', 'report'],
  ['report error', 'report'],
  ['wrong ruling', 'report'],
  ['This ruling looks wrong', 'report'],
])('who looks for %j is led to %s first', (query, path) => {
  expect(pathsFor(query)[0]).toBe(path);
});

it.each([
  '',
  '?',
  'the',
  'Overkill',
  'When is Riposte damage placed?',
  'Can I discard a card from my deck?',
  'xyzzy',
])('who asks %j is shown no page of the site', (query) => {
  expect(pathsFor(query)).toEqual([]);
});

it('no rule of the game, asked for by its own words, leads away from it', () => {
  for (const { name } of KEYWORDS) expect(pathsFor(name), name).toEqual([]);
});

it('what a page is called, and all words that mean it, lead to it', () => {
  for (const { path, name, meantBy } of SITE_PAGES)
    for (const words of [name, ...meantBy]) expect(pathsFor(words), words).toContain(path);
});

it.each([
  ['discord bot', true],
  ['tooltips on a wiki', true],
  ['armor calculator', false],
  ['Overkill', false],
])('whether a page accounts for all of %j: %s', (query, isWhole) => {
  expect(sitePagesFor(query, true).isWhole).toBe(isWhole);
});

it('a list of cards is not offered where there are none', () => {
  expect(pathsFor('all cards', false)).not.toContain('cards');
});
