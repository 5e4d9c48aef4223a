import type { Module } from '../../../module.ts'
import { staffRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'identity/staff',
  purpose: 'operators, their roles and invitations',
  routes: staffRoutes,
}
