import type { Module } from '../../../module.ts'

export const manifest: Module = {
  name: 'catalog/inventory',
  purpose: 'pieces on hand and reserved, and every movement',
  publishes: ['stock.changed', 'stock.sold', 'stock.returned', 'stock.low'],
}
