import type { Module } from '../../../module.ts'
import { policiesPlugins } from './serve-documents.ts'
import { policiesRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'community/policies',
  purpose: 'policies with current figures, as pages and documents',
  routes: policiesRoutes,
  plugins: policiesPlugins,
}
