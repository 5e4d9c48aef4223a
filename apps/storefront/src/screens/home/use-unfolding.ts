import { recallScroll } from '@plaza/web/route'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useMall } from '../../mall/mall.tsx'

const aheadPx = 1200
const calmMs = 1000

/**
 * Number of blocks to render. The server renders the first blocks. After hydration each further block is added when it is near the viewport, or when
 * the page is idle. All blocks are added at once if the user had scrolled down or comes from another page.
 */
export const useUnfolding = (drawnFirst: number, all: number): { shown: number; spot: RefObject<HTMLDivElement | null> } => {
  const { drawn, route: routes } = useMall()
  const spot = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(() => (drawn.current() ? drawnFirst : all))
  useEffect(() => {
    if (shown >= all || !spot.current) return
    drawn.set(false)
    const wasBelow = recallScroll(routes.current().entry) > 0
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
  }, [shown, all, drawn, routes])
  return { shown, spot }
}
