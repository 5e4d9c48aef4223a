const fields = ':is(input:not([type="hidden"], [type="file"]), textarea):not([readonly]), select'
const isUsable = (field: HTMLElement) => !field.matches(':disabled') && !field.closest('[hidden], [inert]')
const opensKeyboard = (field: HTMLElement) => field.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="range"])')
const isTouch = () => matchMedia('(pointer: coarse)').matches

/**
 * The element of an opened sheet that gets the focus: the one marked with `data-autofocus`, otherwise the first field. Null if the title should get it.
 * On a touch device a field that opens the keyboard gets the focus only if it is marked, or if the whole sheet is one form.
 */
export const firstStop = (body: Element): HTMLElement | null => {
  const marked = body.querySelector<HTMLElement>('[data-autofocus]')
  if (marked) return marked
  const all = [...body.querySelectorAll<HTMLElement>(fields)].filter(isUsable)
  const [first] = all
  if (!first) return null
  // The keyboard enters a group of radio buttons at the chosen one.
  if (first instanceof HTMLInputElement && first.type === 'radio')
    return all.find((each) => each instanceof HTMLInputElement && each.name === first.name && each.checked) ?? first
  const isOneForm = first.closest('form')?.parentElement === body
  return opensKeyboard(first) && !isOneForm && isTouch() ? null : first
}
