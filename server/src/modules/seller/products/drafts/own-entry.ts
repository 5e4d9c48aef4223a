import type { CallShape } from '@plaza/contract'
import { isRefused, type Outcome, refused, type Refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import type { CallContext } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { allowSeller, type Seller, type SellerRole } from '../../../shops/access/staff/index.ts'
import { type Entry, lockSellerProduct } from '../entries/entry-rows.ts'

/** Shop roles that may edit products. */
export const productRoles: readonly SellerRole[] = ['owner', 'catalogue']

type Asking = Pick<CallContext<CallShape>, 'kernel' | 'session'> & { input: { id: string } }
export type Acting = Seller & { now: Date }

/** The refusal of an action on a product that a colleague changed since the caller read it. */
export const overtaken = ({ content, name, price, shown, draft, version, changedAt }: Entry): Refused<'changed_meanwhile'> =>
  refused('changed_meanwhile', { current: content ?? { name, price, shown, draft }, version, since: changedAt.toISOString() })

/** Runs an action on a locked product of the caller's own shop. Another shop's product is reported as unknown. */
export const withOwnEntry = async <T, R extends string>(
  { kernel, session, input }: Asking,
  story: (tx: Tx, entry: Entry, acting: Acting) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R | 'not_allowed' | 'product_unknown'>> => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  return transaction(kernel, async (tx): Promise<Outcome<T, R | 'product_unknown'>> => {
    const entry = await lockSellerProduct(tx, seller.done.shopId, input.id)
    return entry ? story(tx, entry, { ...seller.done, now: kernel.now() }) : refused('product_unknown')
  })
}
