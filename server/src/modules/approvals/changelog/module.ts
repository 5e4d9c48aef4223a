import type { Module } from '../../../module.ts'
import { editsRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'approvals/changelog',
  purpose: 'changes that staff made to the mall, with the way back',
  routes: ({ edits }) => editsRoutes(edits),
}
