export { reindex } from './indexing/index.ts'
