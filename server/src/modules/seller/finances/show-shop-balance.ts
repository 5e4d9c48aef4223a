import type { showShopBalance as call } from '@plaza/contract'
import { done, formatMoney, isRefused, minor } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAvailableOf, shopFrozenOf } from '../../foundation/ledger/money/index.ts'
import { balancesOf, openHoldsOf } from '../../foundation/ledger/books/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { websiteConfig } from '../../foundation/settings/index.ts'
import { debtOf } from '../../foundation/ledger/dues/index.ts'
import { type Heap, pendingOf } from './pending-of.ts'

const publish = ({ amount, net, orders }: Heap) => ({ amount: formatMoney(amount), net: formatMoney(net), orders })

/** The shop's balance, the frozen sums with their reasons, and the dates of future payouts. */
export const showShopBalance: UseCase<typeof call> = async ({ kernel, session }) => {
  const { db } = kernel
  const seller = await allowSeller({ kernel, session }, ['owner', 'finance'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const [available, frozen] = [shopAvailableOf(shopId), shopFrozenOf(shopId)]
  const [config, balances, holds, pending, owed] = await Promise.all([
    websiteConfig(kernel),
    balancesOf(db, [available, frozen]),
    openHoldsOf(db, frozen),
    pendingOf(db, shopId, kernel.now()),
    debtOf(db, shopId),
  ])
  return done({
    currency: config.base_currency,
    available: formatMoney(balances[available] ?? minor(0n)),
    frozen: formatMoney(balances[frozen] ?? minor(0n)),
    owed: formatMoney(owed),
    holds: holds.map(({ reference, rule, amount, endsAt, objection }) => ({
      ...{ reference, rule, objection },
      amount: formatMoney(amount),
      ends_at: endsAt.toISOString(),
    })),
    pending: {
      ...publish(pending),
      days: pending.days.map(({ day, ...heap }) => ({ day, ...publish(heap) })),
      undated: pending.undated.map(({ stage, ...heap }) => ({ stage, ...publish(heap) })),
    },
  })
}
