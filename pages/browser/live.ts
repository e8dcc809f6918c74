/**
 * Forms with `data-live` work themselves out while one types: what they lead to is fetched, and its `#result` put in the place of this
 * page's. The address of the page becomes that of what is shown, so that it can be shared.
 */

const PAUSE_MS = 20;
const ADDRESS_PAUSE_MS = 400;

type Form = HTMLFormElement;

let asking = new AbortController();
let addressTimer = 0;
/** What the page shows; what was shown when somebody pressed Enter, or opened the page, stays behind it for Back. */
let shownAddress = location.pathname + location.search;
let isKept = true;

function addressOf(form: Form): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') parameters.append(name, value);
  parameters.set('live', '1');
  return `${form.action}?${parameters}`;
}

/** Browsers allow few changes of the address in a short time. */
function takeAddress(path: string, isFinal: boolean): void {
  clearTimeout(addressTimer);
  const take = (): void => {
    const { pathname, search } = new URL(path, document.baseURI);
    if (pathname + search !== shownAddress) {
      if (isKept) history.pushState(null, '', path);
      else history.replaceState(null, '', path);
      shownAddress = pathname + search;
      isKept = false;
    }
    isKept ||= isFinal;
  };
  if (isFinal) take();
  else addressTimer = setTimeout(take, ADDRESS_PAUSE_MS);
}

function fieldsOf(form: Form): readonly (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[] {
  return [...form.elements].filter(
    (field) =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );
}

/** The other form says the same attack in its own way; that of the reader, `own`, is left alone. */
function fillOthers(shown: Document, own: Form | null): void {
  for (const form of document.querySelectorAll<Form>('[data-live]')) {
    const other = shown.querySelector<Form>(`[data-live="${form.dataset['live']}"]`);
    if (form === own || other === null) continue;
    const seen = new Map<string, number>();
    for (const field of fieldsOf(form)) {
      const at = seen.get(field.name) ?? 0;
      seen.set(field.name, at + 1);
      const twin = fieldsOf(other).filter(({ name }) => name === field.name)[at];
      if (twin === undefined) continue;
      if (field instanceof HTMLInputElement && twin instanceof HTMLInputElement) field.checked = twin.checked;
      if (field.type !== 'radio') field.value = twin.value;
    }
  }
}

/** `form`: whose answer it is; null for what the address says. */
async function show(address: string, form: Form | null, isFinal = false): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const place = document.querySelector<HTMLElement>('#result');
  if (place === null) return;
  place.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' }, signal: asking.signal });
    const shown = new DOMParser().parseFromString(await response.text(), 'text/html');
    const result = shown.querySelector<HTMLElement>('#result') ?? shown.querySelector<HTMLElement>('.notice');
    if (result === null) return;
    place.replaceChildren(...result.childNodes);
    if (response.ok) fillOthers(shown, form);
    const path = result.dataset['path'];
    if (path !== undefined && form !== null) takeAddress(path, isFinal);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    place.textContent = 'The server can not be reached. Try again.';
  }
  place.removeAttribute('aria-busy');
}

/** A keyword that is picked becomes a line of its unit. */
function addLine(field: EventTarget | null): void {
  if (!(field instanceof HTMLSelectElement) || field.value === '') return;
  const lines = document.querySelector<HTMLTextAreaElement>(`[data-lines="${field.dataset['adds']}"]`);
  if (field.dataset['adds'] === undefined || lines === null) return;
  lines.value = lines.value.trim() === '' ? field.value : `${lines.value.trimEnd()}\n${field.value}`;
  field.value = '';
}

const named = new WeakSet<HTMLInputElement>();

/** A card that is named stands in place of what the unit had before. */
function putInPlace(form: Form, field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || field.dataset['replaces'] === undefined) return;
  const isNew = field.value !== '' && !named.has(field);
  if (field.value === '') named.delete(field);
  else named.add(field);
  if (!isNew) return;
  for (const other of fieldsOf(form))
    if (other !== field && other.name.startsWith(`${field.dataset['replaces']}.`)) other.value = '';
}

for (const form of document.querySelectorAll<Form>('[data-live]')) {
  let timer = 0;
  const soon = (isFinal: boolean): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(addressOf(form), form, isFinal), PAUSE_MS);
  };
  for (const field of fieldsOf(form))
    if (field instanceof HTMLInputElement && field.dataset['replaces'] !== undefined && field.value !== '')
      named.add(field);
  form.addEventListener('input', (event) => {
    addLine(event.target);
    putInPlace(form, event.target);
    soon(false);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    soon(true);
  });
}

addEventListener('popstate', () => {
  const address = location.pathname + location.search;
  if (address === shownAddress) return;
  clearTimeout(addressTimer);
  shownAddress = address;
  isKept = true;
  void show(address, null);
});
