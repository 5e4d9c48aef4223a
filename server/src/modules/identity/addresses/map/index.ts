export { getMapTiles } from './get-map-tiles.ts'
export { mapDoor } from './serve-tiles.ts'
export { mapSettings } from './map-settings.ts'
