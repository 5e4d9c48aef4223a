/** Leaves the page after the user has confirmed it. */
export type Leave = () => void

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Event of the guard's own step back. It arrives later, when a guard may be active again, and is no attempt to leave. */
let ownStep: PopStateEvent | undefined

const stepBack = () => {
  addEventListener('popstate', (event) => (ownStep = event), { once: true })
  history.back()
}

/**
 * Stops a user who is about to leave this page by a link, the back button or closing the tab. `ask` gets a function that leaves after the user has
 * confirmed. The browser reports the back button only after leaving, so a second history entry of the same page is pushed first.
 */
export const holdLeaving = (ask: (leave: Leave) => void): (() => void) => {
  const here = location.hash
  const entry: unknown = history.state
  const bar = () => history.pushState(entry, '', here)
  bar()
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null
    const href = link?.getAttribute('href')
    if (!href || link?.target === '_blank' || !isPlain(event) || href === here) return
    event.preventDefault()
    event.stopPropagation()
    ask(() => location.replace(href))
  }
  const onBack = (event: PopStateEvent) => {
    if (event === ownStep || location.hash !== here) return
    bar()
    ask(() => history.go(-2))
  }
  addEventListener('beforeunload', onUnload)
  document.addEventListener('click', onClick, true)
  addEventListener('popstate', onBack)
  return () => {
    removeEventListener('beforeunload', onUnload)
    document.removeEventListener('click', onClick, true)
    removeEventListener('popstate', onBack)
    // The text was saved or removed, so the second history entry is not needed any more.
    if (location.hash === here) stepBack()
  }
}
