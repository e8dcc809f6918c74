import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, decoded } from './testing/ask.js';
import { askPage, BROWSER } from './testing/ask-page.js';
import { type ReadElement, type ReadPage, readPage } from './testing/read-page.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());

const WHOLE = {
  'attacker.card': '',
  'attacker.power': '5',
  'attacker.abilities': 'Lucky 1',
  'defender.card': '',
  'defender.health': '3',
  'defender.abilities': 'Armor',
  others: '',
  options: '',
};

type Fields = Readonly<Record<string, string>>;

function addressOf(fields: Fields): string {
  return `${server.url}/attack?${new URLSearchParams({ ...WHOLE, ...fields })}`;
}

function marked({ elements }: ReadPage): readonly ReadElement[] {
  return elements.filter(({ attributes }) => attributes.get('aria-invalid') === 'true');
}

function byId({ elements }: ReadPage, id: string | undefined): ReadElement | undefined {
  return elements.find(({ attributes }) => attributes.get('id') === id);
}

const FAULTS: readonly (readonly [Fields, field: string, told: string])[] = [
  [{ 'attacker.power': '' }, 'attacker.power', 'Attacker, Power: The attacker has no power. Fill in Power'],
  [{ 'defender.health': '' }, 'defender.health', 'Defender, Health: The defender has no health.'],
  [{ 'attacker.power': '41' }, 'attacker.power', 'Power is “41”; expected a whole number from 0 to 40.'],
  [{ 'attacker.power': '5 power vs 1' }, 'attacker.power', 'expected a whole number'],
  [{ 'defender.speed': '1.5' }, 'defender.speed', 'Defender, Speed: Speed is “1.5”'],
  [{ 'attacker.counters': '2' }, 'attacker.health', 'The attacker has 2 damage'],
  [{ 'force.defender': '-1' }, 'force.defender', 'Force of the defender: Force is “-1”'],
  [{ 'attacker.card': 'H' }, 'attacker.card', "Attacker, Card: No card is called 'H'."],
  [
    { 'attacker.abilities': 'Lucky 1\nArmr' },
    'attacker.abilities',
    "Attacker, Abilities: 'Armr' is no known keyword.",
  ],
  [
    { 'defender.abilities': 'Armr' },
    'defender.abilities',
    "Defender, Abilities: 'Armr' is no known keyword.",
  ],
  [
    { 'defender.type': 'Sea', 'defender.subtypes': 'Rebel' },
    'defender.type',
    "Defender, Type line: found 'Sea'; expected",
  ],
  [{ others: '"guard" 5 health\nnobody' }, 'others', "Other units: No card is called 'nobody'."],
  [{ options: 'lucky sometimes' }, 'options', "Further options: found 'sometimes'; expected"],
];

describe('a field of the calculator that makes no attack', () => {
  it.each(FAULTS)('%j is marked: %s', async (fields, field, told) => {
    for (const live of [{}, { live: '1' }]) {
      const response = await askPage(addressOf({ ...fields, ...live }));
      const page = readPage(decoded(response));
      expect(response.status).toBe(400);
      expect(marked(page).map(({ attributes }) => attributes.get('name'))).toEqual([field]);
      const [faulty] = marked(page);
      expect(byId(page, faulty?.attributes.get('aria-describedby'))?.text).toContain(told);
      const result = byId(page, 'result');
      expect(result?.text).toContain(told);
      expect(result?.text).not.toContain('Column');
    }
  });

  it.each(FAULTS)('%j stays, at an address that has all that was typed', async (fields) => {
    const first = readPage(decoded(await askPage(addressOf({ ...fields, live: '1' }))));
    const path = byId(first, 'result')?.attributes.get('data-path');
    const again = readPage(decoded(await askPage(`${server.url}/${path}`)));
    const said = { ...WHOLE, ...fields };
    const kept = Object.keys(said).map((name) => {
      const field = byId(again, name);
      return [name, field?.name === 'textarea' ? field.text : field?.attributes.get('value')];
    });
    expect(Object.fromEntries(kept)).toEqual(said);
    expect(again.elements.find(({ name }) => name === 'title')?.text).toContain('Attack calculator: ');
  });

  it('leads there when it was posted, so that it is there again behind Back', async () => {
    const { status, headers } = await ask(`${server.url}/attack`, {
      method: 'POST',
      headers: { ...BROWSER, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ ...WHOLE, 'attacker.power': '' })),
    });
    expect(status).toBe(302);
    expect(headers.location).toContain('attacker.abilities=Lucky%201');
  });
});

describe('fields that make an attack', () => {
  it('need no health for damage on a card, which has its own', async () => {
    const card = { 'defender.card': 'Stone Beast', 'defender.health': '', 'defender.counters': '1' };
    const response = await askPage(addressOf(card));
    expect(response.status).toBe(302);
    expect(decodeURIComponent(String(response.headers.location)).replaceAll('+', ' ')).toContain(
      'Stone Beast, 1 damage',
    );
  });

  it('stay filled in when the rules refuse the attack', async () => {
    const line = '5 power, in Space, Lucky 1 vs 3 health, in Ground';
    const page = readPage(decoded(await askPage(`${server.url}/attack?q=${encodeURIComponent(line)}`)));
    const filledIn = (name: string): string | undefined =>
      page.elements.find(({ attributes }) => attributes.get('name') === name)?.attributes.get('value');
    expect([filledIn('attacker.power'), filledIn('defender.health')]).toEqual(['5', '3']);
  });
});
