import { recallScroll } from '@plaza/web/place'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useMall } from '../../mall/mall.tsx'

const aheadPx = 1200
const calmMs = 1000

/**
 * Number of blocks shown. The server renders the first ones. After hydration the next one is added when its position is near, or when the page is
 * idle. A user who had scrolled down or comes from another page gets all at once.
 */
export const useUnfolding = (drawnFirst: number, all: number): { shown: number; spot: RefObject<HTMLDivElement | null> } => {
  const { drawn, places } = useMall()
  const spot = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(() => (drawn.current() ? drawnFirst : all))
  useEffect(() => {
    if (shown >= all || !spot.current) return
    drawn.set(false)
    const wasBelow = recallScroll(places.current().entry) > 0
    const more = () => startTransition(() => setShown(shown + 1))
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && more(), {
      rootMargin: `${aheadPx}px 0px`,
    })
    if (!wasBelow) observer.observe(spot.current)
    const later = wasBelow ? setTimeout(() => setShown(all)) : setTimeout(more, calmMs)
    return () => {
      observer.disconnect()
      clearTimeout(later)
    }
  }, [shown, all, drawn, places])
  return { shown, spot }
}
