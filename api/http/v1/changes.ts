import { changesSince } from '../../knowledge-base/changes-since.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { type Failure, failure } from '../failure.js';
import type { ChangesAnswer } from './answer-schemas.js';
import { REVISION } from './operations.js';

const FORM = new RegExp(REVISION);

/**
 * What differs from the revision that `search` names as `since`. A failure: 400 when it names none, several, or what is no revision; 410 when
 * the log does not know it. `root` is what stands before `/v1`.
 */
export function changesAnswer(
  knowledgeBase: KnowledgeBase,
  search: string,
  root: string,
): ChangesAnswer | Failure {
  const given = new URLSearchParams(search).getAll('since');
  const [since] = given;
  if (since === undefined || given.length > 1 || !FORM.test(since)) return malformed(given);
  const bulk = `${root}/v1/bulk/manifest.json`;
  const changes = changesSince(knowledgeBase, since);
  if (changes === null) return gone(since, bulk);
  return {
    since,
    revision: knowledgeBase.revision,
    revisions: changes.revisions.map(({ revision, on }) => ({ revision, on })),
    keywords: changes.keywords.map(({ slug, change }) => {
      const isServed = knowledgeBase.keywords.has(slug);
      return { slug, change, url: isServed ? `${root}/v1/keywords/${slug}.json` : null };
    }),
    cards: changes.cards.map(({ slug, change }) => {
      const isServed = knowledgeBase.cards.has(slug);
      return { slug, change, url: isServed ? `${root}/v1/cards/${slug}.json` : null };
    }),
    rulings: changes.rulings.map(({ id, change, ruling }) => ({
      id,
      change,
      status: ruling?.status ?? null,
      text: ruling?.text ?? null,
      supersededBy: [...(ruling?.supersededBy ?? [])],
      url: ruling === null ? null : `${root}/v1/rulings/${id}.json`,
    })),
    bulk,
  };
}

const SHOWN_LENGTH = 100;

function malformed(given: readonly string[]): Failure {
  const [since] = given;
  const found =
    given.length > 1
      ? `since is given ${given.length} times`
      : since === undefined
        ? 'since is missing'
        : `since is ${JSON.stringify(since.slice(0, SHOWN_LENGTH))}`;
  return failure(
    400,
    'BAD_USER_INPUT',
    `${found}; a revision of 16 hex digits is expected, once. Send that of the X-Data-Revision you got.`,
  );
}

function gone(since: string, bulk: string): Failure {
  const message = `The revision ${since} is not in the log, so nobody knows what changed since: it is older than the log, of another server, or was built with --out or RULES_DB and without --record-ids, which log nothing. Use ${bulk} to fetch everything anew.`;
  return failure(410, 'BAD_USER_INPUT', message, { bulk });
}
