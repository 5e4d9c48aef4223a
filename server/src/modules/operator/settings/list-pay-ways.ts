import { mallPayWays, type listPayWays as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { gatewayNameOf } from '../../payments/gateways/index.ts'
import { configValues } from '../../foundation/settings/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'

type Way = (typeof mallPayWays)[number]

/** The owner's switch of a payment method. Methods used for recharges only have none. */
const settingOf = { wallet: 'pay_wallet', card: 'pay_card', cod: 'pay_cod', bank_tr: null } as const

const throughOf = (kernel: Kernel, way: Way): string | null => (way === 'wallet' || way === 'cod' ? 'mall' : gatewayNameOf(kernel, way))

/** Payment methods: who collects, whether the owner enables them, and why a method does not appear. */
export const listPayWays: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'finance', 'auditor'])
  if ('refused' in staff) return staff
  const set = await configValues(ctx.kernel.db)
  return done({
    list: mallPayWays.map((way) => {
      const setting = settingOf[way]
      const through = throughOf(ctx.kernel, way)
      const allowed = setting === null || set[setting] !== false
      return { way, setting, through, allowed, open: allowed && through !== null }
    }),
  })
}
