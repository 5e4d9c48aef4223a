import { useFindPlaces } from '@plaza/client'
import type { View } from './project.ts'

/** The typed country, and the name of the typed city. */
export type Around = { country: string; name: string }

const nearZoom = 8
const farZoom = 4

/** Initial view of the map for a typed city, or for a country alone. Undefined until the city or country is found. */
export const useViewAround = ({ country, name }: Around): View | undefined => {
  const named = useFindPlaces({ keyword: name, country, limit: '1' }, { enabled: country !== '' && name.length > 1 })
  const city = named.data?.[0]
  const isUnknown = name.length < 2 || named.data?.length === 0
  const biggest = useFindPlaces({ country, limit: '1' }, { enabled: country !== '' && isUnknown }).data?.[0]
  if (city) return { lat: city.lat, lng: city.lng, zoom: nearZoom }
  return biggest && { lat: biggest.lat, lng: biggest.lng, zoom: farZoom }
}
