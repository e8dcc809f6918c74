import { type Field, fieldsOf } from './form-fields.js';

/** A card that was named for a unit, and what the unit had before. */
interface Named {
  /** Fields that the card stands in place of, with what was typed there. */
  readonly before: Map<Field, string>;
  /** There is such a card: the fields are empty now. Until then they only do not count. */
  isTaken: boolean;
}

/** By the field in which the card was named. */
const named = new Map<HTMLInputElement, Named>();

function cardFields(form: HTMLFormElement): readonly HTMLInputElement[] {
  return fieldsOf(form).filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.dataset['replaces'] !== undefined,
  );
}

function isOfUnit(card: HTMLInputElement, { name }: Field): boolean {
  return name !== card.name && name.startsWith(`${card.dataset['replaces']}.`);
}

/** Cards that stand in a form that was filled by nobody who types; nothing stood there before them. */
export function settleCards(form: HTMLFormElement): void {
  for (const card of cardFields(form)) {
    if (card.value === '') named.delete(card);
    else named.set(card, { before: new Map(), isTaken: true });
  }
}

/** A card that is named stands in place of what the unit had; one that is taken out again gives it back. */
export function noteTyped(form: HTMLFormElement, typed: EventTarget | null): void {
  for (const card of cardFields(form)) {
    if (card === typed) noteCard(form, card);
    else if (isField(typed) && isOfUnit(card, typed)) named.get(card)?.before.delete(typed);
  }
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function noteCard(form: HTMLFormElement, card: HTMLInputElement): void {
  const known = named.get(card);
  if (card.value !== '') {
    if (known !== undefined) return;
    const filled = fieldsOf(form).filter((field) => isOfUnit(card, field) && field.value !== '');
    named.set(card, { before: new Map(filled.map((field) => [field, field.value])), isTaken: false });
    return;
  }
  for (const [field, value] of known?.before ?? []) if (field.value === '') field.value = value;
  named.delete(card);
}

/** Does it not count, because a card stands in its place? */
export function isSetAside(field: Element): boolean {
  return [...named.values()].some(
    ({ before, isTaken }) => !isTaken && [...before.keys()].some((one) => one === field),
  );
}

/** The cards of the form are such that there are. */
export function takeCards(form: HTMLFormElement): void {
  for (const card of cardFields(form)) {
    const one = named.get(card);
    if (one === undefined || one.isTaken) continue;
    one.isTaken = true;
    for (const field of one.before.keys()) field.value = '';
  }
}

/** Is there a card of which it is not known yet whether there is such a card? */
export function hasOpenCards(form: HTMLFormElement): boolean {
  return cardFields(form).some((card) => named.get(card)?.isTaken === false);
}
