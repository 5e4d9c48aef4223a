import { dayMs, money, type Money } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { cachedLimits, rechargeWallets, websiteConfig } from '../../../foundation/settings/index.ts'
import type { ReceivingWallet } from '../amounts/plan-recharge.ts'
import { sentSince } from './recharge-rows.ts'

export { rechargeDecisionMs } from './recharge-limits.ts'

export const ownForMs = dayMs
export const maxOwnAmounts = 20
/** The maximum of one recharge by card or bank. */
export const maxByGateway: Money = money('10000.00')

export const receivingWallet = async (kernel: Kernel, code: string): Promise<ReceivingWallet | null> =>
  (await rechargeWallets(kernel.db, kernel.now())).find((wallet) => wallet.code === code) ?? null

export const minRecharge = async (kernel: Kernel): Promise<Money> => money((await websiteConfig(kernel)).min_recharge)

/** Number of recharges that the customer may still make today, and when the next recharge becomes possible. */
export const rechargesLeftToday = async (kernel: Kernel, customerId: string): Promise<{ left: number; nextAt: Date | null }> => {
  const sent = await sentSince(kernel.db, customerId, new Date(kernel.now().getTime() - dayMs))
  const { rechargesADay: maxInADay } = await cachedLimits(kernel)
  const left = Math.max(0, maxInADay - sent.length)
  const frees = left > 0 ? undefined : sent.at(-maxInADay)
  return { left, nextAt: frees ? new Date(frees.getTime() + dayMs) : null }
}
