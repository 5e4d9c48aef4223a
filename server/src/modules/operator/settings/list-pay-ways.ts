import { mallPaymentMethods, type listPayWays as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { gatewayNameOf } from '../../payments/gateways/index.ts'
import { configValues } from '../../foundation/settings/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'

type Method = (typeof mallPaymentMethods)[number]

/** The owner's setting that enables each payment method. Null for a method that is for recharges only. */
const settingOf = { wallet: 'pay_wallet', card: 'pay_card', cod: 'pay_cod', bank_tr: null } as const

const throughOf = (kernel: Kernel, method: Method): string | null =>
  method === 'wallet' || method === 'cod' ? 'mall' : gatewayNameOf(kernel, method)

/** Payment methods: who collects the money, whether the owner has enabled the method, and why a method is not offered. */
export const listPayWays: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'finance', 'auditor'])
  if ('refused' in staff) return staff
  const set = await configValues(ctx.kernel.db)
  return done({
    list: mallPaymentMethods.map((method) => {
      const setting = settingOf[method]
      const through = throughOf(ctx.kernel, method)
      const allowed = setting === null || set[setting] !== false
      return { way: method, setting, through, allowed, open: allowed && through !== null }
    }),
  })
}
