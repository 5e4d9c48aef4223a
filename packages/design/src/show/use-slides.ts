import { useCallback, useEffect, useRef, useState } from 'react'

/** Returns the visible slide of a snapping row, and a function that goes to another slide. The function wraps around at both ends. */
export const useSlides = (count: number) => {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => setCurrent(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', measure, { passive: true })
    return () => element.removeEventListener('scroll', measure)
  }, [])

  const go = useCallback(
    (to: number) => {
      const element = track.current
      const slide = (to + count) % count
      element?.scrollTo({ left: slide * element.clientWidth, behavior: 'smooth' })
    },
    [count],
  )

  return { track, current, go }
}
