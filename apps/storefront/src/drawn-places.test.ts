import { createCaller } from '@plaza/client'
import { expect, test } from 'vitest'
import { answersOf, drawnPlaceOf } from './drawn-places.ts'

const asking = { caller: createCaller({ lang: () => 'th', token: () => null }), lang: 'th' as const }

test('a product and a department are drawn, each by its id alone', () => {
  expect(drawnPlaceOf('/pages/prouduct/detail?id=7')?.need.call).toEqual({ name: 'getProductDetail', input: { id: '7' } })
  expect(drawnPlaceOf('/pages/category/detail?id=12')?.need.call).toEqual({
    name: 'getCategory',
    input: { id: '12', section: 'products', limit: '24' },
  })
})

test('nothing else is', () => {
  const addresses = ['', '/', '/pages/mine/wallet', '/pages/prouduct/detail', '/pages/prouduct/detail?id=0', '/pages/prouduct/detail?id=-7']
  for (const address of [...addresses, '/pages/category/detail?id=1&sale=1', '/pages/category/detail?id=1e3', '/pages/none?id=1'])
    expect(drawnPlaceOf(address), address).toBeNull()
})

test('a product goes along in the language of the page, but its names in all: it is remembered by them', () => {
  const place = drawnPlaceOf('/pages/prouduct/detail?id=7')
  const product = { id: '7', name_en: 'Teapot', name_th: 'กาน้ำชา', description_en: 'It pours.', description_th: 'ริน' }
  const [answer] = place ? answersOf(place, product, asking) : []
  expect(answer?.data).toEqual({ id: '7', name_en: 'Teapot', name_th: 'กาน้ำชา', description_th: 'ริน' })
})

test('a department is held as the first page of its list', () => {
  const place = drawnPlaceOf('/pages/category/detail?id=12')
  const [answer] = place ? answersOf(place, { category: { name_en: 'Bags' }, list: [], next_cursor: null }, asking) : []
  expect(answer?.data).toEqual({ pages: [{ category: { name_en: 'Bags' }, list: [], next_cursor: null }], pageParams: [null] })
})
