/**
 * A form with `data-sent` leaves its page only for a server that is there: else the browser would show its own page for that, and what was typed
 * would be behind it. Without this script the form is sent as any other.
 */

const PATIENCE_MS = 3_000;
const AWAY = 'The server can not be reached. Nothing that you typed is lost: try again in a moment.';

async function isReached(address: string): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    await fetch(address, { method: 'HEAD', signal: patience.signal });
    return true;
  } catch {
    // A server that is slow may answer the form itself.
    return patience.signal.aborted;
  } finally {
    clearTimeout(timer);
  }
}

/** What is told of the form, above it; nothing where there is nothing to tell. */
function tell(form: HTMLFormElement, message: string): void {
  const place = form.querySelector<HTMLElement>('[data-told]');
  if (place === null) return;
  place.classList.toggle('notice', message !== '');
  place.classList.toggle('fault', message !== '');
  // Without a role while it is empty: a page has one alert at most.
  if (message === '') place.removeAttribute('role');
  else place.setAttribute('role', 'alert');
  place.textContent = message;
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    tell(form, '');
    if (await isReached(form.action)) form.submit();
    else tell(form, AWAY);
  });
}
