import { type PublishedEmbed, publishedEmbeds } from '../../pages/embed/published-embeds.js';
import { pinnedScriptTag, scriptTag } from '../../pages/embed/script-tag.js';
import type { Answerer, ServerParts } from './answerer.js';
import { failure } from './failure.js';
import { knownNamesRoute } from './known-names.js';
import { oembedRoute } from './oembed-route.js';
import { content, FRESH, JSON_TYPE, unchanging } from './plain-routes.js';
import type { Representation } from './representation.js';
import { splitUrl } from './request-url.js';

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What the pages of others load and ask for, by their addresses. */
export function embedRoutes(parts: ServerParts): readonly (readonly [path: string, answerer: Answerer])[] {
  return [
    ['/embed.js', newestScriptRoute],
    ['/embed.json', descriptionRoute(parts)],
    ['/embed/known.json', knownNamesRoute(parts)],
    ['/embed/:name', scriptRoute()],
    ['/oembed', oembedRoute(parts)],
  ];
}

/** To the newest script: a page that names none is soon served it. */
const newestScriptRoute: Answerer = () => {
  const location = `embed/${publishedEmbeds().newest.hash}.js`;
  return {
    content: content('text/plain; charset=utf-8', `See ${location}.\n`, {
      status: 302,
      cacheControl: FRESH,
      headers: { Location: location },
    }),
  };
};

/** Which script is the newest, and how a page asks for it alone. */
function descriptionRoute({ publicUrl }: Pick<ServerParts, 'publicUrl'>): Answerer {
  const root = publicUrl ?? '';
  return unchanging(async () => {
    const { newest } = publishedEmbeds();
    const described = {
      url: `${root}/embed/${newest.hash}.js`,
      integrity: newest.integrity,
      bytes: Buffer.byteLength(newest.body),
      tag: scriptTag(root),
      pinnedTag: pinnedScriptTag(root, newest),
    };
    const body = `${JSON.stringify(described, null, 2)}\n`;
    return content(JSON_TYPE, body, { cacheControl: FRESH, tagged: true });
  });
}

/** Every script that was ever published, at the address that its content gives it. */
function scriptRoute(): Answerer {
  const encoded = new Map<PublishedEmbed, Map<string, Representation>>();
  return (request) => {
    const hash = splitUrl(request.url ?? '').path.replace(/^\/embed\/|\.js$/g, '');
    const embed = publishedEmbeds().byHash.get(hash);
    if (embed === undefined) {
      const message = 'No script was published under this hash. The newest is at /embed.js.';
      return { content: failure(404, 'BAD_USER_INPUT', message) };
    }
    const kept = encoded.get(embed) ?? new Map<string, Representation>();
    encoded.set(embed, kept);
    const made = content(SCRIPT_TYPE, embed.body, { cacheControl: FOR_EVER, tagged: true });
    return { content: made, encoded: kept };
  };
}
