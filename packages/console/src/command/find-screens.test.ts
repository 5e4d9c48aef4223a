import { IconHome } from '@plaza/design'
import { expect, test } from 'vitest'
import { findScreens } from './find-screens.ts'

const screens = [
  { key: 'orders', path: '/orders', roles: ['owner', 'orders'], icon: IconHome },
  { key: 'order', path: '/order', roles: ['owner', 'orders'] },
  { key: 'borders', path: '/borders', roles: ['owner'], icon: IconHome },
] as const
const names = { orders: 'Orders', order: 'Order', borders: 'Borders' }

test.each([
  ['owner', 'ORD', ['#/orders', '#/borders']],
  ['orders', 'ord', ['#/orders']],
  ['owner', 'stock', []],
  ['finance', '', []],
])('the %s typing “%s” finds %j', (role, typed, found) => {
  expect(findScreens(screens, names, role, typed).map(({ href }) => href)).toEqual(found)
})
