import type { removeCategory as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { categoryState } from '../../../catalog/products/taxonomy/index.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { categoryEdits } from './category-edits.ts'
import { toCategoriesView } from './categories-view.ts'

/** Deletes an empty category. The deletion can be undone. */
export const removeCategory: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, categoryEdits.roles)
  if ('refused' in staff) return staff
  return transaction(kernel, async (tx) => {
    if (!(await categoryState(tx, input.id))) return refused('category_unknown')
    const edit = { thing: input.id, version: input.version, operatorId: staff.id, now: kernel.now() }
    const written = await editThing(tx, categoryEdits, edit, null)
    return typeof written === 'string' ? done({ list: await toCategoriesView(tx) }) : written
  })
}
