import { flushSync } from 'react-dom'

/** Only if motion is allowed and the page is visible. */
export const mayFade = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden

const fadeIn = { duration: 300, easing: 'cubic-bezier(0.2, 0, 0, 1)' }
/** If the browser takes longer than this for the snapshot, the transition is skipped. */
const pictureWithinMs = 100

/**
 * Fades from one page to the next. Only the previous page is a snapshot, which fades out above the next one. The next page is live, with its scroll
 * and focus, and reacts to presses at once.
 */
export const fadeTo = (show: () => void): void => {
  if (!('startViewTransition' in document)) {
    show()
    requestAnimationFrame(() => void document.getElementById('main')?.animate([{ opacity: 0 }, { opacity: 1 }], fadeIn))
    return
  }
  const { dataset } = document.documentElement
  dataset['leaving'] = ''
  const fading = document.startViewTransition(() => {
    clearTimeout(late)
    flushSync(show)
    delete dataset['leaving']
  })
  const late = setTimeout(() => fading.skipTransition(), pictureWithinMs)
  // Another page interrupted the transition, or the page is not visible: it still shows.
  fading.ready.catch(() => {})
}
