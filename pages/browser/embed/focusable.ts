const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';
const PAUSE_MS = 200;

/** Elements with `data-keyword` are made to be reached by keyboard, those that come later too. `changed` is told of every change. */
export function prepareKeywords(changed: () => void): void {
  let timer = 0;
  const prepare = (): void => {
    timer = 0;
    for (const element of document.querySelectorAll<HTMLElement>('[data-keyword]:not([tabindex])'))
      if (!isReached(element)) element.tabIndex = 0;
    changed();
  };
  prepare();
  new MutationObserver(() => {
    if (timer === 0) timer = setTimeout(prepare, PAUSE_MS);
  }).observe(document.documentElement, { childList: true, subtree: true });
}

function isReached(element: HTMLElement): boolean {
  const { isContentEditable } = element;
  return (
    isContentEditable || element.closest(FOCUSABLE) !== null || element.querySelector(FOCUSABLE) !== null
  );
}
