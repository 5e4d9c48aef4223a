import type { Module } from '../../../module.ts'
import { supportRoutes } from './routes.ts'
import { ownTicketWords } from './tickets/word-rows.ts'

export const manifest: Module = {
  name: 'community/support',
  purpose: 'support tickets, their due times and answers',
  routes: supportRoutes,
  person: { ownData: { tickets: ownTicketWords } },
}
