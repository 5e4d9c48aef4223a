import type { Module } from '../../../module.ts'
import { mallWordsRoutes } from './routes.ts'
import { wordEdits } from './word-edits.ts'

export const manifest: Module = {
  name: 'operator/texts',
  purpose: 'texts of the mall in six languages, as staff edit them',
  routes: mallWordsRoutes,
  edits: [wordEdits],
}
