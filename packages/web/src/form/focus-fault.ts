/** A field with an error, or the first choice of a group with an error, in the order of the page. */
const faulty = '[aria-invalid="true"], [data-invalid] input:checked, [data-invalid] :is(input:not([hidden]), button)'

/** Moves the focus to the first field with an error. */
export const focusFault = (form: HTMLElement | null): void => form?.querySelector<HTMLElement>(faulty)?.focus()
