import { createHmac } from 'node:crypto'
import type { followAffiliateLink as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { countedAs } from '../../../platform/auth/counted-address.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { ownerOfCode } from '../../identity/accounts/index.ts'
import { maskName } from '../../identity/accounts/people/index.ts'
import { isProduct } from '../../catalog/products/index.ts'
import { countVisit, writeArrival } from './link-rows.ts'

/** Counts a visitor of an affiliate link. A visit by the link's owner is not counted. */
export const followAffiliateLink: UseCase<typeof shape> = async ({ kernel, input, session, address }) => {
  const owner = await ownerOfCode(kernel.db, input.code)
  if (!owner) return refused('invitation_unknown')
  if (!(await isProduct(kernel.db, input.product_id))) return refused('product_unknown')
  const view = done({ name: maskName(owner.fullName) })
  if (session?.personId === owner.id) return view
  const now = kernel.now()
  const day = now.toISOString().slice(0, 10)
  const visitor = createHmac('sha256', kernel.keys.for('visitors of links'))
    .update(`${day} ${countedAs(address)}`)
    .digest()
  const link = { inviterId: owner.id, productId: input.product_id }
  await transaction(kernel, async (tx) => {
    await countVisit(tx, link, visitor, now)
    if (session) await writeArrival(tx, session.personId, link, now)
  })
  return view
}
