import type { MapTiles } from '@plaza/contract'
import { cx } from '@plaza/design'
import { Map as Leaflet, TileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { MapTools } from './MapTools.tsx'
import { type Point, type View, farthestZoom, onScreen, viewWithin } from './project.ts'
import { useMapWords } from './words/index.ts'
import styles from './Map.module.css'

export type TiledProps = {
  view: View
  onView: (view: View) => void
  pinLabel: string
  /** Position of the pin. Without `pin` the pin stays in the centre, and the user moves the map under it. */
  pin?: Point
  tiles: MapTiles
  onLost: () => void
}

/** After this many failed tiles in a row, the tile map counts as unavailable. */
const maxMissing = 6

const viewOf = (map: Leaflet): View => {
  const { lat, lng } = map.getCenter().wrap()
  return { lat, lng, zoom: map.getZoom() }
}
const isSame = (one: View, other: View) =>
  Math.abs(one.lat - other.lat) < 1e-6 && Math.abs(one.lng - other.lng) < 1e-6 && Math.abs(one.zoom - other.zoom) < 0.01

/** A Leaflet map with the tiles configured by the mall's owner. It moves by mouse, wheel, pinch and keys. */
export function TiledMap({ view, onView, pinLabel, pin = view, tiles, onLost }: TiledProps) {
  const words = useMapWords()
  const plane = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Leaflet>()
  const latest = useRef({ view, onView, onLost })
  // Views that the map itself reported. React returns them with a delay, so they must not move the map back.
  const [said] = useState(() => new WeakSet<View>())
  useEffect(() => {
    latest.current = { view, onView, onLost }
  })
  useEffect(() => {
    if (!plane.current) return
    const made = new Leaflet(plane.current, {
      zoomControl: false,
      attributionControl: false,
      // After a wheel step or a pinch the zoom stays at any fraction.
      zoomSnap: 0,
      zoomDelta: 1,
      minZoom: Math.max(farthestZoom, tiles.least_zoom),
      maxZoom: tiles.most_zoom,
      maxBoundsViscosity: 1,
      maxBounds: [
        [-85, -540],
        [85, 540],
      ],
      zoomAnimation: false,
      fadeAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      inertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
    const { lat, lng, zoom } = latest.current.view
    made.setView([lat, lng], zoom)
    made.on('move zoom', () => {
      const now = viewOf(made)
      said.add(now)
      latest.current.onView(now)
    })
    const layer = layTiles(made, tiles, () => latest.current.onLost())
    setMap(made)
    return () => {
      layer.off()
      made.remove()
    }
  }, [said, tiles])
  useEffect(() => {
    if (map && !said.has(view) && !isSame(viewOf(map), view)) map.setView([view.lat, view.lng], view.zoom, { animate: false })
  }, [map, said, view])
  const zoomBy = (steps: number) => onView({ ...viewWithin(view), zoom: Math.round(view.zoom) + steps })
  const at = onScreen(view, pin)
  return (
    <div className={cx(styles.plane, styles.tiled)}>
      <div ref={plane} role="application" aria-label={`${words.mapLabel} ${pinLabel}`} className={styles.tiles} />
      <span aria-hidden="true" className={styles.pin} style={{ translate: `${at.x}px ${at.y}px` }} />
      <MapTools
        view={view}
        zoomBy={zoomBy}
        least={tiles.least_zoom}
        most={tiles.most_zoom}
        source={
          <>
            {tiles.about ? (
              <a href={tiles.about} target="_blank" rel="noopener noreferrer">
                {tiles.attribution}
              </a>
            ) : (
              tiles.attribution
            )}
            {' · GeoNames'}
          </>
        }
      />
    </div>
  )
}

const layTiles = (map: Leaflet, { tiles, least_zoom, most_zoom }: MapTiles, onLost: () => void): TileLayer => {
  let missing = 0
  let came = false
  const layer = new TileLayer(tiles, { minNativeZoom: least_zoom, maxNativeZoom: most_zoom, maxZoom: most_zoom, keepBuffer: 1 })
  layer.on('tileload', () => (came = true))
  layer.on('tileerror', () => {
    missing += 1
    if (!came && missing >= maxMissing) onLost()
  })
  return layer.addTo(map)
}
