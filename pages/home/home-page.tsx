import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { TimingWindowRecord } from '../../api/knowledge-base/records.js';
import { Link } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { attackPath, cardsPath, searchPath } from '../paths.js';
import { SearchBox } from '../search/search-box.js';
import { KeywordChips } from '../shared/keyword-chips.js';

interface Shown {
  readonly kb: KnowledgeBase;
}

const QUESTIONS: readonly string[] = ['When is Riposte damage placed?', 'Does Armor stop Overkill?'];
const CONTINUOUS = 'continuous';

/** The front door: the search, an attack from beginning to end with its keywords, and all keywords by name. */
export function homePage({ kb }: Shown): Page {
  return {
    title: '',
    description:
      'Keywords and rulings of the Star Wars Trading Card Game: what they say, when they act, how they meet, and what an attack will do.',
    path: '',
    scripts: ['search-box'],
    body: (
      <>
        <div class="hero">
          <h1>Rules of the Star Wars Trading Card Game</h1>
          <SearchBox query="" />
          <Examples kb={kb} />
        </div>
        <h2 id="attack">An attack, step by step</h2>
        <p>
          Square steps are play-or-pass opportunities (POPs): the players take turns to act until both pass.
          Of each keyword you see where it acts.
        </p>
        <Sequence kb={kb} windows={windowsOf(kb, (window) => window.phase === 'Attack')} />
        <Beside kb={kb} />
        <h2 id="keywords">All keywords</h2>
        <KeywordChips kb={kb} slugs={kb.names.alphabetical.map(({ slug }) => slug)} />
      </>
    ),
  };
}

function Examples({ kb }: Shown) {
  const [first, second] = [...kb.cards.values()].filter(
    ({ power, health }) => power !== null && health !== null,
  );
  const attack = kb.cards.has('hanharr-a') && kb.cards.has('mudhorn') ? 'Hanharr (A) vs Mudhorn' : null;
  const between = first !== undefined && second !== undefined ? attack : null;
  return (
    <p class="soft">
      Ask such as{' '}
      {QUESTIONS.map((question, index) => (
        <>
          {index > 0 && ', '}
          <Link to={searchPath(question)}>{question}</Link>
        </>
      ))}{' '}
      Or let two units fight:{' '}
      <Link to={attackPath(between ?? '6 power, Critical Hit 1 vs 5 health, Armor')}>
        {between ?? '6 power with Critical Hit 1 against 5 health with Armor'}
      </Link>
      . Or see <Link to="interactions">how all keywords meet</Link>
      {kb.cards.size > 0 && (
        <>
          , or <Link to={cardsPath('')}>all cards</Link>
        </>
      )}
      .
    </p>
  );
}

function windowsOf(
  { timingWindows }: KnowledgeBase,
  isMeant: (window: TimingWindowRecord) => boolean,
): readonly TimingWindowRecord[] {
  return [...timingWindows.values()].filter(isMeant);
}

function actingIn({ names }: KnowledgeBase, window: string | null): readonly string[] {
  return names.alphabetical.filter(({ timing }) => timing === window).map(({ slug }) => slug);
}

function Sequence({ kb, windows }: Shown & { readonly windows: readonly TimingWindowRecord[] }) {
  return (
    <ol class="sequence">
      {windows.map(({ slug, name, isPop, summary }) => (
        <li key={slug} id={`window-${slug}`} class={isPop ? 'pop' : 'step'}>
          <h3>{name}</h3>
          <p>{summary}</p>
          <KeywordChips kb={kb} slugs={actingIn(kb, slug)} />
        </li>
      ))}
    </ol>
  );
}

/** What acts all the time, at other times, or has no moment. */
function Beside({ kb }: Shown) {
  const always = kb.timingWindows.get(CONTINUOUS);
  const elsewhere = windowsOf(kb, ({ phase, slug }) => phase !== 'Attack' && slug !== CONTINUOUS).filter(
    ({ slug }) => actingIn(kb, slug).length > 0,
  );
  const momentless = actingIn(kb, null);
  return (
    <>
      {always !== undefined && (
        <>
          <h2 id={`window-${always.slug}`}>{always.name}</h2>
          <p class="soft">{always.summary}</p>
          <KeywordChips kb={kb} slugs={actingIn(kb, always.slug)} />
        </>
      )}
      <h2 id="elsewhere">Outside an attack</h2>
      <div class="apart">
        {elsewhere.map(({ slug, name }) => (
          <section key={slug} id={`window-${slug}`} aria-label={name}>
            <h3>{name}</h3>
            <KeywordChips kb={kb} slugs={actingIn(kb, slug)} />
          </section>
        ))}
        {momentless.length > 0 && (
          <section aria-label="No moment of their own">
            <h3>No moment of their own</h3>
            <KeywordChips kb={kb} slugs={momentless} />
          </section>
        )}
      </div>
    </>
  );
}
