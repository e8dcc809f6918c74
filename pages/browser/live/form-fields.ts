export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(
    (field) =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );
}

export function liveForms(page: Document = document): readonly HTMLFormElement[] {
  return [...page.querySelectorAll<HTMLFormElement>('[data-live]')];
}

/** Fields of a form, each with the one that has its place in another page. */
function twins(form: HTMLFormElement, shown: Document): readonly (readonly [field: Field, twin: Field])[] {
  const other = liveForms(shown).find(({ dataset }) => dataset['live'] === form.dataset['live']);
  if (other === undefined) return [];
  const seen = new Map<string, number>();
  return fieldsOf(form).flatMap((field) => {
    const at = seen.get(field.name) ?? 0;
    seen.set(field.name, at + 1);
    const twin = fieldsOf(other).filter(({ name }) => name === field.name)[at];
    return twin === undefined ? [] : [[field, twin] as const];
  });
}

/** The form says what the other page says. */
export function fill(form: HTMLFormElement, shown: Document): void {
  for (const [field, twin] of twins(form, shown)) {
    if (field instanceof HTMLInputElement && twin instanceof HTMLInputElement) field.checked = twin.checked;
    if (field.type !== 'radio') field.value = twin.value;
  }
}

const MARKS = ['aria-invalid', 'aria-describedby'] as const;

/** The fault that the other page tells of a field is told of it here too; one that it does not tell is gone. */
export function markFaults(shown: Document): void {
  for (const form of liveForms())
    for (const [field, twin] of twins(form, shown)) {
      for (const mark of MARKS) {
        const value = twin.getAttribute(mark);
        if (value === null) field.removeAttribute(mark);
        else field.setAttribute(mark, value);
      }
      if (field.matches('[aria-invalid]')) field.closest('details')?.setAttribute('open', '');
    }
  for (const place of document.querySelectorAll('.field-fault'))
    place.textContent = shown.getElementById(place.id)?.textContent ?? '';
}
