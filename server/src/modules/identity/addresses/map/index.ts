export { getMapTiles } from './get-map-tiles.ts'
export { mapDoor } from './serve-tiles.ts'
