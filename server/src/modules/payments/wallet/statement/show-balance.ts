import type { showBalance as call } from '@plaza/contract'
import { dayMs, done, formatMoney } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { availableOf, frozenOf, shopAvailableOf, shopFrozenOf } from '../../../foundation/ledger/money/index.ts'
import { balanceHistory, balancesOf, monthsOf, openHoldsOf } from '../../../foundation/ledger/books/index.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { shopOfOwner } from '../../../shops/profile/owners/index.ts'

/** The customer's balance, the frozen amounts with the reasons for freezing, and the latest lines. */
export const showBalance: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const { db } = kernel
  const now = kernel.now()
  const available = availableOf(customerId)
  const frozen = frozenOf(customerId)
  const [shop, config] = await Promise.all([shopOfOwner(db, customerId), websiteConfig(kernel)])
  const ofShop = shop ? [shopAvailableOf(shop.id), shopFrozenOf(shop.id)] : []
  const [balances, holds, history, months] = await Promise.all([
    balancesOf(db, [available, frozen, ...ofShop]),
    openHoldsOf(db, frozen),
    balanceHistory(db, available, new Date(now.getTime() - input.days * dayMs), now),
    monthsOf(db, available, now, 6),
  ])
  const held = (address: string) => formatMoney(balances[address as typeof available] ?? (0n as never))
  return done({
    balance: held(available),
    frozen: held(frozen),
    currency: config.base_currency,
    holds: holds.map((hold) => ({
      reference: hold.reference,
      rule: hold.rule,
      amount: formatMoney(hold.amount),
      ends_at: hold.endsAt.toISOString(),
      objection: hold.objection,
    })),
    merchant: shop
      ? {
          shop_id: shop.id,
          shop_name: shop.name,
          balance: held(shopAvailableOf(shop.id)),
          frozen: held(shopFrozenOf(shop.id)),
          pending: '0.00',
        }
      : null,
    history: history.map(({ at, balance, ...point }) => ({ ...point, at: at.toISOString(), balance: formatMoney(balance) })),
    months: months.map(({ month, income, expense }) => ({ month, income: formatMoney(income), expense: formatMoney(expense) })),
  })
}
