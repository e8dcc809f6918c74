import type { Finding } from '../../api/interactions/interaction-report.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { Link } from '../layout/link.js';
import { interactionsPath, keywordPath, reportPath, rulingPath } from '../paths.js';
import { findingInShort, writtenFinding } from './reported-finding.js';
import { BASIS_WORDS, RELATION_WORDS } from './words.js';

interface FindingItemProps {
  readonly kb: KnowledgeBase;
  readonly finding: Finding;
  /** Keywords of the check that it is of, as asked. */
  readonly asked: readonly string[];
  /** Outside the page of that check: adds a link to it. */
  readonly apart?: boolean;
}

/** One finding in a sentence, what it rests on, and the rulings behind it. */
export function FindingItem({ kb, finding, asked, apart = false }: FindingItemProps) {
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
        {apart && (
          <>
            {' '}
            <Link to={interactionsPath(asked)} class="no-print">
              All about these two<span class="unseen">: {asked.join(' and ')}</span>
            </Link>
          </>
        )}{' '}
        <Link to={reportPath(asked, writtenFinding(finding))} class="doubt no-print" rel="nofollow">
          This looks wrong<span class="unseen">: {findingInShort(kb, finding)}</span>
        </Link>
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
