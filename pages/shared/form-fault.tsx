const ID = 'form-fault';

/** Of the field of which a fault is told: who hears the page is led there, and hears the fault with its name. */
export interface FaultyField {
  readonly autofocus?: true;
  readonly 'aria-invalid'?: 'true';
  readonly 'aria-describedby'?: string;
}

/** `id`: of the element that says what is wrong with the field. */
export function faultyField(isFaulty: boolean, id: string = ID): FaultyField {
  return isFaulty ? { autofocus: true, 'aria-invalid': 'true', 'aria-describedby': id } : {};
}

/** Why a form was refused, beside it; nothing where it was not. */
export function FormFault({ fault }: { readonly fault: string | null }) {
  return fault === null ? null : (
    <div class="notice fault" id={ID} role="alert">
      <p>{fault}</p>
    </div>
  );
}
