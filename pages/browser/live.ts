/**
 * Forms with `data-live` work themselves out while one types: what they lead to is fetched, and its `#result` put in the place of this
 * page's. The address and the title of the page become those of what is shown, so that it can be shared.
 */
import { askPage } from './live/ask-page.js';
import { hasOpenCards, isSetAside, noteTyped, settleCards, takeCards } from './live/cards-in-place.js';
import { fieldsOf, fill, liveForms, markFaults } from './live/form-fields.js';
import { addressToShow, takeAddress } from './live/shown-address.js';

const PAUSE_MS = 20;
/** So long what was shown before may stand under what is asked now. */
const PATIENCE_MS = 3_000;

type Form = HTMLFormElement;

/** What is shown: the answer to a form; of the address, where `form` is null. */
interface Wanted {
  readonly address: string;
  readonly form: Form | null;
  /** Somebody has pressed Enter. */
  readonly isFinal: boolean;
}

let asking = new AbortController();
let patience = 0;

function addressOf(form: Form): string {
  const parameters = new URLSearchParams();
  for (const field of fieldsOf(form)) {
    if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) continue;
    parameters.append(field.name, isSetAside(field) ? '' : field.value);
  }
  parameters.set('live', '1');
  return `${form.action}?${parameters}`;
}

const ANNOUNCE_MS = 600;
let announcing = 0;

/** One sentence, when somebody has stopped typing. */
function announce(text: string): void {
  clearTimeout(announcing);
  announcing = setTimeout(() => {
    const place = document.querySelector('#announced');
    if (place !== null) place.textContent = text;
  }, ANNOUNCE_MS);
}

/** In place of a result; `again` asks for it once more. */
function tell(place: HTMLElement, message: string, again: () => void): void {
  const notice = document.createElement('div');
  notice.className = 'notice fault';
  const text = document.createElement('p');
  text.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = 'Try again';
  button.addEventListener('click', again);
  notice.append(text, button);
  place.replaceChildren(notice);
  announce(message);
  place.removeAttribute('aria-busy');
}

const SLOW =
  'The server has not answered yet. The answer stands here as soon as it comes; nothing that you typed is lost.';

async function show(wanted: Wanted): Promise<void> {
  asking.abort();
  clearTimeout(patience);
  const own = new AbortController();
  asking = own;
  const place = document.querySelector<HTMLElement>('#result');
  if (place === null) return;
  place.setAttribute('aria-busy', 'true');
  const again = (): void => void show(wanted);
  patience = setTimeout(() => tell(place, SLOW, again), PATIENCE_MS);
  const asked = await askPage(wanted.address, own.signal);
  if (asked === null || own !== asking) return;
  clearTimeout(patience);
  if ('told' in asked) return tell(place, asked.told, again);
  const { page, result, isRefused } = asked;
  const { form, isFinal } = wanted;
  place.replaceChildren(...result.childNodes);
  place.removeAttribute('aria-busy');
  announce(page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '');
  markFaults(page);
  const isOpen = isRefused && form !== null && hasOpenCards(form);
  if (!isRefused) fillForms(page, form);
  const path = result.dataset['path'];
  if (form === null) document.title = page.title;
  // An address would say of the unit only what counts, and no longer what stands in its fields.
  else if (path !== undefined && !isOpen) takeAddress(path, page.title, isFinal);
  if (isFinal) document.querySelector<HTMLElement>('[data-live] [aria-invalid]')?.focus();
}

/** The other form says the same attack in its own way; that of the reader, `own`, is left alone. */
function fillForms(page: Document, own: Form | null): void {
  for (const form of liveForms()) {
    if (form === own) {
      takeCards(form);
      continue;
    }
    fill(form, page);
    settleCards(form);
  }
}

/** A keyword that is picked becomes a line of its unit: gives the field that it was typed into, if it was. */
function addLine(field: EventTarget | null): HTMLTextAreaElement | null {
  if (!(field instanceof HTMLSelectElement) || field.value === '') return null;
  const lines = document.querySelector<HTMLTextAreaElement>(`[data-lines="${field.dataset['adds']}"]`);
  if (field.dataset['adds'] === undefined || lines === null) return null;
  lines.value = lines.value.trim() === '' ? field.value : `${lines.value.trimEnd()}\n${field.value}`;
  field.value = '';
  return lines;
}

/** In which somebody typed last: whichever button is pressed, it says what is asked. */
let typedIn: Form | null =
  document.querySelector('[data-live] [aria-invalid]')?.closest<Form>('[data-live]') ?? null;
let timer = 0;

function soon(form: Form, isFinal: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => void show({ address: addressOf(form), form, isFinal }), PAUSE_MS);
}

for (const form of liveForms()) {
  settleCards(form);
  form.addEventListener('input', (event) => {
    typedIn = form;
    noteTyped(form, addLine(event.target) ?? event.target);
    soon(form, false);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    soon(typedIn ?? form, true);
  });
}

addEventListener('popstate', () => {
  const address = addressToShow();
  if (address === null) return;
  clearTimeout(timer);
  typedIn = null;
  void show({ address, form: null, isFinal: false });
});
