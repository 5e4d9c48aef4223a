import type { Withdrawal } from '@plaza/contract'
import { dayMs, nothing } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { destinationsOf } from '../../../identity/accounts/payouts/index.ts'
import type { Customer } from '../../../identity/accounts/people/index.ts'
import { availableOf, shopAvailableOf } from '../../../foundation/ledger/money/index.ts'
import { balancesOf } from '../../../foundation/ledger/books/index.ts'
import { sumOfDues } from '../../../foundation/ledger/dues/index.ts'
import { payoutsAreStopped } from '../../../foundation/ledger/checks/index.ts'
import { rechargeWallets } from '../../../foundation/settings/index.ts'
import { type OwnShop, shopOfOwner } from '../../../shops/profile/owners/index.ts'
import { offeredDestinations, type Destination } from './destinations.ts'
import type { WithdrawalDetails } from './plan-withdrawal.ts'
import { requestTimesSince } from './withdrawal-rows.ts'
import { minAgeMs, withdrawalTerms } from './withdrawal-terms.ts'

type Selection = { customer: Customer; account: Withdrawal['account']; wallet: string | undefined }
type Found = {
  details: WithdrawalDetails
  terms: Awaited<ReturnType<typeof withdrawalTerms>> & { dayMs: number; minAgeMs: number }
  destinations: Destination[]
  /** The payout destination that the customer selected. */
  destination: Destination | null
  /** The time from which the customer's payout destinations can be used. */
  usableFrom: Date | null
  /** The shop from whose balance the withdrawal is paid. */
  shop: OwnShop | null
}

/** Reads all data that the decision about a withdrawal needs. The queries run one after the other, because a transaction has one connection. */
export const readWithdrawalDetails = async (kernel: Kernel, db: Db, { customer, account, wallet }: Selection): Promise<Found> => {
  const now = kernel.now()
  const settings = await withdrawalTerms(db)
  const saved = await destinationsOf(db, kernel.keys, customer.id)
  const destinations = offeredDestinations(saved.destinations, await rechargeWallets(db, now))
  const destination = destinations.find(({ code }) => code === wallet) ?? null
  const owned = account === 'merchant' ? await shopOfOwner(db, customer.id) : null
  const shop = owned?.status === 'open' ? owned : null
  const from = account === 'customer' ? availableOf(customer.id) : shop && shopAvailableOf(shop.id)
  const isThere = wallet === undefined ? destinations.length > 0 : destination !== null
  const usableFrom = saved.changedAt && new Date(saved.changedAt.getTime() + minAgeMs)
  return {
    terms: { ...settings, dayMs, minAgeMs },
    destinations,
    destination,
    usableFrom: usableFrom && usableFrom > now ? usableFrom : null,
    shop,
    details: {
      now,
      available: from ? ((await balancesOf(db, [from]))[from] ?? nothing) : nothing,
      ofDemo: (customer.demo || shop?.demo === true) && !kernel.environment.demo,
      withoutShop: account === 'merchant' && shop === null,
      verified: customer.verified,
      destinationSince: isThere ? saved.changedAt : null,
      pausedUntil: saved.pausedUntil,
      requestedAt: await requestTimesSince(db, customer.id, new Date(now.getTime() - dayMs)),
      payoutsStopped: await payoutsAreStopped(db),
      owes: shop ? await sumOfDues(db, shopAvailableOf(shop.id)) : nothing,
    },
  }
}
