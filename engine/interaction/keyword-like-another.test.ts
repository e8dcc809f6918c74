import { expect, it } from 'vitest';
import type { KeywordRules } from '../keyword.js';
import { KEYWORDS } from '../keyword-list.js';
import { asked, rulesOf, run, told } from '../testing/asked-pair.js';

it('a keyword that works like another does to all others what that does', () => {
  const copy: KeywordRules = { ...rulesOf('evade'), slug: 'dodge', name: 'Dodge' };
  const keywords = [...KEYWORDS, copy];
  const others = KEYWORDS.filter(({ slug, notInAttack }) => slug !== 'evade' && notInAttack === undefined);
  let found = 0;
  for (const { slug } of others) {
    const of = told(run(asked('evade'), asked(slug)));
    const ofCopy = told(run(asked('dodge', null, keywords), asked(slug), keywords));
    expect(ofCopy.map((text) => text.replace('dodge', 'evade')).sort()).toEqual([...of].sort());
    found += of.length;
  }
  expect(found).toBeGreaterThan(25);
});
