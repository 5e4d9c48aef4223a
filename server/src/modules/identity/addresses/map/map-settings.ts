import { isAbsolute } from 'node:path'
import * as z from 'zod/mini'
import { moduleSettings } from '../../../../platform/environment.ts'
import { address, isOwnNetwork, isSafeAddress, number } from '../../../../platform/external/setting-shapes.ts'

/** The source of the map tiles. `origin` is the only host, besides the mall's, that the storefront may request from. */
type MapSettings = { attribution: string; about: string | null } & (
  | { from: 'address'; tiles: string; origin: string; nearestZoom: number }
  | { from: 'file'; path: string }
)

const hasItsFigures = (text: string) => ['{z}', '{x}', '{y}'].every((figure) => text.split(figure).length === 2)
/** A page header (CSP) contains the host, so the host must have no special characters. */
const isPlainHost = (text: string) => /^https?:\/\/[a-z0-9.:[\]-]+\//.test(text)
const isTemplate = (text: string) => hasItsFigures(text) && isPlainHost(text) && isSafeAddress(text.replaceAll(/[{}]/g, ''), isOwnNetwork)
const isFile = (text: string) => isAbsolute(text) && text.endsWith('.pmtiles')

const mapShape = {
  MAP_TILES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isTemplate(text) || isFile(text),
          'must be an address with https such as https://tiles.example/{z}/{x}/{y}.png, or the whole path of a .pmtiles file',
        ),
      ),
  ),
  MAP_ATTRIBUTION: z.optional(z.string().check(z.minLength(1), z.maxLength(120, 'must be at most 120 letters'))),
  MAP_ATTRIBUTION_URL: z.optional(address),
  MAP_DEEPEST: number(19, 22, 1),
}

type MapValues = z.output<z.ZodMiniObject<typeof mapShape>>

const readMap = (set: MapValues): MapSettings | null | string => {
  const { MAP_TILES: tiles, MAP_ATTRIBUTION: attribution, MAP_ATTRIBUTION_URL: about = null } = set
  if (!tiles) return attribution || about ? 'MAP_TILES is missing; it says where the pictures of the map are.' : null
  if (!attribution) return 'MAP_ATTRIBUTION is missing: name the maker of the map, such as "© OpenStreetMap contributors".'
  if (isFile(tiles)) return { from: 'file', path: tiles, attribution, about }
  return { from: 'address', tiles, origin: new URL(tiles).origin, nearestZoom: set.MAP_DEEPEST, attribution, about }
}

/** The URL of a paid tile service often contains its API key. */
export const mapSettings = moduleSettings(mapShape, readMap, ['MAP_TILES'])
