/** The old way, by a selection: the only one on a page without https. */
const copySelected = (text: string): boolean => {
  // A sheet that is open leaves nothing outside itself to be selected.
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

/** Puts a text where one can paste it from. False where the browser does not let anybody do that. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
