import { type RefObject, useEffect, useState } from 'react'

/** Tall letters may overflow the last line by up to this much. A hidden line overflows by more. */
const reachPx = 6

/** Whether the text is cut off. Known only in the browser, after layout. */
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
