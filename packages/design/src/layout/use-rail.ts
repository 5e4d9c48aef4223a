import { useCallback, useEffect, useRef, useState } from 'react'

/** The row calls `onNearEnd` when this many widths of its view remain. */
const viewsAhead = 1

/** Scroll state of a horizontal row, and a function that scrolls by most of a view in either direction. */
export const useRail = ({ onNearEnd }: { onNearEnd?: (() => void) | undefined }) => {
  const track = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => {
      const left = Math.abs(element.scrollLeft)
      const canGoBack = left > 4
      const canGoOn = left + element.clientWidth < element.scrollWidth - 4
      if (left + element.clientWidth * (1 + viewsAhead) >= element.scrollWidth) onNearEnd?.()
      setEnds((before) => (before.canGoBack === canGoBack && before.canGoOn === canGoOn ? before : { canGoBack, canGoOn }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [onNearEnd])

  const go = useCallback((direction: -1 | 1) => {
    const element = track.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' })
  }, [])

  return { track, ...ends, go }
}
