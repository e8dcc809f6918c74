import { describe, expect, it } from 'vitest';
import { askSample, dataOf, refusalOf } from './ask-sample.js';

const CHECK = `query ($text: String!, $rulingId: ID) {
  verifyCitation(text: $text, rulingId: $rulingId) { status similarity message ruling { id } current { id } }
}`;
const TANDEM = 'Ruling:overkill/both-units-resolve-damage';

describe('a cited wording', () => {
  it.each([
    ['CURRENT', 'Both units resolve damage in tandem.', null, TANDEM, [TANDEM]],
    ['CURRENT', 'Both units resolve damage in tandem.', TANDEM, TANDEM, [TANDEM]],
    ['CURRENT', 'Both units resolve damage in tandem.', TANDEM.slice(7), TANDEM, [TANDEM]],
    ['ALTERED', 'Both units always resolve damage in tandem.', null, TANDEM, [TANDEM]],
    [
      'SUPERSEDED',
      'Both units take the damage together.',
      null,
      'Ruling:overkill/both-units-take-the',
      [TANDEM],
    ],
    ['WITHDRAWN', 'Extra hits may go to a second unit.', null, 'Ruling:overkill/extra-hits-may-go', []],
  ])('is %s: %s', async (status, text, rulingId, id, current) => {
    const { verifyCitation } = await dataOf(askSample(CHECK, { text, rulingId }));
    expect(verifyCitation).toMatchObject({
      status,
      ruling: { id },
      current: current.map((one) => ({ id: one })),
    });
  });

  it.each([null, 'Ruling:overkill/nothing'])(
    'is UNKNOWN when nothing is like it (id %s)',
    async (rulingId) => {
      const { verifyCitation } = await dataOf(
        askSample(CHECK, { text: 'The moon is made of cheese.', rulingId }),
      );
      expect(verifyCitation).toMatchObject({ status: 'UNKNOWN', ruling: null, current: [] });
    },
  );

  it('is refused with an id of another type, or when it is endless', async () => {
    const other = askSample(CHECK, { text: 'x', rulingId: 'Keyword:overkill' });
    expect(await refusalOf(other)).toMatchObject({ code: 'BAD_NODE_ID' });
    const endless = askSample(CHECK, { text: 'x'.repeat(2001) });
    expect(await refusalOf(endless)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
