import type { CategoryBranch } from '@plaza/contract'
import { expect, test } from 'vitest'
import { findBranch } from './find-branch.ts'

const branch = (id: string, children: CategoryBranch[] = []): CategoryBranch => ({
  id,
  parent_id: null,
  image: null,
  tint: 1,
  product_count: 0,
  children,
})
const tree = [branch('1', [branch('2'), branch('3', [branch('4')])]), branch('5')]

test.each(['1', '2', '4', '5'])('finds category %s at any depth', (id) => expect(findBranch(tree, id)?.id).toBe(id))
test('does not find a category outside the tree', () => expect(findBranch(tree, '6')).toBeUndefined())
