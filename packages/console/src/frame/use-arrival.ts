import { recallScroll } from '@plaza/web/place'
import { useEffect, useRef } from 'react'
import { announce } from './announcer.ts'

type Arrival = { page: string; entry: string; ready: boolean }

/** Arriving on another page: where it was left, or at its top; focus on its heading, and its title said aloud. */
export const useArrival = ({ page, entry, ready }: Arrival): void => {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (!ready) return
    const before = shown.current
    shown.current = page
    if (before === page) return
    scrollTo(0, recallScroll(entry))
    if (before === undefined) return
    const heading = document.querySelector<HTMLElement>('#main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    announce(document.title)
  }, [page, entry, ready])
}
