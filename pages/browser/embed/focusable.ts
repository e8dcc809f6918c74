import type { Keywords } from './load-tooltip.js';
import type { FindTrigger } from './trigger.js';

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';
const PAUSE_MS = 200;

/**
 * Elements with `data-keyword` are made to be reached by keyboard, those that come later too, as soon as it is known that there is
 * something to show of them: all are asked for at once, and none more soon after a failure. `changed` is told of every change.
 */
export function prepareKeywords(find: FindTrigger, keywords: Keywords, changed: () => void): void {
  const given = new Map<HTMLElement, string>();
  const nameOf = (element: HTMLElement): string => find(element)?.name ?? '';
  const give = async (): Promise<void> => {
    const marked = [...document.querySelectorAll<HTMLElement>('[data-keyword]:not([tabindex])')];
    await keywords.check(marked.map(nameOf).filter((name) => name !== ''));
    for (const element of marked) {
      const name = isReached(element) ? '' : nameOf(element);
      if (name === '') continue;
      given.set(element, name);
      element.tabIndex = 0;
    }
  };
  const takeBack = (): void => {
    for (const [element, name] of given) {
      if (element.isConnected && nameOf(element) === name) continue;
      given.delete(element);
      element.removeAttribute('tabindex');
    }
  };
  let turn = Promise.resolve();
  nowAndWhenChanged(() => {
    changed();
    takeBack();
    turn = turn.then(give).catch(() => undefined);
  });
}

function nowAndWhenChanged(look: () => void): void {
  let timer = 0;
  look();
  new MutationObserver(() => {
    if (timer !== 0) return;
    timer = setTimeout(() => {
      timer = 0;
      look();
    }, PAUSE_MS);
  }).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-keyword'],
  });
}

function isReached(element: HTMLElement): boolean {
  return element.closest(FOCUSABLE) !== null || element.querySelector(FOCUSABLE) !== null;
}
