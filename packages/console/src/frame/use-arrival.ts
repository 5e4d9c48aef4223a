import { recallScroll } from '@plaza/web/route'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { announce } from './announcer.ts'

type Arrival = { page: string; entry: string; ready: boolean }

/** True after navigation to a page, until the heading of the loaded page is rendered. */
let isAwaited = false

const arriveAt = (heading: HTMLElement): void => {
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
  announce(document.title)
}

/**
 * On arrival at another page, restores its scroll position or goes to the top, focuses its heading and announces its title. Runs in the render step
 * that shows the page, so that it never takes the focus out of a field.
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

/** Ref for the heading of a page that was still loading on arrival. The heading takes the focus only if no other element has it by then. */
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
