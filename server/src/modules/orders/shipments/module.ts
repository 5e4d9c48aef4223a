import type { Module } from '../../../module.ts'
import { parcelsPlugin } from './carrier-webhook.ts'

export const manifest: Module = {
  name: 'orders/shipments',
  purpose: 'carriers, tracking numbers and parcels on their way',
  publishes: ['parcel.moved', 'parcel.cash_collected'],
  plugins: [parcelsPlugin],
}
