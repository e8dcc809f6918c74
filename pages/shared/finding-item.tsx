import type { Finding } from '../../api/interactions/interaction-report.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { Link } from '../layout/link.js';
import { interactionsPath, keywordPath, rulingPath } from '../paths.js';
import { BASIS_WORDS, RELATION_WORDS } from './words.js';

interface FindingItemProps {
  readonly kb: KnowledgeBase;
  readonly finding: Finding;
  /** Slugs of the pair it is about; adds a link to their check. */
  readonly pair?: readonly string[];
}

/** One finding in a sentence, what it rests on, and the rulings behind it. */
export function FindingItem({ kb, finding, pair }: FindingItemProps) {
  const { from, to, relation, statement, window, rulings, basis } = finding;
  const moment = window === null ? undefined : kb.timingWindows.get(window);
  return (
    <li>
      <p class="relation">
        <KeywordName kb={kb} slug={from} /> {RELATION_WORDS[relation]}{' '}
        {from === to ? 'itself' : <KeywordName kb={kb} slug={to} />}
      </p>
      <p>{statement}</p>
      {rulings.map((id) => {
        const ruling = kb.rulings.get(id);
        return ruling === undefined ? null : (
          <p key={id} class="source">
            “{ruling.text}” <Link to={rulingPath(id)}>{id}</Link>
          </p>
        );
      })}
      <p class="source">
        {sentence(basis.map((one) => BASIS_WORDS[one]))}
        {moment !== undefined && ` It matters at: ${moment.name}.`}
        {pair !== undefined && (
          <>
            {' '}
            <Link to={interactionsPath(pair)}>All about these two</Link>
          </>
        )}
      </p>
    </li>
  );
}

function KeywordName({ kb, slug }: { readonly kb: KnowledgeBase; readonly slug: string }) {
  return <Link to={keywordPath(slug)}>{kb.keywords.get(slug)?.name ?? slug}</Link>;
}

function sentence(parts: readonly string[]): string {
  const text = parts.join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
