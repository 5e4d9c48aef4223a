import type { Cart } from '@plaza/contract'
import { done, isRefused, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { currentUserId, type CallContext } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { type LineRow, linesOfCart, lockCart } from './line-rows.ts'
import { toCartView } from './cart-view.ts'
import { pushCartCount } from './push-cart-count.ts'

type Context = Pick<
  CallContext<{ method: 'POST'; path: '/'; who: 'customer'; answer: never; summary: '' }>,
  'kernel' | 'session' | 'lang'
> & {
  input: { address_id?: string | undefined; country?: string | undefined }
}

/** Locks and changes the caller's cart, notifies the caller's other devices, and returns the whole changed cart. */
export const changeCart = async <R extends string>(
  { kernel, input, session, lang }: Context,
  change: (tx: Tx, customerId: string, lines: readonly LineRow[]) => Promise<Outcome<undefined, R>>,
): Promise<Outcome<Cart, R>> => {
  const customerId = currentUserId({ session })
  const changed = await transaction(kernel, async (tx): Promise<Outcome<LineRow[], R>> => {
    const outcome = await change(tx, customerId, await lockCart(tx, customerId))
    if (isRefused(outcome)) return outcome
    const lines = await linesOfCart(tx, customerId)
    await pushCartCount(tx, customerId, lines.length)
    return done(lines)
  })
  if (isRefused(changed)) return changed
  const whose = { customerId, addressId: input.address_id, country: input.country }
  return done(await toCartView(kernel, whose, changed.done, lang))
}
