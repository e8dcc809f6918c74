import { lookUpKeyword } from '../../schema/look-up-keyword.js';
import { recordOf, recordsOf } from '../../schema/record-of.js';
import { LICENCE_NOTE } from '../knowledge-base/bulk/licence-note.js';
import { type CardRecord, fullName } from '../knowledge-base/card-record.js';
import { suggestCard } from '../knowledge-base/find-card.js';
import { foldText } from '../knowledge-base/fold.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { lookUpCard } from '../knowledge-base/look-up-card.js';
import { nearestRuling } from '../knowledge-base/nearest-ruling.js';
import type { KeywordRecord, RulingRecord, SourceRecord } from '../knowledge-base/records.js';
import { type Suggestion, suggestKeyword } from '../knowledge-base/suggestion.js';
import { withdrawnInWords } from '../knowledge-base/withdrawn-ruling.js';
import { type Failure, failure } from './failure.js';
import { decodedPath } from './request-url.js';

/** What a plain address answers, to be sent as JSON. */
type PlainAnswer = Readonly<Record<string, unknown>>;

const MOST_SUGGESTIONS = 5;
/** Of a name that was asked for, in an answer or for a search; longer ones are nobody's. */
const LONGEST_SHOWN = 100;

/** All keywords in short, each with the address of its record; `root` is what stands before `/v1`. */
export function keywordList({ keywords, revision }: KnowledgeBase, root: string): PlainAnswer {
  const list = Array.from(keywords.values(), (keyword) => ({
    slug: keyword.slug,
    name: keyword.name,
    aliases: keyword.aliases,
    signature: keyword.signature,
    stacking: keyword.stacking,
    activation: keyword.activation,
    timing: keyword.timing,
    summary: keyword.summary,
    authority: keyword.authority,
    url: `${root}/v1/keywords/${keyword.slug}.json`,
  }));
  return { revision, licence: LICENCE_NOTE, keywords: list };
}

/** All cards in short, likewise. */
export function cardList({ content, revision }: KnowledgeBase, root: string): PlainAnswer {
  const list = content.cards.map(({ slug, name, version, side, typeLine, keywords }) => ({
    slug,
    name,
    version,
    side,
    typeLine,
    keywords,
    url: `${root}/v1/cards/${slug}.json`,
  }));
  return { revision, licence: LICENCE_NOTE, cards: list };
}

/**
 * The record at `/v1/keywords/{slug}.json`, `/v1/rulings/{keyword}/{name}.json` or `/v1/cards/{slug}.json` with what it rests on; a
 * failure (404) with suggestions when nothing has that address.
 */
export function plainRecord(knowledgeBase: KnowledgeBase, path: string): PlainAnswer | Failure {
  const [, kind, first = '', second] = decodedPath(path);
  const name = (second ?? first).replace(/\.json$/, '').slice(0, LONGEST_SHOWN);
  if (kind === 'keywords') return keywordAnswer(knowledgeBase, name);
  return kind === 'cards'
    ? cardAnswer(knowledgeBase, name)
    : rulingAnswer(knowledgeBase, first.slice(0, LONGEST_SHOWN), name);
}

function keywordAnswer(knowledgeBase: KnowledgeBase, name: string): PlainAnswer | Failure {
  const keyword = knowledgeBase.keywords.get(foldText(name));
  if (keyword === undefined) return noKeyword(knowledgeBase, name);
  const { editions: _texts, ...record } = keyword;
  return { ...supported(knowledgeBase, record), keyword: record };
}

function cardAnswer(knowledgeBase: KnowledgeBase, name: string): PlainAnswer | Failure {
  const card = knowledgeBase.cards.get(name.toLowerCase());
  if (card !== undefined) return { ...supported(knowledgeBase, card), card };
  const found = lookUpCard(knowledgeBase, name, null);
  if ('slug' in found)
    return missing(`No card has the address '${name}'. Did you mean ${fullName(found)}?`, [
      suggestCard(found),
    ]);
  return missing(found.message, 'candidates' in found ? found.candidates : found.suggestions);
}

function rulingAnswer(knowledgeBase: KnowledgeBase, owner: string, name: string): PlainAnswer | Failure {
  const ruling = knowledgeBase.rulings.get(`${foldText(owner)}/${foldText(name)}`);
  if (ruling === undefined) return noRuling(knowledgeBase, owner, name);
  const sources = [...new Set(ruling.occurrences.map(({ source }) => source))];
  return {
    revision: knowledgeBase.revision,
    sources: recordsOf(knowledgeBase.sources, sources).map(withoutText),
    ruling,
  };
}

/** The current rulings on a record, and its source. */
function supported(
  { revision, rulings, sources }: KnowledgeBase,
  record: Pick<KeywordRecord | CardRecord, 'rulings' | 'source'>,
): PlainAnswer {
  const source = withoutText(recordOf(sources, record.source));
  return { revision, source, rulings: recordsOf(rulings, record.rulings) };
}

/** Whole documents are in the bulk files. */
function withoutText({ text: _text, ...source }: SourceRecord): Omit<SourceRecord, 'text'> {
  return source;
}

/** No keyword is called that (404), with what comes near. */
export function noKeyword(knowledgeBase: KnowledgeBase, name: string): Failure {
  const found = lookUpKeyword(knowledgeBase, name);
  if (!('message' in found)) {
    const { slug } = found;
    const keyword = recordOf(knowledgeBase.keywords, slug);
    return missing(`No keyword has the address '${name}'. Did you mean ${keyword.name}?`, [
      suggestKeyword(keyword),
    ]);
  }
  return missing(found.message, 'candidates' in found ? found.candidates : found.suggestions);
}

/** Ids are the first words of their texts, so a text near to the name is a ruling near to it. */
function noRuling(knowledgeBase: KnowledgeBase, owner: string, name: string): Failure {
  const withdrawn = withdrawnInWords(knowledgeBase, `${foldText(owner)}/${foldText(name)}`);
  if (withdrawn !== null) return missing(withdrawn, []);
  const keyword = knowledgeBase.keywords.get(foldText(owner));
  const nearest = nearestRuling(knowledgeBase.citations, name.replaceAll('-', ' '));
  const near = nearest === null ? undefined : knowledgeBase.citations.rulings[nearest.number];
  const known = recordsOf(knowledgeBase.rulings, keyword?.rulings ?? []);
  const suggested = [...new Set(near === undefined ? known : [near, ...known])].slice(0, MOST_SUGGESTIONS);
  if (suggested.length === 0) return noKeyword(knowledgeBase, owner);
  const ids = suggested.map(({ id }) => id).join(', ');
  return missing(
    `No ruling has the id '${owner}/${name}'. Did you mean ${ids}?`,
    suggested.map(asSuggestion),
  );
}

function asSuggestion({ id, text }: RulingRecord): Suggestion {
  return { kind: 'RULING', id, label: text };
}

function missing(message: string, suggestions: readonly Suggestion[]): Failure {
  return failure(404, 'BAD_USER_INPUT', message, { suggestions });
}
