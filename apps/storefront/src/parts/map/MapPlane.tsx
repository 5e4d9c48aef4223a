import { cx } from '@plaza/design'
import type { FoundPlace } from '@plaza/contract'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { MapTools } from './MapTools.tsx'
import { type Point, type View, onScreen, project, pushed, scaleOf, viewWithin, worldSide } from './project.ts'
import { useLand } from './use-land.ts'
import { useMapWords } from './words/index.ts'
import styles from './MapPlane.module.css'

export type MapProps = {
  view: View
  onView: (view: View) => void
  places: readonly FoundPlace[]
  pinLabel: string
  /** Position of the pin. Without `pin` the pin stays in the centre, and the user moves the map under it. */
  pin?: Point
}

const pushes: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
const stepPixels = 40
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }
/** Beyond this zoom the outline of the land is too coarse to be shown. */
const landUntilZoom = 9

/** Map without tiles: the outline of the land, city names, and a pin in the centre. The user moves the map under the pin. */
export function MapPlane({ view, onView, places, pinLabel, pin = view }: MapProps) {
  const words = useMapWords()
  const land = useLand()
  const from = useRef<{ x: number; y: number }>(undefined)
  const plane = useRef<HTMLDivElement>(null)
  const latest = useRef({ view, onView })
  useEffect(() => {
    latest.current = { view, onView }
  })
  // React's wheel listeners are passive and cannot stop the page from scrolling, so a native listener is added.
  useEffect(() => {
    const element = plane.current
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      const { view: now, onView: show } = latest.current
      show(viewWithin({ ...now, zoom: now.zoom - event.deltaY / 300 }))
    }
    element?.addEventListener('wheel', zoom, { passive: false })
    return () => element?.removeEventListener('wheel', zoom)
  }, [])

  const zoomBy = (steps: number) => onView(viewWithin({ ...view, zoom: Math.round(view.zoom) + steps }))
  const onKeyDown = (event: KeyboardEvent) => {
    const push = pushes[event.key]
    const zoom = zooms[event.key]
    if (event.target !== event.currentTarget || (!push && !zoom)) return
    event.preventDefault()
    if (push) onView(pushed(view, { x: push.x * stepPixels, y: push.y * stepPixels }))
    if (zoom) zoomBy(zoom)
  }
  const drag = (event: PointerEvent) => {
    if (!from.current) return
    onView(pushed(view, { x: event.clientX - from.current.x, y: event.clientY - from.current.y }))
    from.current = { x: event.clientX, y: event.clientY }
  }
  const middle = project(view)
  const scale = scaleOf(view.zoom)
  const pinAt = onScreen(view, pin)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- it is moved like a slider of two directions; the buttons and the list do the same
    <div
      ref={plane}
      role="application"
      aria-label={`${words.mapLabel} ${pinLabel}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move it
      tabIndex={0}
      className={cx(styles.plane, (!land || view.zoom >= landUntilZoom) && styles.close)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
    >
      <svg aria-hidden="true" className={styles.world}>
        <g className={styles.middle}>
          {land && view.zoom < landUntilZoom && (
            <>
              {[-worldSide, 0, worldSide].map((around) => (
                <path
                  key={around}
                  d={land}
                  transform={`scale(${scale}) translate(${around - middle.x} ${-middle.y})`}
                  vectorEffect="non-scaling-stroke"
                  className={styles.land}
                />
              ))}
            </>
          )}
        </g>
      </svg>
      <Places view={view} places={places} />
      <span aria-hidden="true" className={styles.pin} style={{ translate: `${pinAt.x}px ${pinAt.y}px` }} />
      <MapTools view={view} zoomBy={zoomBy} source={words.source} />
    </div>
  )
}

/** Space for a city name in px. Overlapping names are omitted; names nearest to the pin take precedence. */
const labelSpace = { x: 92, y: 22 }

function Places({ view, places }: Pick<MapProps, 'view' | 'places'>) {
  const named: { x: number; y: number }[] = []
  return places.map((place) => {
    const at = onScreen(view, place)
    const isFree = named.every((other) => Math.abs(other.x - at.x) > labelSpace.x || Math.abs(other.y - at.y) > labelSpace.y)
    if (isFree) named.push(at)
    return (
      <span
        key={`${place.city} ${place.lat} ${place.lng}`}
        aria-hidden="true"
        className={cx(styles.city, isFree && styles.named)}
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        {isFree && <span>{place.city}</span>}
      </span>
    )
  })
}
