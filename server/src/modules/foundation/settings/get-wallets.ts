import type { getWallets as shape } from '@plaza/contract'
import { doneUntil } from '@plaza/values'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { nextAddressAt } from './addresses.ts'
import { rechargeWallets } from './settings-rows.ts'

/** Recharge wallets with their receiving addresses. A changed address appears only once it takes effect. */
export const getWallets: TimedUseCase<typeof shape> = async ({ kernel }) => {
  const now = kernel.now()
  const [wallets, until] = await Promise.all([rechargeWallets(kernel.db, now), nextAddressAt(kernel.db, now)])
  return doneUntil(until, wallets)
}
