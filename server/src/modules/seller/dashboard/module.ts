import type { Module } from '../../../module.ts'
import { deskRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'seller/dashboard',
  purpose: 'figures and open tasks of a shop',
  routes: deskRoutes,
}
