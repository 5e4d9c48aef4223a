import type { FirstStep, showFirstSteps as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { destinationsOf } from '../../identity/accounts/payouts/index.ts'
import { beginningsOf } from '../../catalog/products/pieces/index.ts'
import { methodRows } from '../../orders/shipping/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { settingsOf } from '../../shops/profile/index.ts'

/** The unfinished setup steps of a new shop. The state of each step is computed from the shop's data. */
export const showFirstSteps: UseCase<typeof call> = async (ctx) => {
  const { db, keys } = ctx.kernel
  const seller = await allowSeller(ctx, ['owner', 'catalogue', 'orders', 'finance', 'support'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const shop = await shopWithOwner(db, shopId)
  const [settings, methods, beginnings, { destinations }] = await Promise.all([
    settingsOf(db, shopId),
    methodRows(db, [shopId]),
    beginningsOf(db, shopId),
    destinationsOf(db, keys, shop?.ownerId ?? ''),
  ])
  const isDone: Record<FirstStep, boolean> = {
    describe: settings.image !== null && Boolean(settings.descriptions['en']),
    ship: (methods.get(shopId) ?? []).length > 0,
    sell: beginnings.isSelling,
    stock: beginnings.hasPieces,
    payout: destinations.account_number !== '' || Object.keys(destinations.wallets).length > 0,
  }
  const steps = (Object.keys(isDone) as FirstStep[]).map((step) => ({ step, done: isDone[step] }))
  return done({ steps, all_done: steps.every((each) => each.done) })
}
