/** Buttons with `data-copy` put that text on the clipboard, and say so. */

const SAID_FOR_MS = 2_000;

/** Addresses in the text that begin at the root of the site get its origin: on paper and elsewhere they need one. */
function withOrigin(text: string): string {
  return text.replace(
    /(^|[\s"])\/(keywords|rulings|cards|attack|interactions|search|embed)\b/g,
    (_, before, path) => {
      const root = new URL(document.querySelector<HTMLAnchorElement>('.brand')?.href ?? '/', location.href);
      return `${before}${root.href}${path}`;
    },
  );
}

async function copy(button: HTMLElement): Promise<void> {
  const label = [...button.childNodes];
  try {
    await navigator.clipboard.writeText(withOrigin(button.dataset['copy'] ?? ''));
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Copying is not allowed here';
  }
  setTimeout(() => {
    button.replaceChildren(...label);
  }, SAID_FOR_MS);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
  if (button !== null) void copy(button);
});
