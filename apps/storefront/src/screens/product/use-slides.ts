import { useCallback, useEffect, useRef, useState } from 'react'

type How = { focus?: boolean }
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The visible slide of a scroll-snap track, and a function to scroll to another slide. The thumbnail strip follows the slide. */
export const useSlides = (total: number) => {
  const track = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const at = Math.min(shown, total - 1)
  /** Target slide of a running scroll. Slides passed on the way are ignored, and the next press counts from the target. */
  const heading = useRef<number>(undefined)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const follow = () => {
      if (element.clientWidth === 0) return
      const inView = Math.round(Math.abs(element.scrollLeft) / element.clientWidth)
      if (heading.current !== undefined && heading.current !== inView) return
      heading.current = undefined
      setShown(inView)
    }
    const takeOver = () => (heading.current = undefined)
    const byHand = ['pointerdown', 'touchstart', 'wheel'] as const
    element.addEventListener('scroll', follow, { passive: true })
    byHand.forEach((name) => element.addEventListener(name, takeOver, { passive: true }))
    return () => {
      element.removeEventListener('scroll', follow)
      byHand.forEach((name) => element.removeEventListener(name, takeOver))
    }
  }, [])

  useEffect(() => {
    const [list, thumb] = [strip.current, strip.current?.children[at]]
    if (!list || !(thumb instanceof HTMLElement)) return
    const left = thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2
    const top = thumb.offsetTop - (list.clientHeight - thumb.offsetHeight) / 2
    list.scrollTo({ left, top, behavior: isCalm() ? 'instant' : 'smooth' })
  }, [at])

  const show = useCallback((index: number, { focus = false }: How = {}) => {
    const element = track.current
    if (!element) return
    heading.current = index
    setShown(index)
    const isNext = Math.abs(index * element.clientWidth - Math.abs(element.scrollLeft)) <= element.clientWidth + 1
    element.scrollTo({ left: index * element.clientWidth, behavior: isNext && !isCalm() ? 'smooth' : 'instant' })
    const slide = element.children[index]
    if (focus && slide instanceof HTMLElement) slide.focus({ preventScroll: true })
  }, [])

  return { track, strip, at, show }
}
