import type { Module } from '../../../module.ts'
import { favoritesEventHandlers } from './event-handlers.ts'
import { favouritesRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'catalog/favorites',
  purpose: 'saved products, followed shops, back-in-stock alerts and history',
  routes: favouritesRoutes,
  eventHandlers: favoritesEventHandlers,
}
