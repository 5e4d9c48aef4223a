import { mapSettings } from './map-settings.ts'
import type { getMapTiles as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { tilesAt } from './serve-tiles.ts'
import { openTileFile } from './tile-file.ts'

/**
 * The source of map tiles for the browser. Null if the owner has configured none or the file cannot be read: shoppers then
 * search for a city instead.
 */
export const getMapTiles: UseCase<typeof shape> = async ({ kernel: { environment, log } }) => {
  const map = mapSettings.of(environment)
  if (!map) return done(null)
  const { attribution, about } = map
  if (map.from === 'address') return done({ tiles: map.tiles, least_zoom: 0, most_zoom: map.nearestZoom, attribution, about })
  const file = await openTileFile(map.path).catch((error: unknown) => log.error({ error }, 'could not read the map file'))
  if (!file) return done(null)
  const tiles = tilesAt.replaceAll(/:([zxy])/g, '{$1}')
  return done({ tiles, least_zoom: file.farthestZoom, most_zoom: file.nearestZoom, attribution, about })
}
