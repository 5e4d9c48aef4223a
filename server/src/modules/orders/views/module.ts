import type { Module } from '../../../module.ts'

export const manifest: Module = {
  name: 'orders/views',
  purpose: 'an order assembled for reading: the parts that buyer, shop and staff share',
}
