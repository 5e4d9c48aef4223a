export { mallWordsRoutes } from './routes.ts'
export { wordEdits } from './word-edits.ts'
