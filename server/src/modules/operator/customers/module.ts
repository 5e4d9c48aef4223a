import type { Module } from '../../../module.ts'
import { casesOf } from '../../approvals/queue/index.ts'
import { customersRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'operator/customers',
  purpose: 'customers as staff see them, and disabling an account',
  routes: ({ cases }) => customersRoutes(casesOf(cases)),
}
