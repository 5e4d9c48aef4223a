import type { MallCategory } from '@plaza/contract'
import { expect, test } from 'vitest'
import { moveByDrop, moveByKey, rowsOf } from './tree.ts'

const one = (id: string, parent_id: string | null): MallCategory => ({
  ...{ id, parent_id, name_en: id, image: null, tint: 1, own_count: 0, product_count: 0, missing: 0, version: `v${id}` },
})
const rows = rowsOf([one('1', null), one('2', null), one('3', '1'), one('4', '1')])

test('lists the rows of the tree from top to bottom', () => {
  expect(rows.map(({ category, depth, rank }) => [category.id, depth, rank])).toEqual([
    ['1', 0, 0],
    ['3', 1, 0],
    ['4', 1, 1],
    ['2', 0, 1],
  ])
})

test('arrow keys move a category up, down, under the previous one and up to the level of its parent', () => {
  expect(moveByKey(rows, '4', 'ArrowUp')).toEqual({ id: '4', version: 'v4', parent_id: '1', rank: '0' })
  expect(moveByKey(rows, '3', 'ArrowUp')).toBeNull()
  expect(moveByKey(rows, '3', 'ArrowDown')).toEqual({ id: '3', version: 'v3', parent_id: '1', rank: '1' })
  expect(moveByKey(rows, '2', 'ArrowRight')).toEqual({ id: '2', version: 'v2', parent_id: '1', rank: '9999' })
  expect(moveByKey(rows, '4', 'ArrowLeft')).toEqual({ id: '4', version: 'v4', parent_id: '', rank: '1' })
  expect(moveByKey(rows, '1', 'ArrowLeft')).toBeNull()
  expect(moveByKey(rows, '1', 'Enter')).toBeNull()
})

test('a category dropped on another is inserted before it', () => {
  expect(moveByDrop(rows, '2', '3')).toEqual({ id: '2', version: 'v2', parent_id: '1', rank: '0' })
  expect(moveByDrop(rows, '1', '2')).toEqual({ id: '1', version: 'v1', parent_id: '', rank: '0' })
  expect(moveByDrop(rows, '2', '1')).toEqual({ id: '2', version: 'v2', parent_id: '', rank: '0' })
  expect(moveByDrop(rows, '2', '2')).toBeNull()
})
