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
export { countEntries, entriesAfter, listEntries, standingOf } from './list-rows.ts'
