import type { reserveRecharge as call } from '@plaza/contract'
import { assetWorth, compareMoney, done, formatMoney, isAsset, minor, type Minor, money, refused, worthInBase } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { lockWallet } from '../records/owner-rows.ts'
import { confirmationsNeeded } from '../../../foundation/blockchain/index.ts'
import { countOwnAmounts, takeAmount, takenAmounts } from '../amounts/own-amount-rows.ts'
import { ownAmount } from '../amounts/plan-recharge.ts'
import { minRecharge, maxOwnAmounts, ownForMs, receivingWallet } from './recharge-rules.ts'

/** Reserves a unique amount for one customer, so that a payment of this amount identifies the customer. */
export const reserveRecharge: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const wallet = await receivingWallet(kernel, input.wallet)
  if (!wallet || !isAsset(wallet.asset)) return refused('wallet_unknown')
  const asset = wallet.asset
  const amount = money(input.amount)
  const least = await minRecharge(kernel)
  if (compareMoney(amount, least) < 0) return refused('too_little', { fields: { amount: 'too_little' }, hint: formatMoney(least) })
  const now = kernel.now()
  const until = new Date(now.getTime() + ownForMs)
  const plain = assetWorth(amount, asset, wallet.rate)
  return transaction(kernel, async (tx) => {
    await lockWallet(tx, customerId)
    if ((await countOwnAmounts(tx, customerId, now)) >= maxOwnAmounts) return refused('too_often', { retry_after: ownForMs / 1000 })
    // Reads the reserved amounts up to 1 % above the requested amount. The new amount must be in this range.
    const taken = await takenAmounts(tx, wallet.code, minor(plain - 1n) as Minor, minor(plain + plain / 100n + 1n) as Minor, now)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const charged = ownAmount(wallet, amount, Math.random(), (each) => taken.has(each))
      if (charged === null) break
      if (await takeAmount(tx, { walletCode: wallet.code, charged, customerId, until, now }))
        return done({
          wallet: wallet.code,
          asset,
          charged_amount: formatMoney(charged, asset),
          expected_amount: formatMoney(worthInBase(charged, asset, wallet.rate).amount),
          reserved_until: until.toISOString(),
          confirmations: confirmationsNeeded(kernel, wallet) ?? 0,
        })
      taken.add(charged)
    }
    // All amounts in the range are reserved. Reservations end, so the customer may try again later.
    return refused('too_often', { retry_after: 3600 })
  })
}
