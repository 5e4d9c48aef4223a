/** Milliseconds that the result of a sheet may take to render at most. */
const waitMs = 5000

const toHeading = () => {
  const heading = document.querySelector('h1')
  if (!heading || (document.activeElement && document.activeElement !== document.body)) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * The button that opened a sheet may disappear with the sheet's action. The page's heading then gets the focus. Otherwise the focus would fall back
 * to the start of the page.
 */
export const keepFocusAfter = (opener: Element | null): void => {
  if (!(opener instanceof HTMLElement)) return
  const look = () => {
    if (opener.isConnected) return
    watch.disconnect()
    // The focus may still be in the closing sheet, so it is checked in the next task.
    setTimeout(toHeading)
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), waitMs)
  look()
}
