import type { showProductImport as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { productRoles } from '../drafts/own-entry.ts'
import { importOf } from './import-rows.ts'
import { toImportView } from './import-view.ts'

export const showProductImport: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  const row = await importOf(kernel.db, seller.done.shopId, input.id ?? null)
  return row ? done(await toImportView(kernel.db, row)) : refused('import_unknown')
}
