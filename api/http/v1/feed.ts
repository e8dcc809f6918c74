import { createHash } from 'node:crypto';
import { Feed } from 'feed';
import { LICENCE_NOTE } from '../../knowledge-base/bulk/licence-note.js';
import { type RulingChange, rulingEvents } from '../../knowledge-base/changes-since.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { RevisionRecord, RulingRecord } from '../../knowledge-base/records.js';
import { escapeHtml } from '../../knowledge-base/rendering/escape-html.js';
import { ownerOf } from '../../knowledge-base/ruling-owner.js';

/** The newest entries; older ones are in `/v1/changes`. */
export const MOST_ENTRIES = 100;

/** The package takes whole addresses only. Those of a server that does not know its own are made relative again, as they are elsewhere. */
const NOWHERE = 'http://nowhere.invalid';

const SAID: Readonly<Record<RulingChange, string>> = {
  ADDED: 'new ruling',
  CHANGED: 'ruling reworded',
  SUPERSEDED: 'ruling superseded',
  WITHDRAWN: 'ruling withdrawn',
  RESTORED: 'ruling current again',
};

interface Event {
  readonly step: RevisionRecord;
  readonly id: string;
  readonly change: RulingChange;
}

/** Every change of a ruling after the first revision of the log, newest revision first, as Atom. The same build makes the same text. */
export function rulingFeed(knowledgeBase: KnowledgeBase, publicUrl: string | null): string {
  const root = publicUrl ?? NOWHERE;
  const { revisions, builtAt } = knowledgeBase.content;
  const newest = revisions.at(-1);
  const feed = new Feed({
    id: permanentId('feed'),
    title: 'SWTCG Rules: changes of rulings',
    updated: newest === undefined ? new Date(builtAt) : startOf(newest),
    link: `${root}/v1/keywords.json`,
    feedLinks: { atom: `${root}/v1/feed.atom` },
    generator: false,
    author: { name: 'SWTCG Rules' },
    copyright: LICENCE_NOTE,
  });
  for (const event of newestEvents(revisions)) feed.addItem(entryOf(knowledgeBase, event, root));
  const text = `${feed.atom1()}\n`;
  return publicUrl === null ? text.replaceAll(NOWHERE, '') : text;
}

function newestEvents(revisions: readonly RevisionRecord[]): readonly Event[] {
  const events: Event[] = [];
  for (const step of revisions.slice(1).reverse()) {
    events.push(...rulingEvents(step).map(([id, change]) => ({ step, id, change })));
    if (events.length >= MOST_ENTRIES) break;
  }
  return events.slice(0, MOST_ENTRIES);
}

function entryOf(knowledgeBase: KnowledgeBase, { step, id, change }: Event, root: string) {
  const ruling = knowledgeBase.rulings.get(id);
  const owner = ruling === undefined ? (id.split('/')[0] ?? id) : ownerOf(knowledgeBase, ruling).name;
  const date = startOf(step);
  return {
    id: permanentId(`${step.revision} ${step.previous} ${change} ${id}`),
    title: html(`${owner}: ${SAID[change]}`),
    link: ruling === undefined ? `${root}/v1/changes?since=${step.previous}` : `${root}/rulings/${ruling.id}`,
    content: contentOf(knowledgeBase, id, ruling, root),
    category: [{ name: change, term: change }],
    date,
    published: date,
  };
}

function contentOf(
  { rulings }: KnowledgeBase,
  id: string,
  ruling: RulingRecord | undefined,
  root: string,
): string {
  if (ruling === undefined) return `<p>${html(id)} is no longer served.</p>`;
  const instead = ruling.supersededBy.flatMap((one) => rulings.get(one) ?? []);
  const links = instead.map(
    (one) => `<p><a href="${html(`${root}/rulings/${one.id}`)}">${html(one.text)}</a></p>`,
  );
  return [`<blockquote>${html(ruling.text)}</blockquote>`, ...links].join('');
}

function startOf({ on }: RevisionRecord): Date {
  return new Date(`${on}T00:00:00Z`);
}

const NOT_OF_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function html(text: string): string {
  return escapeHtml(text.replace(NOT_OF_XML, '\uFFFD'));
}

/** An id that depends on no address: a UUID (version 8) of a hash. */
function permanentId(name: string): string {
  const digits = createHash('sha256').update(`swtcg-rules ${name}`).digest('hex');
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
