import { dayMs, formatMoney, hourMs, type Money, price } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { commissionTerms } from '../../../orders/checkout/placement/index.ts'
import { orderTimes } from '../../../orders/orders/plans/index.ts'
import { planTimes } from '../../../orders/orders/steps/index.ts'
import { refundDueAt, workingDaysToDecide } from '../../../orders/refunds/plan/index.ts'
import { configValues, currencies, websiteConfig, planLimits } from '../../../foundation/settings/index.ts'
import { rechargeDecidedWithinMs } from '../../../payments/wallet/recharge/index.ts'
import { heldHours, transferTerms } from '../../../payments/wallet/transfer/index.ts'
import { withdrawalDecisionMs, paidWithinMs, withdrawalTerms } from '../../../payments/wallet/withdraw/index.ts'

const begin = new Date(0)
const refundMs = (state: Parameters<typeof refundDueAt>[0]): number =>
  (refundDueAt(state, 'return', begin)?.getTime() ?? 0) - begin.getTime()
const percent = (hundredths: number): string => String(hundredths / 100)

/** The values that a policy may print as `{name}`. Each is read at this moment from the code that applies it. */
export const liveValues = async (kernel: Kernel): Promise<Readonly<Record<string, string>>> => {
  const { db } = kernel
  const [config, set, list] = await Promise.all([websiteConfig(kernel), configValues(db), currencies(db, kernel.now())])
  const times = planTimes(set)
  const limits = planLimits(set)
  const [withdrawal, transfer, commission] = await Promise.all([withdrawalTerms(db), transferTerms(db), commissionTerms(kernel)])
  const symbol = list.find(({ code }) => code === config.base_currency)?.symbol ?? `${config.base_currency} `
  const shown = (amount: string) => price(amount, { symbol })
  const sum = (amount: Money) => shown(formatMoney(amount))
  const values = {
    shop_name: config.shop_name,
    base_currency: config.base_currency,
    password_min_length: config.password_min_length,
    return_days: times.returnDays,
    pay_minutes: limits.payMinutes,
    accept_hours: times.acceptMs / hourMs,
    cancel_days: times.cancelMs / dayMs,
    receive_days: times.receiveMs / dayMs,
    receive_unscanned_days: times.receiveUnscannedMs / dayMs,
    extend_days: times.extendMs / dayMs,
    rate_days: orderTimes.rateMs / dayMs,
    refund_answer_hours: refundMs('applied') / hourMs,
    refund_offer_hours: refundMs('offered') / hourMs,
    refund_send_days: refundMs('awaiting_return') / dayMs,
    refund_confirm_days: refundMs('return_shipped') / dayMs,
    refund_appeal_hours: refundMs('rejected') / hourMs,
    refund_decide_days: workingDaysToDecide,
    min_recharge: shown(config.min_recharge),
    recharges_a_day: limits.rechargesADay,
    recharge_decide_hours: rechargeDecidedWithinMs / hourMs,
    withdrawal_min: sum(withdrawal.min),
    withdrawal_max: sum(withdrawal.max),
    withdrawal_fee_percent: percent(Number(withdrawal.feeInTenThousand)),
    withdrawal_fee_min: sum(withdrawal.minFee),
    withdrawals_a_day: limits.withdrawalsADay,
    withdrawal_decide_hours: withdrawalDecisionMs / hourMs,
    withdrawal_pay_hours: paidWithinMs / hourMs,
    transfer_daily_cap: sum(transfer.dailyCap),
    transfer_held_hours: heldHours,
    commission_percent: percent(commission.share),
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
