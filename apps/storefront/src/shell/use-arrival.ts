import { recallScroll } from '@plaza/web/route'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { announce } from './announcer.ts'

type Arrival = { page: string; entry: string; ready: boolean }

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** On arrival at another page: restores the scroll position or scrolls to the top, focuses the heading and announces the title. */
export const useArrival = ({ page, entry, ready }: Arrival): void => {
  const shown = useRef({ page, entry, first: true })

  useBrowserLayoutEffect(() => {
    if (!ready) return
    const before = shown.current
    if (before.entry === entry && !before.first) return
    if (before.page !== page || before.entry !== entry || before.first) scrollBackTo(recallScroll(entry))
    shown.current = { page: before.page, entry, first: before.first }
  }, [entry, page, ready])

  useEffect(() => {
    if (!ready) return
    const { page: pageBefore, first } = shown.current
    shown.current = { page, entry, first: false }
    if (first || pageBefore === page) return
    return arrive()
  }, [page, entry, ready])
}

const focusOn = (thing: HTMLElement | null) => {
  thing?.setAttribute('tabindex', '-1')
  thing?.focus({ preventScroll: true })
}

const headingNow = () => document.querySelector<HTMLElement>('#main h1')
const isHeld = (heading: HTMLElement | null) => heading?.querySelector('[data-hold]') !== null

/**
 * Focuses the heading and announces the page. When a placeholder heading is replaced, the new heading gets the focus, unless the user has moved the
 * focus elsewhere.
 */
const arrive = (): (() => void) | undefined => {
  const first = headingNow()
  // The press that opened the search page has put the focus into the search field.
  if (!document.activeElement?.matches('header input')) focusOn(first ?? document.getElementById('main'))
  if (first && !isHeld(first)) {
    announce(document.title)
    return undefined
  }
  const observer = new MutationObserver(() => {
    const heading = headingNow()
    if (!heading || isHeld(heading)) return
    observer.disconnect()
    // Deferred, so that the document title is updated before it is announced.
    setTimeout(() => {
      const { activeElement } = document
      if (activeElement === document.body || activeElement === first || activeElement?.id === 'main') focusOn(headingNow())
      announce(document.title)
    })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Scrolls twice, because blocks that grow after the first scroll can shift the page. */
const scrollBackTo = (top: number) => {
  scrollTo(0, top)
  if (top === 0) return
  const again = () => Math.abs(scrollY - top) > 8 && scrollTo(0, top)
  requestAnimationFrame(() => requestAnimationFrame(again))
}
