/**
 * Tooltips for the pages of others. Links to keyword pages of this site, and elements with `data-keyword`, say what the keyword does when a
 * pointer rests on them, when a keyboard reaches them and when a finger taps them. The page around them keeps its globals and its styles,
 * and is none the worse when the server is slow or away.
 */
import { prepareKeywords } from './embed/focusable.js';
import { createKeywords } from './embed/load-tooltip.js';
import { readOptions } from './embed/options.js';
import { createPresenter } from './embed/presenter.js';
import { type Listened, listen } from './embed/reach.js';
import { createBox } from './embed/tooltip-box.js';
import { createFinder, type FindTrigger } from './embed/trigger.js';

/** Also keeps a script that is loaded twice from answering twice. */
const ID = 'swtcg-rules-tooltip';

function start(script: HTMLScriptElement | null): void {
  const options = script === null ? null : readOptions(script);
  if (options === null || document.getElementById(ID) !== null) return;
  const box = createBox(ID, options.theme);
  const keywords = createKeywords(options.server);
  const presenter = createPresenter(box, keywords);
  const findAny = createFinder(options);
  const find: FindTrigger = (target) => {
    const trigger = findAny(target);
    return trigger === null || keywords.isUnknown(trigger.name) ? null : trigger;
  };
  const listened: Listened = { find, presenter, box, options };
  listen(listened);
  prepareKeywords(find, keywords, () => presenter.leaveIfGone());
}

/** A module does not know which element loaded it. */
function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  return document.querySelector<HTMLScriptElement>('script[src*="/embed.js"], script[src*="/embed/"]');
}

try {
  const script = ownScript();
  const begin = (): void => {
    try {
      start(script);
    } catch {
      // The page goes on without tooltips.
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
} catch {
  // As above.
}
