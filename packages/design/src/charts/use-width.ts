import { type RefObject, useEffect, useRef, useState } from 'react'

/** Measures the rendered width of an element. The chart is drawn at exactly that width, because scaling would change the thickness of its lines. */
export const useWidth = (before: number): { box: RefObject<HTMLDivElement | null>; width: number } => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(before)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => element.clientWidth > 0 && setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
