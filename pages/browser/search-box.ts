/**
 * Names offered while one types into the search: a combobox with a listbox, as WAI-ARIA describes them. Arrow keys choose, Enter opens,
 * Escape closes; without an answer in time there is simply no list, and the form works as ever.
 */

interface Suggestion {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
}

interface Box {
  readonly input: HTMLInputElement;
  readonly list: HTMLUListElement;
  /** Tells screen readers how many there are. */
  readonly status: HTMLElement;
  /** Where the site begins. */
  readonly root: string;
  /** Index of the option that Enter opens; -1 for none. */
  chosen: number;
  asking: AbortController;
}

const PAUSE_MS = 90;
const LONGEST_NAME = 60;
const QUERY = 'query S($p: String!) { suggest(prefix: $p, first: 8) { id kind label } }';
const KINDS: Readonly<Record<string, readonly [name: string, path: string]>> = {
  KEYWORD: ['keyword', 'keywords/'],
  CARD: ['card', 'cards/'],
  TIMING_WINDOW: ['step', '#window-'],
};

function choose(box: Box, index: number): void {
  const { list, input } = box;
  const count = list.children.length;
  if (index < -1) box.chosen = count - 1;
  else box.chosen = index >= count ? -1 : index;
  for (const [at, option] of [...list.children].entries())
    option.setAttribute('aria-selected', String(at === box.chosen));
  const option = list.children[box.chosen];
  if (option === undefined) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', option.id);
}

function show(box: Box, suggestions: readonly Suggestion[]): void {
  const { list, input, status } = box;
  const count = suggestions.length;
  list.replaceChildren(...suggestions.map(asOption));
  list.hidden = count === 0;
  input.setAttribute('aria-expanded', String(count > 0));
  choose(box, -1);
  if (count > 0) status.textContent = `${count} suggestion${count === 1 ? '' : 's'}`;
}

function asOption({ id, kind, label }: Suggestion, index: number): HTMLElement {
  const option = document.createElement('li');
  const [name, path] = KINDS[kind] ?? ['', ''];
  option.id = `suggestion-${index}`;
  option.setAttribute('role', 'option');
  option.dataset['path'] = `${path}${encodeURIComponent(id.slice(id.indexOf(':') + 1))}`;
  const text = document.createElement('span');
  text.textContent = label;
  const what = document.createElement('small');
  what.textContent = name;
  option.append(text, what);
  return option;
}

async function suggest(box: Box): Promise<void> {
  box.asking.abort();
  box.asking = new AbortController();
  const prefix = box.input.value.trim();
  if (prefix === '' || prefix.length > LONGEST_NAME) return show(box, []);
  const parameters = new URLSearchParams({ query: QUERY, variables: JSON.stringify({ p: prefix }) });
  try {
    const response = await fetch(`${box.root}graphql?${parameters}`, {
      headers: { Accept: 'application/json' },
      signal: box.asking.signal,
    });
    const answer: { readonly data?: { readonly suggest?: readonly Suggestion[] } } = await response.json();
    if (document.activeElement === box.input) show(box, answer.data?.suggest ?? []);
  } catch (error) {
    // One that was overtaken by the next leaves the list to it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) show(box, []);
  }
}

function open({ root }: Box, option: Element | null | undefined): void {
  const path = option instanceof HTMLElement ? option.dataset['path'] : undefined;
  if (path !== undefined) location.assign(`${root}${path}`);
}

function press(box: Box, event: KeyboardEvent): void {
  const { list, chosen } = box;
  if (event.key === 'Escape' && !list.hidden) show(box, []);
  else if (event.key === 'ArrowDown' && list.hidden) void suggest(box);
  else if (event.key === 'ArrowDown') choose(box, chosen + 1);
  else if (event.key === 'ArrowUp' && !list.hidden) choose(box, chosen - 1);
  else if (event.key === 'Enter' && chosen >= 0) open(box, list.children[chosen]);
  else return;
  event.preventDefault();
}

function dress({ input, list }: Box): void {
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Suggestions');
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
}

function setUp(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const list = form.querySelector('ul');
  if (input === null || list === null) return;
  const status = document.createElement('p');
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  form.append(status);
  const root = form.dataset['root'] ?? './';
  const box: Box = { input, list, status, root, chosen: -1, asking: new AbortController() };
  dress(box);
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void suggest(box), PAUSE_MS);
  });
  input.addEventListener('keydown', (event) => press(box, event));
  input.addEventListener('blur', () => show(box, []));
  // Before the blur that a press of the mouse brings about.
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) open(box, event.target.closest('li'));
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search-box]')) setUp(form);
