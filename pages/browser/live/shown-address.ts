const PAUSE_MS = 400;

let timer = 0;
/** What the page shows; what was shown when somebody pressed Enter, or opened the page, stays behind it for Back. */
let shown = location.pathname + location.search;
let isKept = true;

/** The address becomes that of what is shown, and the title with it. Browsers allow few changes of the address in a short time. */
export function takeAddress(path: string, title: string, isFinal: boolean): void {
  clearTimeout(timer);
  const take = (): void => {
    const { pathname, search } = new URL(path, document.baseURI);
    if (pathname + search !== shown) {
      if (isKept) history.pushState(null, '', path);
      else history.replaceState(null, '', path);
      shown = pathname + search;
      isKept = false;
    }
    // Behind the address: the page that stays behind for Back keeps its own.
    document.title = title;
    isKept ||= isFinal;
  };
  if (isFinal) take();
  else timer = setTimeout(take, PAUSE_MS);
}

/** After Back or Forward: what is to be shown now; null when it is shown. */
export function addressToShow(): string | null {
  const address = location.pathname + location.search;
  if (address === shown) return null;
  clearTimeout(timer);
  shown = address;
  isKept = true;
  return address;
}
