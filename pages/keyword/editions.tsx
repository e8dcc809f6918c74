import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type {
  KeywordEditionRecord,
  KeywordRecord,
  TextChangeRecord,
} from '../../api/knowledge-base/records.js';
import { SourceLine } from '../shared/source-line.js';

interface EditionsProps {
  readonly kb: KnowledgeBase;
  readonly keyword: KeywordRecord;
}

/** Where else the entry stands, and in what it differs there from the text above. */
export function Editions({ kb, keyword }: EditionsProps) {
  const others = keyword.editions.filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="editions">
      <h2 id="editions">Other editions</h2>
      {others.map((edition) => (
        <Edition key={edition.source} kb={kb} edition={edition} />
      ))}
    </section>
  );
}

function Edition({ kb, edition }: { readonly kb: KnowledgeBase; readonly edition: KeywordEditionRecord }) {
  const { source, changes, text } = edition;
  return (
    <>
      <h3>
        <SourceLine kb={kb} source={source} />
      </h3>
      {changes.length === 0 ? (
        <p class="soft">The same words.</p>
      ) : (
        <>
          <p class="soft">Sentences that read differently: struck out as there, marked as above.</p>
          <ul>
            {changes.map((change, index) => (
              <li key={index}>
                <Change change={change} />
              </li>
            ))}
          </ul>
          <details>
            <summary>Its whole text</summary>
            <blockquote>{text}</blockquote>
          </details>
        </>
      )}
    </>
  );
}

function Change({ change: { before, after } }: { readonly change: TextChangeRecord }) {
  return (
    <>
      {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
    </>
  );
}
