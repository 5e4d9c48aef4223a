import type { removeBrand as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { brandState } from '../../../catalog/products/taxonomy/index.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { brandEdits } from './brand-edits.ts'

/** Deletes a brand without products. The deletion can be undone. */
export const removeBrand: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, brandEdits.roles)
  if ('refused' in staff) return staff
  return transaction(kernel, async (tx) => {
    if (!(await brandState(tx, input.id))) return refused('brand_unknown')
    const edit = { thing: input.id, version: input.version, operatorId: staff.id, now: kernel.now() }
    const written = await editThing(tx, brandEdits, edit, null)
    return typeof written === 'string' ? done({ id: written }) : written
  })
}
