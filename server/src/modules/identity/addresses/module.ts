import type { Module } from '../../../module.ts'
import { bookOf } from './address-rows.ts'
import { mapPlugin } from './map/serve-tiles.ts'
import { mapSettings } from './map/map-settings.ts'
import { addressesRoutes, addressesTimers } from './routes.ts'

export const manifest: Module = {
  name: 'identity/addresses',
  purpose: 'address books, places of the world and the map',
  routes: addressesRoutes,
  schedules: addressesTimers,
  person: { ownData: { addresses: bookOf } },
  plugins: [mapPlugin],
  settings: mapSettings,
}
