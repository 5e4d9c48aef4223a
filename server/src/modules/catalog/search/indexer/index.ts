export { reindex } from './reindex.ts'
