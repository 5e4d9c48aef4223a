import type { saveCategory as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { localizedTexts } from '../../../../platform/documents/localized.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { type CategoryState, categoryState } from '../../../catalog/products/taxonomy/index.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { takePictures } from '../../../foundation/media/claims/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { categoryEdits } from './category-edits.ts'
import { toCategoriesView } from './categories-view.ts'

/** Creates a category after its siblings, or changes the name and look of an existing one. */
export const saveCategory: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, categoryEdits.roles)
  if ('refused' in staff) return staff
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const before = input.id === undefined ? null : await categoryState(tx, input.id)
    if (input.id !== undefined && !before) return refused('category_unknown')
    const image = input.image === undefined ? (before?.image ?? null) : input.image || null
    const own = { audience: 'operator', personId: staff.id, purpose: 'product' } as const
    if (image && image !== before?.image && (await takePictures(tx, { ...own, names: [image] }, now)).length === 0)
      return refused('field_wrong', { fields: { image: 'unknown' } })
    const stands = before ? { parent_id: before.parent_id, rank: before.rank } : { parent_id: input.parent_id ?? null, rank: 9999 }
    const wanted: CategoryState = { ...stands, names: localizedTexts('name', input), image, tint: input.tint }
    const edit = { thing: input.id ?? null, version: input.version, operatorId: staff.id, now }
    const written = await editThing(tx, categoryEdits, edit, wanted)
    if (typeof written !== 'string') return written
    const saved = (await toCategoriesView(tx)).find(({ id }) => id === written)
    if (!saved) throw new Error('a category was not written')
    return done(saved)
  })
}
