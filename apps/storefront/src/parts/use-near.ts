import { type RefObject, useEffect, useRef, useState } from 'react'

const aheadPx = 700

/** Becomes true when the spot comes near the screen, and stays so. */
export const useNear = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const spot = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!spot.current || near) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: `${aheadPx}px 0px`,
    })
    observer.observe(spot.current)
    return () => observer.disconnect()
  }, [near])
  return [spot, near]
}
