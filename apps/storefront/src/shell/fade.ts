import { flushSync } from 'react-dom'

/** Only if motion is allowed and the page is visible. */
export const mayFade = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden

const fadeIn = { duration: 300, easing: 'cubic-bezier(0.2, 0, 0, 1)' }
/** A browser that is too busy to take the picture goes without. */
const pictureWithinMs = 100

/**
 * Lets one page fade into the next. Only a picture of the page before is taken: it fades away above the next one, which stands there whole,
 * with its scroll and its focus, and can be pressed at once.
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
