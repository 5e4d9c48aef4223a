import type { saveBrand as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { localizedTexts } from '../../../../platform/documents/localized.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { type BrandState, brandState } from '../../../catalog/products/taxonomy/index.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { takePictures } from '../../../foundation/media/claims/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { brandEdits } from './brand-edits.ts'
import { toBrandView } from './brands-view.ts'

/** Creates or changes a brand. */
export const saveBrand: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, brandEdits.roles)
  if ('refused' in staff) return staff
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const before = input.id === undefined ? null : await brandState(tx, input.id)
    if (input.id !== undefined && !before) return refused('brand_unknown')
    const image = input.image === undefined ? (before?.image ?? null) : input.image || null
    const own = { audience: 'operator', personId: staff.id, purpose: 'product' } as const
    if (image && image !== before?.image && (await takePictures(tx, { ...own, names: [image] }, now)).length === 0)
      return refused('field_wrong', { fields: { image: 'unknown' } })
    const wanted: BrandState = { name: input.name, descriptions: localizedTexts('description', input), image, tint: input.tint }
    const edit = { thing: input.id ?? null, version: input.version, operatorId: staff.id, now }
    const written = await editThing(tx, brandEdits, edit, wanted)
    return typeof written === 'string' ? done(await toBrandView(tx, written)) : written
  })
}
