export { reindex } from './indexer/index.ts'
