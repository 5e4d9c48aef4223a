import { expect, test } from 'vitest'
import { slim } from './slim-boot.ts'

const answered = (data: unknown, input: Record<string, string> = {}, name = 'getAnything') => [{ name, input, data }]
const dataOf = (answers: ReturnType<typeof answered>) => slim('th', answers)[0]?.data

test('only the language of the page is sent, and English where that is missing', () => {
  const row = { id: '1', name_en: 'Teapot', name_th: 'กาน้ำชา', name_zh: '茶壶', title_en: 'Only English', title_es: 'Español' }
  expect(dataOf(answered({ list: [row] }))).toEqual({ list: [{ id: '1', name_th: 'กาน้ำชา', title_en: 'Only English' }] })
})

test('numbers, null and lists stay unchanged', () => {
  const data = { total: 3, next_cursor: null, list: ['a', 1, true] }
  expect(dataOf(answered(data))).toEqual(data)
})

test('ads beyond the first screen are omitted', () => {
  const ads = { top: [{ id: '1' }], center_top: [{ id: '2' }], center: [{ id: '3' }], center_bottom: [{ id: '4' }], bottom: [{ id: '5' }] }
  expect(dataOf(answered(ads, { type: 'advert' }))).toEqual({ ...ads, center: [], center_bottom: [], bottom: [] })
})

test('departments are sent without their current product counts', () => {
  const departments = [{ id: '1', name_en: 'Fashion', product_count: 12 }]
  expect(dataOf(answered(departments, {}, 'getFirstCategories'))).toEqual([{ id: '1', name_en: 'Fashion' }])
})

test('price drops are sent without their total count', () => {
  const drops = { list: [{ id: '1', name_th: 'กาน้ำชา' }], next_cursor: 'b', total: 1496, total_is_exact: false }
  expect(dataOf(answered(drops, {}, 'getAllProducts'))).toEqual({ list: drops.list, next_cursor: 'b' })
})
