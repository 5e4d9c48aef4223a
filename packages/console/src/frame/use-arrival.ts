import { recallScroll } from '@plaza/web/place'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { announce } from './announcer.ts'

type Arrival = { page: string; entry: string; ready: boolean }

/** Somebody arrived, and the heading is not there or will be another one. */
let isAwaited = false

const arriveAt = (heading: HTMLElement): void => {
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
  announce(document.title)
}

/**
 * Arriving on another page: where it was left, or at its top; focus on its heading, and its title said aloud.
 * In the step in which the page appears: whoever is in one of its fields the next moment is not taken out of it.
 */
export const useArrival = ({ page, entry, ready }: Arrival): void => {
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!ready) return
    const before = shown.current
    shown.current = page
    if (before === page) return
    scrollTo(0, recallScroll(entry))
    if (before === undefined) return
    const heading = document.querySelector<HTMLElement>('#main h1')
    isAwaited = !heading || heading.closest('#main')?.getAttribute('aria-busy') === 'true'
    if (heading) arriveAt(heading)
  }, [page, entry, ready])
}

/** The heading of a page that was still being fetched when somebody arrived; whoever is somewhere else by then stays there. */
export const useHeading = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const nobody = document.activeElement === null || document.activeElement === document.body
    if (!isAwaited || !nobody || !heading.current) return
    isAwaited = false
    arriveAt(heading.current)
  }, [])
  return heading
}
