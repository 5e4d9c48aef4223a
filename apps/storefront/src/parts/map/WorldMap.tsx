import { useGetMapTiles } from '@plaza/client'
import { type ComponentType, useEffect, useState } from 'react'
import { type MapProps, MapPlane } from './MapPlane.tsx'
import type { TiledProps } from './TiledMap.tsx'
import { useMapWords } from './words/index.ts'
import styles from './MapPlane.module.css'

/** The map with the configured tiles. The outline of the land is shown instead while the tile map loads, after a failure, or without tiles. */
export function WorldMap(props: MapProps) {
  const words = useMapWords()
  const tiles = useGetMapTiles().data
  const [Tiled, setTiled] = useState<ComponentType<TiledProps>>()
  const [lost, setLost] = useState(false)
  const isWanted = Boolean(tiles)
  useEffect(() => {
    if (!isWanted) return
    import('./TiledMap.tsx').then(
      ({ TiledMap }) => setTiled(() => TiledMap),
      () => setLost(true),
    )
  }, [isWanted])
  return (
    <div>
      {tiles && Tiled && !lost ? <Tiled {...props} tiles={tiles} onLost={() => setLost(true)} /> : <MapPlane {...props} />}
      <p role="status" className={styles.lost}>
        {lost && words.tilesLost}
      </p>
    </div>
  )
}
