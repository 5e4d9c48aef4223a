import { useGetMapTiles } from '@plaza/client'
import type { MapTiles } from '@plaza/contract'
import { type ComponentType, useEffect, useState } from 'react'
import type { TiledProps } from './TiledMap.tsx'

type ReadyMap = { Tiled: ComponentType<TiledProps>; tiles: MapTiles; onLost: () => void }
/** `none`: the mall has no map tiles. `lost`: the tiles or the map's script cannot be loaded. */
export type MapState = { is: 'waiting' | 'none' | 'lost' } | ({ is: 'there' } & ReadyMap)

/** The map with the streets of the configured tiles. Without streets a shopper cannot find a place on it, so the map is hidden. */
export const useMap = (): MapState => {
  const { data: tiles, isError } = useGetMapTiles()
  const [Tiled, setTiled] = useState<ComponentType<TiledProps>>()
  const [isLost, setLost] = useState(false)
  const isWanted = Boolean(tiles)
  useEffect(() => {
    if (!isWanted) return
    import('./TiledMap.tsx').then(
      ({ TiledMap }) => setTiled(() => TiledMap),
      () => setLost(true),
    )
  }, [isWanted])
  if (isLost || isError) return { is: 'lost' }
  if (tiles === null) return { is: 'none' }
  if (!tiles || !Tiled) return { is: 'waiting' }
  return { is: 'there', Tiled, tiles, onLost: () => setLost(true) }
}
