import type { CardRecord } from '../../knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { sampleCards } from '../../knowledge-base/sample-cards.js';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';

const FURTHER = [
  'Accuracy',
  ...['Area Damage', 'Bombard', 'Ferocity', 'Fury', 'Intercept', 'Parry', 'Persuade', 'Pilot'],
  ...['Protect', 'Riposte', 'Shields', 'Surge', 'Switch'],
];

type Invented = Pick<CardRecord, 'name' | 'lines' | 'keywords'> & Partial<CardRecord>;

const CARDS: readonly Invented[] = [
  { name: 'Crusher', lines: ['Overkill'], keywords: ['overkill'] },
  { name: 'Stinger', lines: ['Stun 2'], keywords: ['stun'] },
  { name: 'Crushing Stinger', lines: ['Overkill', 'Stun 2'], keywords: ['overkill', 'stun'] },
  { name: 'Dodger', lines: ['Evade 2'], keywords: ['evade'] },
  { name: 'Striker', lines: ['Retaliate 2'], keywords: ['retaliate'] },
  { name: 'Parting Blade', lines: ['Riposte 2'], keywords: ['riposte'] },
  { name: 'Guardian', lines: ['Intercept'], keywords: ['intercept'] },
  { name: 'Shieldbearer', lines: ['Protect 2'], keywords: ['protect'] },
  { name: 'Quaker', lines: ['Area Damage 2'], keywords: ['area-damage'] },
  { name: 'Fierce Quaker', lines: ['Area Damage 2', 'Ferocity'], keywords: ['area-damage', 'ferocity'] },
  {
    name: 'Grazer',
    lines: ['Switch: Area Damage 2/None'],
    keywords: ['switch', 'area-damage'],
    arenas: ['GROUND', 'CHARACTER'],
  },
  {
    name: 'Changing Crusher',
    lines: ['Switch: Overkill/Stun 2'],
    keywords: ['switch', 'overkill', 'stun'],
    arenas: ['GROUND', 'CHARACTER'],
  },
  { name: 'Marksman', lines: ['Accuracy 1'], keywords: ['accuracy'] },
  { name: 'Bungler', lines: ['Accuracy -1'], keywords: ['accuracy'] },
  { name: 'Copied Guardian', lines: ['Intercept'], keywords: ['intercept'], subtypes: ['Clone'] },
  { name: 'Hunter', lines: ['Overkill while attacking a Clone'], keywords: ['overkill'] },
  { name: 'Copied Dodger', lines: ['Evade 2'], keywords: ['evade'], subtypes: ['Clone'] },
  { name: 'Ground Dodger', lines: ['Evade 2'], keywords: ['evade'], arenas: ['GROUND'] },
  { name: 'Space Dodger', lines: ['Evade 2'], keywords: ['evade'], arenas: ['SPACE'] },
  { name: 'Bomber', lines: ['Bombard 3', 'Overkill'], keywords: ['bombard', 'overkill'], arenas: ['SPACE'] },
  { name: 'Space Crusher', lines: ['Overkill'], keywords: ['overkill'], arenas: ['SPACE'] },
  {
    name: 'Stinging Whip',
    lines: ['Equipped Beast gets Stun 2'],
    keywords: ['stun'],
    typeLine: 'Equipment',
    arenas: [],
  },
  {
    name: 'Beast Rider',
    lines: ['[Pilot] Beast Pilot. The Beast gets: * +10 speed. * Stun 2.'],
    keywords: ['pilot', 'stun'],
    subtypes: ['Clone'],
  },
  {
    name: 'Ship Rider',
    lines: ['[Pilot] Beast or Ship Pilot. It gets Stun 2.'],
    keywords: ['pilot', 'stun'],
    subtypes: ['Clone'],
  },
  {
    name: 'Droid Rider',
    lines: ['[Pilot] Droid Pilot. Stun 2.'],
    keywords: ['pilot', 'stun'],
    subtypes: ['Clone'],
  },
  { name: 'Droid Crusher', lines: ['Overkill'], keywords: ['overkill'], subtypes: ['Droid'] },
  { name: 'Ship Crusher', lines: ['Overkill'], keywords: ['overkill'], subtypes: ['Large Ship'] },
  { name: 'Clone Crusher', lines: ['Overkill'], keywords: ['overkill'], subtypes: ['Clone'] },
  {
    name: 'Rousing Words',
    lines: ['One of your Clones or Ships gets Stun 2 this turn.'],
    keywords: ['stun'],
    typeLine: 'Battle',
    arenas: [],
  },
  {
    name: 'Soothing Dancer',
    lines: ['Persuade 2'],
    keywords: ['persuade'],
  },
  { name: 'Rising Beast', lines: ['Surge 2'], keywords: ['surge'] },
  { name: 'Nimble Fencer', lines: ['Evade 2', 'Parry 2'], keywords: ['evade', 'parry'] },
  { name: 'Lurker', lines: ['Ambush 2'], keywords: ['ambush'] },
  {
    name: 'Shielded Walker',
    lines: ['Switch: Shields 2/None'],
    keywords: ['switch', 'shields'],
    arenas: ['GROUND', 'CHARACTER'],
  },
  {
    name: 'Walker in Shields',
    lines: ['Switch: None/Shields 2'],
    keywords: ['switch', 'shields'],
    arenas: ['GROUND', 'CHARACTER'],
  },
  {
    name: 'Clone Whip',
    lines: ['Equipped Clone gets Stun 2'],
    keywords: ['stun'],
    typeLine: 'Equipment',
    arenas: [],
  },
];

/** Invented units in the Character arena, mostly with one keyword each, to see which of them meet. */
export function openWithMeetings(): KnowledgeBase {
  const [template] = sampleCards;
  if (template === undefined) throw new Error('the sample has no card');
  const content = sampleWith(...FURTHER.map((name) => ({ slug: slugOf(name), name })), {
    slug: 'ambush',
    name: 'Ambush',
    definitions: ['Do X dice of damage to a unit that enters the arena.'],
  });
  const plain = { ...template, version: null, arenas: ['CHARACTER'], subtypes: ['Beast'] } as const;
  const cards = CARDS.map((card) => ({ ...plain, ...card, slug: slugOf(card.name) }));
  return openSample({ ...content, cards: cards.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)) });
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
