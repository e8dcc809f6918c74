import { useContext } from 'preact/hooks';
import { publishedEmbeds } from '../embed/published-embeds.js';
import { pinnedScriptTag, scriptTag } from '../embed/script-tag.js';
import { Link } from '../layout/link.js';
import { Unplaced } from '../shared/unplaced.js';
import { SiteContext } from '../site.js';

/** How a wiki, or any other page, shows keywords: by a template, by a script, by links that unfurl. */
export function OnWikis() {
  return (
    <>
      <h2 id="wiki">On a wiki, or any page</h2>
      <Unplaced />
      <Links />
      <Template />
      <Script />
      <Policy />
      <Options />
    </>
  );
}

function Links() {
  const root = useContext(SiteContext).publicUrl ?? '';
  return (
    <p>
      Every keyword page has its text, tooltip and citation as wikitext, ready to copy, under “Share”. A link
      to <code>{root}/keywords/overkill</code> or{' '}
      <code>{root}/rulings/overkill/both-units-resolve-damage</code> is permanent: former names lead to the
      keyword, and rulings that are no longer current stay readable. Links to keywords, rulings and attacks
      unfurl, by oEmbed at <code>/oembed?url=</code> and by Open Graph.
    </p>
  );
}

function Template() {
  return (
    <>
      <h3 id="template">Tooltips without a script</h3>
      <p>
        Import <code>import.xml</code> of <code>npm run export -- --format mediawiki --out FOLDER</code> with
        Special:Import, into the default places. It has a page for each keyword and two templates, which need
        the extension ParserFunctions:
      </p>
      <Copied text="{{Keyword tooltip|overkill}}" what="template" />
      <p>
        is a link to the page of the keyword with its summary as its tooltip;{' '}
        <code>{'{{Keyword tooltip|critical-hit|Critical Hit 2}}'}</code> shows other words, and{' '}
        <code>{'{{Keyword data|overkill|stacking}}'}</code> is a single fact. Shown in MediaWiki 1.39.17.
      </p>
    </>
  );
}

function Script() {
  const root = useContext(SiteContext).publicUrl ?? '';
  const { newest } = publishedEmbeds();
  return (
    <>
      <h3 id="script">Tooltips with one line</h3>
      <Copied text={scriptTag(root)} what="script element" />
      <p>
        and every link to a keyword page here, and every element with <code>data-keyword</code>, says what the
        keyword does when a pointer rests on it, when a keyboard reaches it, and when a finger taps it: the
        first tap shows, the second follows the link. What is no keyword stays the text that it was.
      </p>
      <Copied text={'<span data-keyword="overkill">Overkill</span>'} what="element" />
      <p>
        To be sure that no other script is ever run, name its hash; that address stays, and never changes (
        <Link to="embed.json">embed.json</Link> has the newest):
      </p>
      <Copied text={pinnedScriptTag(root, newest)} what="pinned script element" />
    </>
  );
}

function Policy() {
  const origin = useContext(SiteContext).publicUrl ?? 'https://rules.example';
  return (
    <>
      <p>
        A page with a Content Security Policy needs two lines, and no <code>unsafe-inline</code>:
      </p>
      <pre>{`script-src ${new URL(origin).origin}\nconnect-src ${new URL(origin).origin}`}</pre>
    </>
  );
}

const OPTIONS: readonly (readonly [attribute: string, what: string])[] = [
  ['data-theme="light"', 'or dark; without it, as the system of the reader has it'],
  ['data-delay="300"', 'milliseconds that a pointer rests before anything is shown (150)'],
  ['data-links="off"', 'only elements with data-keyword, no links'],
  ['data-tap="follow"', 'a tap on a link follows it at once'],
  ['data-server="https://..."', 'where the rules are served, for a copy of the script on another server'],
];

function Options() {
  return (
    <>
      <p>Attributes of the script element:</p>
      <dl>
        {OPTIONS.map(([attribute, what]) => (
          <div key={attribute}>
            <dt>
              <code>{attribute}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Copied({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <>
      <pre>{text}</pre>
      <p class="needs-script">
        <button type="button" class="quiet" data-copy={text}>
          Copy {what}
        </button>
      </p>
    </>
  );
}
