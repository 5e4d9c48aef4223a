import type { Module } from '../../../module.ts'
import { brandEdits } from './brands/brand-edits.ts'
import { categoryEdits } from './categories/category-edits.ts'
import { mallCatalogueRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'operator/catalog',
  purpose: 'the category tree and brands, as staff edit them',
  routes: mallCatalogueRoutes,
  edits: [categoryEdits, brandEdits],
}
