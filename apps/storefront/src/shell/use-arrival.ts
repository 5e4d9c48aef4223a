import { recallScroll } from '@plaza/web/place'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { announce } from './announcer.ts'

type Arrival = { page: string; entry: string; ready: boolean }

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Arriving on another page: where it was left, or at its top; focus on its heading; its title said aloud. */
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
    const main = document.getElementById('main')
    const heading = main?.querySelector('h1') ?? main
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    announce(document.title)
  }, [page, entry, ready])
}

/** Blocks below may still be growing into their places. */
const scrollBackTo = (top: number) => {
  scrollTo(0, top)
  if (top === 0) return
  const again = () => Math.abs(scrollY - top) > 8 && scrollTo(0, top)
  requestAnimationFrame(() => requestAnimationFrame(again))
}
