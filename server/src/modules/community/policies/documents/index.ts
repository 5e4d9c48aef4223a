export { policiesDoors } from './serve-documents.ts'
