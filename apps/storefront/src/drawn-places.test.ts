import { createCaller } from '@plaza/client'
import { expect, test } from 'vitest'
import { answersOf, drawnRouteOf } from './drawn-places.ts'

const asking = { caller: createCaller({ lang: () => 'th', token: () => null }), lang: 'th' as const }

test('renders a product and a department on the server, each by its id alone', () => {
  expect(drawnRouteOf('/pages/prouduct/detail?id=7')?.need.call).toEqual({ name: 'getProductDetail', input: { id: '7' } })
  expect(drawnRouteOf('/pages/category/detail?id=12')?.need.call).toEqual({
    name: 'getCategory',
    input: { id: '12', section: 'products', limit: '24' },
  })
})

test('renders no other route', () => {
  const addresses = ['', '/', '/pages/mine/wallet', '/pages/prouduct/detail', '/pages/prouduct/detail?id=0', '/pages/prouduct/detail?id=-7']
  for (const address of [...addresses, '/pages/category/detail?id=1&sale=1', '/pages/category/detail?id=1e3', '/pages/none?id=1'])
    expect(drawnRouteOf(address), address).toBeNull()
})

test('sends a product in the language of the page but with all its names, because history stores them', () => {
  const drawnRoute = drawnRouteOf('/pages/prouduct/detail?id=7')
  const product = { id: '7', name_en: 'Teapot', name_th: 'กาน้ำชา', description_en: 'It pours.', description_th: 'ริน' }
  const [answer] = drawnRoute ? answersOf(drawnRoute, product, asking) : []
  expect(answer?.data).toEqual({ id: '7', name_en: 'Teapot', name_th: 'กาน้ำชา', description_th: 'ริน' })
})

test('caches a department as the first page of its list', () => {
  const drawnRoute = drawnRouteOf('/pages/category/detail?id=12')
  const [answer] = drawnRoute ? answersOf(drawnRoute, { category: { name_en: 'Bags' }, list: [], next_cursor: null }, asking) : []
  expect(answer?.data).toEqual({ pages: [{ category: { name_en: 'Bags' }, list: [], next_cursor: null }], pageParams: [null] })
})
