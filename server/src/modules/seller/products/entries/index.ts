export {
  type Entry,
  type EntryRow,
  entriesByCode,
  entryMadeAs,
  entryOf,
  holdEntry,
  insertEntry,
  moveDraft,
  noteNewPrice,
  putDraft,
  removeEntry,
} from './entry-rows.ts'
export { countEntries, entriesAfter, listEntries, reviewStates } from './list-rows.ts'
export { productsFound } from './products-found.ts'
export { mirrorProducts } from './mirror-products.ts'
export { setPublishAt, nextToPublish } from './publish-day.ts'
export { claimPictures } from './claim-pictures.ts'
export { ownPictures } from './own-pictures.ts'
