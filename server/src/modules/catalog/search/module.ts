import type { Module } from '../../../module.ts'
import { searchTimers } from './indexer/renew.ts'
import { searchEventHandlers } from './event-handlers.ts'
import { searchRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'catalog/search',
  purpose: 'the search index, suggestions and popular searches',
  routes: searchRoutes,
  eventHandlers: searchEventHandlers,
  schedules: searchTimers,
}
