import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, decoded } from './testing/ask.js';
import { attributesOf, type ReadPage, readPage } from './testing/read-page.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());

const BROWSER = { Accept: 'text/html' };
/** Riposte does its damage although its unit is gone, as we read it. */
const LINE = '2 power, 2 health vs 1 health, Riposte 2; roll 2 4';
const LARGE =
  '4 power, Lucky 1, Fury 1, Overkill, Critical Hit 1 vs 3 health, Evade 1 (1 Force) + "second" 3 health, Evade 1 (1 Force)';

async function pageOf(parameters: Readonly<Record<string, string>>): Promise<ReadPage> {
  const path = `/attack?${new URLSearchParams(parameters)}`;
  return readPage(decoded(await ask(server.url + path, { headers: BROWSER })));
}

const discarded = ({ text }: ReadPage) => /Attacker is discarded\s*([\d.]+ ?%)/.exec(text)?.[1];

describe('the readings of the rules on which an attack depends', () => {
  it('are shown with the other reading, which is a link to its result', async () => {
    const page = await pageOf({ q: LINE });
    expect(page.text).toContain('Riposte works even if its unit is gone.');
    expect(page.text).toContain('It needs its unit in play.');
    const link = attributesOf(page, 'a', 'href').find((href) => href.includes('reading='));
    expect(new URLSearchParams(link?.split('?')[1]).get('reading')).toBe('riposte-survives');
    expect(discarded(page)).toBe('100 %');
  });

  it('by the other reading the attack ends otherwise, and the page says so and leads back', async () => {
    const page = await pageOf({ q: LINE, reading: 'riposte-survives' });
    expect(discarded(page)).toBe('0 %');
    expect(page.text).toContain('Played by another reading of the rules: It needs its unit in play.');
    expect(attributesOf(page, 'a', 'href')).toContain(`attack?q=${encodeURIComponent(LINE)}`);
  });

  it('stay as they are chosen while another attack is typed', async () => {
    const page = await pageOf({ q: LINE, reading: 'riposte-survives' });
    const kept = page.elements.filter(({ attributes }) => attributes.get('name') === 'reading');
    expect(kept.map(({ attributes }) => attributes.get('value'))).toEqual([
      'riposte-survives',
      'riposte-survives',
    ]);
    const path = '/attack?attacker.power=1&defender.health=1&reading=riposte-survives';
    const { headers } = await ask(server.url + path, { headers: BROWSER });
    expect(headers.location).toContain('&reading=riposte-survives');
  });

  it('are left out where none matters', async () => {
    const { text } = await pageOf({ q: '1 power vs 1 health' });
    expect(text).not.toContain('How the rules are read');
  });

  it('of a large attack are found when that is asked for', async () => {
    const page = await pageOf({ q: LARGE });
    expect(page.text).not.toContain('How the rules are read');
    const link = attributesOf(page, 'a', 'href').find((href) => href.includes('reading=every')) ?? '';
    const found = readPage(decoded(await ask(`${server.url}/${link}`, { headers: BROWSER })));
    expect(found.text).toContain("Fury's dice can be re-rolled.");
  });

  it('of any attack but the smallest are not found while it is typed', async () => {
    const { text } = await pageOf({ q: '7 power, Lucky 2, Fury 1 vs 5 health', live: '1' });
    expect(text).not.toContain('How the rules are read');
    expect(text).toContain('Find the readings of the rules on which this depends');
  });

  it.each(['none', 'power-floor', '__proto__'])('%j is no reading, and the page says so', async (reading) => {
    const page = await pageOf({ q: LINE, reading });
    expect(discarded(page)).toBe('100 %');
    expect(page.text).toContain(`There is no reading “${reading}” that can be played otherwise`);
  });

  it('are turned one at a time, and the page says which is left out', async () => {
    const path = `/attack?${new URLSearchParams({ q: LINE })}&reading=riposte-survives&reading=parry-first`;
    const page = readPage(decoded(await ask(server.url + path, { headers: BROWSER })));
    expect(discarded(page)).toBe('0 %');
    expect(page.text).toContain('“parry-first” is left out');
  });

  it('that change nothing are said to change nothing', async () => {
    const { text } = await pageOf({ q: '5 power vs 3 health', reading: 'riposte-survives' });
    expect(text).toContain('this attack comes out as by ours: It needs its unit in play.');
    expect(text).not.toContain('Played by another reading');
  });

  it('are said to be none where all were tried in vain', async () => {
    const { text } = await pageOf({ q: '5 power vs 3 health', reading: 'every' });
    expect(text).toContain('the result depends on none');
  });
});
