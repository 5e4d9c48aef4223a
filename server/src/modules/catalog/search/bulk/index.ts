export { type BulkIndexer, bulkIndexer } from './bulk-indexer.ts'
export { beginBulk, minScoresOf, putAllHeadings } from './bulk-steps.ts'
export { bulkWords, wordRows } from './bulk-words.ts'
export type { Copied } from './copied.ts'
