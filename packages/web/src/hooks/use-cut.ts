import { type RefObject, useEffect, useState } from 'react'

/** Pixels by which tall letters may overflow the last line. A hidden line overflows by more. */
const reachPx = 6

/** True if the text is cut off. The browser can measure this only after layout. */
export const useCut = (box: RefObject<HTMLElement | null>, text: unknown): boolean => {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setCut(element.scrollHeight > element.clientHeight + reachPx)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, text])
  return isCut
}
