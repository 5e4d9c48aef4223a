import { money, type Money } from '@plaza/values'
import type { Kernel } from '../../../kernel/kernel.ts'
import { rechargeWallets, websiteConfig } from '../../settings/index.ts'
import type { ReceivingWallet } from './plan-recharge.ts'
import { sentSince } from './recharge-rows.ts'

export const dayMs = 86_400_000
export const mostInADay = 5
/** A decision is promised within this time. */
export const decidedWithinMs = dayMs
export const ownForMs = dayMs
export const mostOwnAmounts = 20

export const receivingWallet = async (kernel: Kernel, code: string): Promise<ReceivingWallet | null> =>
  (await rechargeWallets(kernel.db)).find((wallet) => wallet.code === code) ?? null

export const leastRecharge = async (kernel: Kernel): Promise<Money> => money((await websiteConfig(kernel)).min_recharge)

/** How many of the day's recharges are left, and when the next one is free. */
export const leftToday = async (kernel: Kernel, customerId: string): Promise<{ left: number; nextAt: Date | null }> => {
  const sent = await sentSince(kernel.db, customerId, new Date(kernel.now().getTime() - dayMs))
  const left = Math.max(0, mostInADay - sent.length)
  const frees = left > 0 ? undefined : sent.at(-mostInADay)
  return { left, nextAt: frees ? new Date(frees.getTime() + dayMs) : null }
}
