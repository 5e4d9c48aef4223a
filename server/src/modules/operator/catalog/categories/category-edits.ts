import { refused } from '@plaza/values'
import type { Editable } from '../../../approvals/changelog/index.ts'
import {
  type CategoryState,
  categoryState,
  isMovable,
  ownCategories,
  deleteCategory,
  writeCategory,
} from '../../../catalog/products/taxonomy/index.ts'

/** A category cannot be deleted while it contains products or subcategories. */
export const categoryEdits: Editable = {
  kind: 'category',
  roles: ['owner', 'catalogue'],
  read: categoryState,
  write: async (tx, id, state) => {
    if (state === null)
      return id === null || (await deleteCategory(tx, id)) ? (id ?? '') : refused('field_wrong', { fields: { id: 'in_use' } })
    const wanted = state as CategoryState
    if (!isMovable(await ownCategories(tx), id, wanted.parent_id)) return refused('field_wrong', { fields: { parent_id: 'unknown' } })
    return writeCategory(tx, id, wanted)
  },
}
