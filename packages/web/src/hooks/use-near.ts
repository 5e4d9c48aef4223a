import { type RefObject, useEffect, useRef, useState } from 'react'

const aheadPx = 700

/** `isNear` becomes true once the element is within 700 px of the screen, and then stays true. */
export type Near = { spot: RefObject<HTMLDivElement | null>; isNear: boolean }

export const useNear = (): Near => {
  const spot = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!spot.current || isNear) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: `${aheadPx}px 0px`,
    })
    observer.observe(spot.current)
    return () => observer.disconnect()
  }, [isNear])
  return { spot, isNear }
}
