/** Fallback that copies a selection. It is the only method that works on a page without https. */
const copySelected = (text: string): boolean => {
  // While a modal sheet is open, only text inside the sheet can be selected.
  const around = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const before = document.activeElement
  const held = document.createElement('textarea')
  held.value = text
  held.readOnly = true
  held.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
  around.append(held)
  held.select()
  const done = document.execCommand('copy')
  held.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}

/** Copies a text to the clipboard. Returns false if the browser forbids it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
