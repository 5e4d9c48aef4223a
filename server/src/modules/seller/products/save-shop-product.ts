import type { saveShopProduct as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { readContent } from './content/read-content.ts'
import { productRoles } from './drafts/own-entry.ts'
import { saveDraft } from './drafts/save-draft.ts'
import { toExistingProductView } from './product-view.ts'

/** Saves a draft. Shoppers do not see the draft. */
export const saveShopProduct: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  const { id, key, version, code, ...fields } = input
  const wanted = { id: id ?? null, madeAs: key ?? null, version, code: code || null, content: readContent(fields) }
  const saved = await transaction(kernel, (tx) => saveDraft(tx, { ...seller.done, now: kernel.now() }, wanted))
  return isRefused(saved) ? saved : done(await toExistingProductView(kernel, seller.done.shopId, saved.done))
}
