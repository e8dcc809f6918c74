import type { RevisionRecord } from './records.js';

/** Of the sample: the first revision, one by an official text for Overkill, and the one that is served. */
export const SAMPLE_REVISIONS = ['00000000000000aa', '00000000000000bb', '0123456789abcdef'] as const;

const [first, second, served] = SAMPLE_REVISIONS;
const NO_KEYWORDS = { added: [], changed: [], withdrawn: [] };
const NO_CARDS = NO_KEYWORDS;
const NO_RULINGS = { added: [], changed: [], superseded: [], withdrawn: [], restored: [] };

export const sampleRevisions: readonly RevisionRecord[] = [
  {
    revision: first,
    previous: null,
    on: '2025-11-01',
    keywords: { ...NO_KEYWORDS, added: ['evade', 'overkill', 'stun'] },
    cards: { ...NO_CARDS, added: ['lost-scout-a', 'stone-beast'] },
    rulings: { ...NO_RULINGS, added: ['overkill/both-units-take-the', 'overkill/extra-hits-may-go'] },
  },
  {
    revision: second,
    previous: first,
    on: '2025-12-01',
    keywords: { ...NO_KEYWORDS, added: ['fog'], changed: ['overkill'] },
    cards: NO_CARDS,
    rulings: {
      ...NO_RULINGS,
      added: ['fog/it-is-thick', 'overkill/both-units-resolve-damage'],
      superseded: ['overkill/both-units-take-the'],
      withdrawn: ['overkill/extra-hits-may-go'],
    },
  },
  {
    revision: served,
    previous: second,
    on: '2026-01-02',
    keywords: { added: ['precision'], changed: ['evade'], withdrawn: ['fog'] },
    cards: { added: ['old-guard-a'], changed: ['stone-beast'], withdrawn: ['lost-scout-a'] },
    rulings: {
      ...NO_RULINGS,
      added: ['precision/no-intercept-changes-the'],
      changed: ['evade/you-dont-have-to'],
      withdrawn: ['fog/it-is-thick'],
      restored: ['evade/you-can-play-evade'],
    },
  },
];
