import type { Module } from '../../../module.ts'
import { shopFindRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'seller/find',
  purpose: 'one search over the records of a shop for its members',
  routes: shopFindRoutes,
}
