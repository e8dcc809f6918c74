import { LICENCE_NOTE } from '../../api/knowledge-base/bulk/licence-note.js';
import { Link } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { OnWikis } from './on-wikis.js';

/** A query that GraphiQL can be opened with. Its first line says, as a comment, what it asks. */
export interface ExampleQuery {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** How programs and wikis use all this. */
export function apiPage(examples: readonly ExampleQuery[], revision: string): Page {
  return {
    title: 'API',
    description:
      'Keywords, rulings, interactions and attacks of the Star Wars Trading Card Game for programs: GraphQL, plain JSON, bulk files. No key is needed.',
    path: 'api',
    scripts: ['copy'],
    body: (
      <>
        <h1>For programs and wikis</h1>
        <p class="lead">Everything on these pages comes from one open API. No key is needed.</p>
        <GraphQL examples={examples} />
        <PlainJson revision={revision} />
        <OnWikis />
        <FairUse />
        <Clients />
        <Licence />
      </>
    ),
  };
}

function GraphQL({ examples }: { readonly examples: readonly ExampleQuery[] }) {
  return (
    <>
      <h2 id="graphql">GraphQL</h2>
      <p>
        <Link to="graphiql" class="button">
          Open GraphiQL
        </Link>
      </p>
      <p>
        Queries go to <code>/graphql</code>, by GET or POST. The <Link to="schema.graphql">schema</Link> says
        what can be asked; <Link to="documents.json">published queries</Link> have permanent ids. Open an
        example:
      </p>
      <ul>
        {examples.map(({ query, variables }) => (
          <li key={query}>
            <Link
              to={`graphiql?${new URLSearchParams({ query, variables: JSON.stringify(variables, null, 2) })}`}
            >
              {titleOf(query)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function titleOf(query: string): string {
  return (query.split('\n')[0] ?? '').replace(/^#\s*/, '');
}

const ADDRESSES: readonly (readonly [address: string, what: string])[] = [
  ['v1/keywords.json', 'all keywords in short'],
  ['v1/keywords/overkill.json', 'a keyword with its rulings'],
  ['v1/keywords/overkill/tooltip.json', 'what a tooltip says of a keyword'],
  ['v1/rulings/overkill/both-units-resolve-damage.json', 'a ruling'],
  ['v1/cards/hanharr-a.json', 'a card'],
  ['v1/openapi.json', 'all of these, described for tools'],
];

function PlainJson({ revision }: { readonly revision: string }) {
  const changes = `v1/changes?since=${revision}`;
  const addresses = [...ADDRESSES, [changes, 'what has changed since a revision'] as const];
  return (
    <>
      <h2 id="json">Plain JSON</h2>
      <ul>
        {addresses.map(([address, what]) => (
          <li key={address}>
            <Link to={address}>
              <code>/{address}</code>
            </Link>{' '}
            {what}
          </li>
        ))}
      </ul>
      <h2 id="bulk">Everything at once</h2>
      <p>
        The <Link to="v1/bulk/manifest.json">manifest</Link> names the bulk files with size and checksum:{' '}
        <Link to="v1/bulk/rules.json">JSON</Link> and <Link to="v1/bulk/rules.ndjson">NDJSON</Link>. Take
        these for more than a few hundred records. Who runs the project has CSV, SQLite and pages for
        MediaWiki too: <code>npm run export</code> writes them.
      </p>
    </>
  );
}

function FairUse() {
  return (
    <>
      <h2 id="fair-use">Fair use</h2>
      <ul>
        <li>
          Keep answers as long as their <code>Cache-Control</code> says, and ask again with{' '}
          <code>If-None-Match</code>: an unchanged answer costs nothing.
        </li>
        <li>
          Every query has a cost, told in its answer; one over the limit is refused with what it cost. When
          too much runs at once the answer is 429 with <code>Retry-After</code>: wait that long.
        </li>
        <li>
          Say who you are in <code>X-Client-Name</code>, so that you can be told when something changes.
        </li>
        <li>
          <code>X-Data-Revision</code> names the state of the data that an answer was made from.
        </li>
        <li>
          Official texts are quoted for reference and belong to their owners; each answer says whose words it
          has.
        </li>
      </ul>
    </>
  );
}

function Clients() {
  return (
    <>
      <h2 id="clients">Clients</h2>
      <p>
        Any GraphQL client works. The project has a typed client for TypeScript, a command line, a server for
        the Model Context Protocol at <code>/mcp</code>, and commands for Discord; its README shows each.
      </p>
    </>
  );
}

function Licence() {
  return (
    <>
      <h2 id="licence">Licence</h2>
      <p>{LICENCE_NOTE}</p>
    </>
  );
}
