import { refused } from '@plaza/values'
import { type BrandState, brandState, deleteBrand, writeBrand } from '../../../catalog/products/taxonomy/index.ts'
import type { Editable } from '../../../approvals/changelog/index.ts'

/** Makes brands editable. A brand cannot be deleted while it has products. */
export const brandEdits: Editable = {
  kind: 'brand',
  roles: ['owner', 'catalogue'],
  read: brandState,
  write: async (tx, id, state) => {
    if (state !== null) return writeBrand(tx, id, state as BrandState)
    return id === null || (await deleteBrand(tx, id)) ? (id ?? '') : refused('field_wrong', { fields: { id: 'in_use' } })
  },
}
