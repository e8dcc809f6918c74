import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryContext } from '../../schema/context.js';
import { AT_ONCE } from '../answers/long-work.js';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { COMMAND_DEFINITIONS } from './commands/command-list.js';
import { MESSAGE } from './limits.js';
import type { Message } from './message.js';
import { planReply } from './plan-reply.js';

const context: QueryContext = { knowledgeBase: openSample(), publicUrl: 'https://rules.example.org' };
const place = { applicationId: '1', token: 'x' };

function planned(command: string, options: Readonly<Record<string, string>>, of = context) {
  return planReply(of, { kind: 'COMMAND', place, command, options: new Map(Object.entries(options)) });
}

function reply(command: string, options: Readonly<Record<string, string>>, of = context): Message {
  return planned(command, options, of).make(AT_ONCE);
}

function contentOf(command: string, options: Readonly<Record<string, string>>, of = context): string {
  return reply(command, options, of).content ?? '';
}

/** What Discord counts of the embeds of a message. */
function embedTexts({ embeds = [] }: Message): readonly string[] {
  return embeds.flatMap(({ title = '', description = '', footer, fields = [] }) => [
    title,
    description,
    footer?.text ?? '',
    ...fields.flatMap(({ name, value }) => [name, value]),
  ]);
}

/** No message is refused by Discord: nothing is too long, and nothing that must have a text is empty. */
function expectToFit(message: Message): void {
  const { content = '', embeds = [] } = message;
  expect(content.length).toBeLessThanOrEqual(MESSAGE.content);
  expect(content.length + embeds.length).toBeGreaterThan(0);
  expect(embedTexts(message).join('').length).toBeLessThanOrEqual(MESSAGE.embeds);
  for (const { title = '', description = '', footer, fields = [] } of embeds) {
    expect(title.length).toBeLessThanOrEqual(MESSAGE.embedTitle);
    expect(description.length).toBeLessThanOrEqual(MESSAGE.embedDescription);
    expect(footer?.text.length ?? 0).toBeLessThanOrEqual(MESSAGE.footer);
    for (const { name, value } of fields) {
      expect([name.length > 0, value.length > 0]).toEqual([true, true]);
      expect(value.length).toBeLessThanOrEqual(MESSAGE.fieldValue);
    }
  }
}

const HOSTILE = [
  '@everyone `code` **bold** [x](https://evil.example) <@1180> ||spoiler||',
  '# heading\n> quote\n- list',
  '\u{1F3B2}'.repeat(1_000),
  `Overkill ${'*'.repeat(900)}`,
  'x'.repeat(6_000),
  '\uD800 \0 \u202E',
];

describe('a message', () => {
  it.each(HOSTILE)('fits and mentions nobody, whatever is asked: %j', (text) => {
    const options = { question: text, name: text, line: text, a: text, b: text };
    for (const { name } of COMMAND_DEFINITIONS) {
      const message = reply(name, options);
      expectToFit(message);
      expect(message.allowed_mentions).toEqual({ parse: [] });
      const shown = [message.content, ...embedTexts(message)].join('\n');
      expect(shown).not.toMatch(/@everyone|<@1180|(?<!\\)\]\(https:\/\/evil/);
    }
  });

  it('fits for any text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COMMAND_DEFINITIONS.map(({ name }) => name)),
        fc.string({ unit: 'binary', maxLength: 300 }),
        (name, text) =>
          expectToFit(reply(name, { question: text, name: text, line: text, a: text, b: text })),
      ),
      { numRuns: 60 },
    );
  });

  it('fits where entries and rulings are very long, and addresses too', () => {
    const long = 'A rule that goes on * and on. '.repeat(100);
    const knowledgeBase = openSample({
      ...sampleContent,
      keywords: sampleContent.keywords.map((one) => ({
        ...one,
        summary: long,
        definitions: [long],
        timingText: long,
      })),
      rulings: sampleContent.rulings.map((one) => ({ ...one, text: long })),
      cards: sampleContent.cards.map((one) => ({
        ...one,
        lines: [long, long],
        rulings: sampleContent.rulings.map(({ id }) => id),
      })),
    });
    const of = { knowledgeBase, publicUrl: `https://rules.example.org/${'deep/'.repeat(60)}end` };
    expectToFit(reply('keyword', { name: 'overkill' }, of));
    expectToFit(reply('card', { name: 'old guard' }, of));
    expectToFit(reply('rule', { question: 'Can I evade Overkill damage?' }, of));
    expectToFit(reply('rule', { question: 'How does Overkill work?' }, of));
    expectToFit(reply('interaction', { a: 'Overkill', b: 'Evade' }, of));
    expectToFit(reply('attack', { line: '5 power, Critical Hit 2, Stun 2 vs 4 health, Evade 2' }, of));
    for (const asks of ['rulings', 'timing'])
      expectToFit(
        planReply(of, { kind: 'BUTTON', place, customId: `${asks}:overkill+evade+stun` }).make(AT_ONCE),
      );
  });
});

describe('/rule', () => {
  it('shows the question, the verdict, the ruling with a link, and where the page is', () => {
    const content = contentOf('rule', { question: 'Can I evade Overkill damage?' });
    const [question, answer, foot] = content.split('\n');
    expect(question).toBe('> Can I evade Overkill damage?');
    expect(answer).toMatch(/^\*\*Yes\.\*\* .*“.+” — \[.+\]\(https:\/\/rules\.example\.org\/rulings\/.+\)\.$/);
    expect(foot).toMatch(/^-# Confidence: \w+\. \[On the web\]\(https:\/\/rules\.example\.org\/answer\?q=/);
  });

  it('has buttons that know its keywords', () => {
    const { components } = reply('rule', { question: 'Can I evade Overkill damage?' });
    expect(JSON.stringify(components)).toMatch(/"rulings:evade\+overkill".*"timing:evade\+overkill"/);
  });

  it('has no links while the world can not reach the pages', () => {
    expect(
      contentOf('rule', { question: 'How does Overkill work?' }, { ...context, publicUrl: null }),
    ).not.toContain('](');
  });

  it('proposes what can be asked where it has no answer, and has no buttons', () => {
    const { content, components } = reply('rule', { question: 'What colour is the sky?' });
    expect(content).toContain('You may ask:');
    expect(components).toBeUndefined();
  });
});

describe('/keyword', () => {
  it('says what it does, its kind, how several combine, its timing and the source', () => {
    const [embed] = reply('keyword', { name: 'critical hit' }).embeds ?? [];
    expect(embed?.description).toMatch(
      /^> When .*\n\*\*In short, in our own words:\*\* A natural six adds X damage\\?\.$/,
    );
    expect(embed?.fields?.map(({ value }) => value)).toEqual([
      'triggered ability',
      'Cumulative: values add up',
      expect.stringContaining('play-or-pass opportunity'),
    ]);
    expect(embed?.footer?.text).toMatch(/^Source: ./);
  });

  it.each([
    ['ov xyz', /^No keyword is called/],
    ['', /^No keyword is called/],
  ])('says what to do where %j is none', (name, told) => {
    expect(contentOf('keyword', { name })).toMatch(told);
  });
});

describe('/interaction', () => {
  it('gives the verdict first, then the ruling, the order of play and the page', () => {
    const content = contentOf('interaction', { a: 'Overkill', b: 'Evade 2' });
    expect(content).toMatch(/^\*\*They affect each other\.\*\* /);
    expect(content).toMatch(/\nOrder of play: Overkill \(.+\), Evade \(.+\)\./);
    expect(content).toContain('https://rules.example.org/interactions/overkill+evade');
  });

  it.each([
    ['Critical Hit 2', 'They add up.'],
    ['Evade', 'They stay apart.'],
  ])('of %s twice says how it stacks', (name, said) => {
    expect(contentOf('interaction', { a: name, b: name })).toMatch(new RegExp(`^\\*\\*${said}\\*\\* `));
  });

  it('takes three and four', () => {
    const content = contentOf('interaction', { a: 'Overkill', b: 'Evade', c: 'Stun' });
    expect(content).toContain('overkill+evade+stun');
  });

  it('of values beyond the usual is known to be large before it is checked', () => {
    const costOf = (a: string, b: string) => planned('interaction', { a, b }).cost?.() ?? 0;
    expect(costOf('Critical Hit 20', 'Evade 20')).toBeGreaterThan(2 * costOf('Overkill', 'Evade 2'));
  });
});

describe('/attack', () => {
  const content = contentOf('attack', {
    line: '5 power, Critical Hit 2, Lucky 1 vs 6/2 health, Evade 2 (2 Force)',
  });

  it('says how likely both units are discarded, and the damage on average', () => {
    expect(content).toMatch(/\n\*\*attacker\*\*: never discarded; 0 damage on average\n/);
    expect(content).toMatch(
      /\n\*\*defender\*\*: discarded with a chance of \d+\/\d+ \(.+\); [\d.]+ damage on average\n/,
    );
  });

  it('has a picture of the damage, whose longest bar is the likeliest', () => {
    const rows = Array.from(content.matchAll(/^ *\d+\+? ([█▏]+) +(?:<|>)?([\d.]+) %$/gm));
    expect(rows.length).toBeGreaterThan(3);
    const longest = rows.toSorted((a, b) => (b[1]?.length ?? 0) - (a[1]?.length ?? 0))[0];
    const likeliest = rows.toSorted((a, b) => Number(b[2]) - Number(a[2]))[0];
    expect(longest?.[2]).toBe(likeliest?.[2]);
  });

  it('says what to choose, and by which rulings it was solved', () => {
    expect(content).toMatch(/\n\*\*What to choose\*\*\n- (?:Attacker|Defender), /);
    expect(content).toMatch(/Solved exactly, by the rulings on .*\[Critical Hit\]\(https:/);
  });

  it('knows cards by name', () => {
    expect(contentOf('attack', { line: 'Old Guard vs Stone Beast' })).toMatch(
      /^\*\*attacker Old Guard \\?\(A\\?\), defender Stone Beast\*\*\n> 5 power, 4 health[\s\S]*\n\*\*defender Stone Beast\*\*: never discarded/,
    );
  });

  it('says how much Force was taken for granted, where any may be paid', () => {
    expect(content).toMatch(/\nNote: How much Force there is was not said: the defender has 99 here/);
    const said = contentOf('attack', { line: '2 power vs 6 health, Evade 2 (2 Force); force 3/5' });
    expect(said).not.toContain('99');
  });

  it('names the limit that was passed', () => {
    expect(contentOf('attack', { line: '40 power, Lucky 5 vs 30 health' })).toMatch(
      /could roll 40 attack dice, more than can be solved.*Limit: \d+ attack dice/,
    );
  });

  it('says where a line can not be read, and how one reads', () => {
    expect(contentOf('attack', { line: '7 power vs 4' })).toMatch(/^Column 13: .*An attack reads like this/);
  });
});

describe('/odds', () => {
  it.each(['chance for 5 power to kill a unit with 4 health', '5 power against 4 health'])(
    'takes %j, and pictures the damage',
    (question) => {
      expect(contentOf('odds', { question })).toMatch(
        /The chance that the defender is discarded is .*\n```\n0 /s,
      );
    },
  );

  it('says how much Force was taken for granted', () => {
    const content = contentOf('odds', { question: '2 power against 4 health with Pay 2 Force -> Evade 2' });
    expect(content).toMatch(/\nNote: How much Force there is was not said/);
  });

  it('says what the attacker was taken to have, and how the rules were read', () => {
    const question = '4 power, Critical Hit 2 vs 2 health, Retaliate 2, Riposte 2';
    const content = contentOf('odds', { question });
    expect(content).toMatch(/\nNote: How much health the attacker has was not said: it has 99 here/);
    expect(content).toMatch(/\nRead so: .* Else: /);
    const line = question.replace('4 power', '4 power, 9 health');
    expect(contentOf('odds', { question: line })).not.toContain('was not said');
  });

  it('says that a cost was taken as payable', () => {
    const question = '6 power vs 9 health, "Discard a card -> Retaliate 3"';
    expect(contentOf('odds', { question })).toContain('is taken as payable, once');
  });

  it('says which numbers are missing', () => {
    expect(contentOf('odds', { question: 'the odds for 5 power to kill a unit' })).toContain('health');
  });
});

describe('/card', () => {
  it('has what is printed on it, and buttons for its keywords', () => {
    const { embeds = [], components } = reply('card', { name: 'old guard' });
    expect(embeds[0]?.description).toMatch(/^\*Ground\/Character – Jedi Guard\*\nSwitch/);
    expect(embeds[0]?.fields).toContainEqual({
      name: 'Speed / Power / Health',
      value: '40 / 5 / 4',
      inline: true,
    });
    expect(JSON.stringify(components)).toContain('rulings:overkill+stun+evade');
  });
});
