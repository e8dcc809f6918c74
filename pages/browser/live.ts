/**
 * Forms with `data-live` work themselves out while one types: what they lead to is fetched, and its `#result` put in the place of this
 * page's. The address of the page becomes that of what is shown, so that it can be shared.
 */

const PAUSE_MS = 20;
const ADDRESS_PAUSE_MS = 400;

let asking = new AbortController();
let addressTimer = 0;

function addressOf(form: HTMLFormElement): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') parameters.append(name, value);
  parameters.set('live', '1');
  return `${form.action}?${parameters}`;
}

/** Browsers allow few changes of the address in a short time. */
function takeAddress(path: string): void {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, '', path), ADDRESS_PAUSE_MS);
}

/** The other form says the same attack in its own way; that of the reader is left alone. */
function fillOthers(shown: Document, own: HTMLFormElement): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-live]')) {
    const other = shown.querySelector<HTMLFormElement>(`[data-live="${form.dataset['live']}"]`);
    if (form === own || other === null) continue;
    for (const field of form.elements) {
      if (
        !(
          field instanceof HTMLInputElement ||
          field instanceof HTMLTextAreaElement ||
          field instanceof HTMLSelectElement
        )
      )
        continue;
      const twin = other.elements.namedItem(field.name);
      if (twin instanceof RadioNodeList && field instanceof HTMLInputElement)
        field.checked = field.value === twin.value;
      else if (twin !== null && 'value' in twin && typeof twin.value === 'string') field.value = twin.value;
    }
  }
}

async function show(form: HTMLFormElement): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const place = document.querySelector<HTMLElement>('#result');
  if (place === null) return;
  place.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(addressOf(form), {
      headers: { Accept: 'text/html' },
      signal: asking.signal,
    });
    const shown = new DOMParser().parseFromString(await response.text(), 'text/html');
    const result = shown.querySelector<HTMLElement>('#result') ?? shown.querySelector<HTMLElement>('.notice');
    if (result === null) return;
    place.replaceChildren(...result.childNodes);
    if (response.ok) fillOthers(shown, form);
    const path = result.dataset['path'];
    if (path !== undefined) takeAddress(path);
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

for (const form of document.querySelectorAll<HTMLFormElement>('[data-live]')) {
  let timer = 0;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(form), PAUSE_MS);
  };
  form.addEventListener('input', (event) => {
    addLine(event.target);
    soon();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    soon();
  });
}
