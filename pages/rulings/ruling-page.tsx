import { useContext } from 'preact/hooks';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { RulingRecord } from '../../api/knowledge-base/records.js';
import { ownerOf } from '../../api/knowledge-base/ruling-owner.js';
import { Link } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { rulingPath } from '../paths.js';
import { KeywordChips } from '../shared/keyword-chips.js';
import { ReportLink } from '../shared/report-link.js';
import { citationOf } from '../shared/ruling-item.js';
import { SourceLine } from '../shared/source-line.js';
import { STATUS_WORDS } from '../shared/words.js';
import { SiteContext } from '../site.js';

interface Shown {
  readonly kb: KnowledgeBase;
  readonly ruling: RulingRecord;
}

/** One ruling at its permanent address, whatever became of it. */
export function rulingPage({ kb, ruling }: Shown): Page {
  const owner = ownerOf(kb, ruling);
  const path = rulingPath(ruling.id);
  return {
    title: `${owner.name}: ruling`,
    description: ruling.text,
    path,
    scripts: ['copy'],
    body: (
      <>
        <h1>
          A ruling on{' '}
          {owner.source === null ? owner.name : <Link to={owner.path.slice(1)}>{owner.name}</Link>}
        </h1>
        <blockquote class="lead">{ruling.text}</blockquote>
        <p>{STATUS_WORDS[ruling.status]}</p>
        <Instead kb={kb} ruling={ruling} />
        <Places kb={kb} ruling={ruling} />
        {ruling.mentions.length > 0 && <h2>It names</h2>}
        <KeywordChips kb={kb} slugs={ruling.mentions} />
        <Modelling ruling={ruling} />
        <Citation kb={kb} ruling={ruling} />
        <ReportLink reported={{ about: `ruling ${ruling.id}`, path, shown: [ruling.text], facts: [] }} />
      </>
    ),
  };
}

function Instead({ kb, ruling }: Shown) {
  const instead = ruling.supersededBy.flatMap((id) => kb.rulings.get(id) ?? []);
  if (instead.length === 0) return null;
  return (
    <ul>
      {instead.map(({ id, text }) => (
        <li key={id}>
          <Link to={rulingPath(id)}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

function Places({ kb, ruling }: Shown) {
  return (
    <>
      <h2>Where it stands</h2>
      {ruling.occurrences.length === 0 && (
        <p>In no source that is here: the one that had it was taken away.</p>
      )}
      <ul>
        {ruling.occurrences.map(({ source, line }) => (
          <li key={`${source} ${line}`}>
            <SourceLine kb={kb} source={source} />, line {line}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How the calculator takes it. */
function Modelling({ ruling: { modelling } }: { readonly ruling: RulingRecord }) {
  if (modelling.reason === null) return null;
  return (
    <>
      <h2>In the attack calculator</h2>
      <p>
        {modelling.state === 'MODELLED' ? 'It is played. ' : ''}
        {modelling.reason}
      </p>
    </>
  );
}

function Citation({ kb, ruling }: Shown) {
  const text = citationOf(kb, ruling, useContext(SiteContext));
  return (
    <>
      <h2>Citation</h2>
      <pre>{text}</pre>
      <p class="needs-script">
        <button type="button" class="quiet" data-copy={text}>
          Copy citation
        </button>
      </p>
    </>
  );
}
