import { slugOf } from '../../../api/knowledge-base/fold.js';
import type { Random } from './random.js';

const OPENINGS = [
  ...[
    'Bar',
    'Cel',
    'Dor',
    'Fen',
    'Gal',
    'Hul',
    'Jor',
    'Kel',
    'Lum',
    'Mar',
    'Nev',
    'Ol',
    'Pel',
    'Quor',
    'Rin',
  ],
  ...['Sel', 'Tar', 'Ul', 'Vor', 'Wen', 'Yar', 'Zel', 'Bru', 'Cri', 'Dra', 'Flo', 'Gri', 'Kra', 'Plo', 'Sku'],
] as [string, ...string[]];
const MIDDLES = [
  ...['', '', 'ba', 'do', 'fi', 'ga', 'li', 'mo', 'na', 'pe', 'ru', 'sa', 'to', 'vi', 'xo', 'zu'],
] as [string, ...string[]];
const ENDINGS = [
  ...[
    'bex',
    'dak',
    'fam',
    'gorn',
    'hant',
    'jub',
    'kesh',
    'lond',
    'mirk',
    'nask',
    'pold',
    'quat',
    'rusk',
    'sturm',
  ],
  ...[
    'tolm',
    'vand',
    'wick',
    'yort',
    'zend',
    'crag',
    'drom',
    'flint',
    'grom',
    'plank',
    'skald',
    'tr\u00e9',
    'n\u00f6r',
  ],
] as [string, ...string[]];
const SECOND_WORDS = ['Guard', 'Step', 'Volley', 'Drill', 'Ward', 'Lure', 'Surge', 'Watch'] as const;

function inventWord(random: Random): string {
  return random.pick(OPENINGS) + random.pick(MIDDLES) + random.pick(ENDINGS);
}

function inventName(random: Random): string {
  const word = inventWord(random);
  const shape = random.below(20);
  if (shape < 9) return word;
  if (shape < 16) return `${word} ${random.pick(SECOND_WORDS)}`;
  if (shape < 18) return `${word} ${inventWord(random)}`;
  return shape === 18 ? `${random.pick(SECOND_WORDS)} of ${word}` : `${word}-${random.pick(SECOND_WORDS)}`;
}

/** Names of keywords that no game has, all with different slugs. */
export function inventNames(random: Random, count: number): readonly [string, ...string[]] {
  const names = new Map<string, string>();
  while (names.size < Math.max(count, 1)) {
    const name = inventName(random);
    if (!names.has(slugOf(name))) names.set(slugOf(name), name);
  }
  return [...names.values()] as [string, ...string[]];
}
