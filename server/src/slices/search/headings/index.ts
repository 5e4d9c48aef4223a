export { type CategoryTree, categoryTree, placesKnown } from './known-places.ts'
export { type PlaceRow, placesBeginning, putPlaces } from './place-rows.ts'
