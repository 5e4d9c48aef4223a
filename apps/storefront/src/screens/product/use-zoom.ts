import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Point, type View, moveBy, stepFactor, toggleZoom, wholePicture, zoomBy } from './zoom-view.ts'

const middle: Point = { x: 0, y: 0 }
const arrowPx = 60
const swipePx = 60
const doubleTapMs = 320

const sizeOf = (frame: HTMLElement) => ({ width: frame.clientWidth, height: frame.clientHeight })
const pointIn = (frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const box = frame.getBoundingClientRect()
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

type Watched = { frame: RefObject<HTMLElement | null>; at: number; onStep: (step: -1 | 1) => void }

/** Zoom of one picture by touch, mouse, wheel and keys. A swipe on an unzoomed picture changes to another picture, which starts unzoomed. */
export const useZoom = ({ frame, at, onStep }: Watched) => {
  const [seen, setSeen] = useState({ at, view: wholePicture })
  const view = seen.at === at ? seen.view : wholePicture
  const setView = useCallback(
    (next: (before: View) => View) => setSeen((before) => ({ at, view: next(before.at === at ? before.view : wholePicture) })),
    [at],
  )
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>(undefined)
  const lastTapAt = useRef(0)
  const pressedWith = useRef('mouse')

  const change = (next: (view: View, size: { width: number; height: number }) => View) => {
    const element = frame.current
    if (element) setView((before) => next(before, sizeOf(element)))
  }
  const grow = (factor: number, point = middle) => change((before, size) => zoomBy(before, factor, point, size))

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // React's wheel listeners are passive, but this listener must prevent the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const point = pointIn(element, event)
      setView((before) => zoomBy(before, Math.exp(-event.deltaY / 400), point, sizeOf(element)))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame, setView])

  const onPointerDown = (event: PointerEvent) => {
    const element = frame.current
    if (!element) return
    pressedWith.current = event.pointerType
    element.setPointerCapture(event.pointerId)
    const point = pointIn(element, event)
    fingers.current.set(event.pointerId, point)
    start.current = fingers.current.size === 1 ? point : undefined
  }
  const onPointerMove = (event: PointerEvent) => {
    const element = frame.current
    const before = fingers.current.get(event.pointerId)
    if (!element || !before) return
    const now = pointIn(element, event)
    fingers.current.set(event.pointerId, now)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other) grow(apart(now, other) / Math.max(1, apart(before, other)), between(now, other))
    else change((seen, size) => moveBy(seen, { x: now.x - before.x, y: now.y - before.y }, size))
  }
  const onPointerUp = (event: PointerEvent) => {
    const [from, to] = [start.current, fingers.current.get(event.pointerId)]
    fingers.current.delete(event.pointerId)
    start.current = undefined
    if (!from || !to) return
    const swiped = to.x - from.x
    if (view.scale === 1 && Math.abs(swiped) > swipePx) return onStep(swiped < 0 ? 1 : -1)
    if (event.pointerType !== 'mouse' && apart(from, to) < 12) tap(event.timeStamp, to)
  }
  const tap = (nowMs: number, point: Point) => {
    const isSecond = nowMs - lastTapAt.current < doubleTapMs
    lastTapAt.current = isSecond ? 0 : nowMs
    if (isSecond) change((before, size) => toggleZoom(before, point, size))
  }
  const onPointerCancel = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  const onDoubleClick = (event: MouseEvent) => {
    const element = frame.current
    // Double taps by touch are handled elsewhere. The double click event does not say which device caused it, so `pressedWith` does.
    if (element && pressedWith.current === 'mouse') change((before, size) => toggleZoom(before, pointIn(element, event), size))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const sides: Record<string, Point> = {
      ArrowLeft: { x: arrowPx, y: 0 },
      ArrowRight: { x: -arrowPx, y: 0 },
      ArrowUp: { x: 0, y: arrowPx },
      ArrowDown: { x: 0, y: -arrowPx },
    }
    const by = sides[event.key]
    if (event.key === '+' || event.key === '=') grow(stepFactor)
    else if (event.key === '-') grow(1 / stepFactor)
    else if (event.key === '0') setView(() => wholePicture)
    else if (by && view.scale > 1) change((before, size) => moveBy(before, by, size))
    else if (by && by.x !== 0) onStep(by.x < 0 ? 1 : -1)
    else return
    event.preventDefault()
  }
  return {
    view,
    grow,
    pointers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick },
    onKeyDown,
  }
}
