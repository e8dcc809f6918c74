import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, decoded, getUrl } from './testing/ask.js';
import { askPage, pageAt } from './testing/ask-page.js';
import { readPage } from './testing/read-page.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());
const htmlAt = async (path: string) => decoded(await askPage(server.url + path));
const at = (path: string) => pageAt(server.url + path);

describe('an attack', () => {
  it('shows every outcome with its chance', async () => {
    const { text } = await at('/attack?q=1%20power%20vs%201%20health');
    expect(text).toContain('50.0 %');
    expect(text).toContain('1/2');
  });

  it('that was filled into fields is one line', async () => {
    const fields = new URLSearchParams({ 'attacker.power': '2', 'defender.health': '3', dark: 'defender' });
    fields.set('defender.abilities', 'Evade 1\nArmor');
    const { status, headers } = await askPage(`${server.url}/attack?${fields}`);
    expect(status).toBe(302);
    const line = new URL(String(headers.location), `${server.url}/attack`).searchParams.get('q');
    expect(line).toBe('2 power vs 3 health, Evade 1, Armor; dark side defender');
  });

  it('of which nothing was filled in is the calculator alone', async () => {
    const { text } = await at('/attack?attacker.power=&defender.health=&live=1');
    expect(text).toContain('fill in the units below');
  });

  it('that was a link of this site is taken from it', async () => {
    const link = `https://example.org/attack?q=${encodeURIComponent('1 power vs 1 health')}`;
    const path = `/attack?q=${encodeURIComponent(link)}`;
    const { status, headers } = await askPage(server.url + path);
    expect([status, headers.location]).toEqual([302, 'attack?q=1%20power%20vs%201%20health']);
    expect((await at(`${path}&live=1`)).text).toContain('50.0 %');
  });

  it('says what the attacker was taken to have, and of no one else', async () => {
    const { text } = await at(`/attack?q=${encodeURIComponent('4 power vs 2 health, Retaliate 2')}`);
    expect(text).toContain('How much health the attacker has was not said: it has 99 here.');
    expect(text).not.toContain('99 or more discard it');
    expect(text).toMatch(/Attacker is discarded\s*not known/);
    const said = await at(`/attack?q=${encodeURIComponent('4 power, 3 health vs 2 health, Retaliate 2')}`);
    expect(said.text).not.toContain('was not said');
    expect(said.text).toContain('3 or more discard it');
  });

  it('tells of counters that it places, beside those that were there', async () => {
    const { text } = await at(`/attack?q=${encodeURIComponent('3 power vs 5/2 health')}`);
    expect(text).toContain('Damage counters placed on defender');
    expect(text).toContain('Besides the 2 that it had, 3 or more discard it.');
  });

  it('with cards in its fields is theirs, and says what of a card is another', async () => {
    const fields = new URLSearchParams({
      'attacker.card': 'Old Guard (A)',
      'attacker.power': '',
      'attacker.arena': '',
    });
    fields.set('defender.card', 'Stone Beast');
    const lineOf = async () => {
      const { headers } = await askPage(`${server.url}/attack?${fields}`);
      return new URL(String(headers.location), `${server.url}/attack`).searchParams.get('q') ?? '';
    };
    expect(await lineOf()).toBe('Old Guard (A) vs Stone Beast');
    fields.set('attacker.power', '9');
    const { text } = await at(`/attack?q=${encodeURIComponent(await lineOf())}`);
    expect(text).toContain('Old Guard (A) has 9 power here, as the attack says; 5 is printed on it.');
  });

  it('of units whose health nobody said says nowhere what becomes of them', async () => {
    const itself = await htmlAt(`/attack?q=${encodeURIComponent('3 power vs itself')}`);
    const damaged = await htmlAt(
      `/attack?q=${encodeURIComponent('5 power, Stun 2 vs 6 health, 4 power, Riposte 2')}`,
    );
    for (const html of [itself, damaged]) {
      const { text } = readPage(html);
      expect(text).toMatch(/Attacker is discarded\s*not known/);
      expect(text).toContain('Shown: attacker is discarded: not known; damage counters placed on average:');
      expect(html).not.toMatch(/99 or more discard/);
    }
    expect(readPage(itself).text).toMatch(/Defender is discarded\s*not known/);
    expect(readPage(itself).text).toContain('Shown: defender is discarded: not known;');
    expect(itself).toContain('Whether the defender is discarded is not known');
    expect(damaged).toMatch(/The defender is discarded with a chance of [\d.]+ %/);
  });

  it('by another reading of the rules says so where a link to it is shown', async () => {
    const html = await htmlAt('/attack?q=1%20power%20vs%201%20health&reading=other-costs-payable');
    expect(html).toContain('Attack, by the other reading of other-costs-payable: 1 power vs 1 health');
    expect(html).toMatch(/og:description" content="[^"]*Played by another reading of the rules/);
  });

  it('may name cards', async () => {
    const { text } = await at('/attack?q=Old%20Guard%20(A)%20vs%20Stone%20Beast');
    expect(text).toContain('Damage counters placed on Stone Beast');
  });

  it('that can not be read says where', async () => {
    const path = '/attack?q=7%20power%20vs%20nothing';
    const response = await askPage(server.url + path);
    expect(response.status).toBe(400);
    expect(readPage(decoded(response)).text).toMatch(/Column \d+/);
  });
});

describe('when too much is asked at once', () => {
  it('an attack is refused as a page that says when to come back', async () => {
    const busy = await startForTest({ maxRunning: 2 });
    const slow = ask(getUrl(busy.url, '{ slow(ms: 600) }'));
    await vi.waitFor(async () => {
      const { status, headers, body } = await askPage(`${busy.url}/attack?q=1%20power%20vs%201%20health`);
      expect([status, headers['retry-after']]).toEqual([429, '1']);
      expect(readPage(body.toString()).text).toContain('Too much at once');
    });
    expect((await slow).status).toBe(200);
    await busy.close();
  });
});
