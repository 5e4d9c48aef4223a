import type { mergeCart as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { localizedOut } from '../../../platform/documents/localized.ts'
import { cachedLimits } from '../../foundation/settings/index.ts'
import { goodsOf } from '../../catalog/products/index.ts'
import { changeCart } from './change-cart.ts'
import { claimMerge, putLines } from './line-rows.ts'
import { type Capped, planMerge } from './plan-merge.ts'

/** Merges a visitor's cart into the caller's cart, once per idempotency key. */
export const mergeCart: UseCase<typeof call> = async (ctx) => {
  const { input, kernel } = ctx
  const { cartLines: maxLines } = await cachedLimits(kernel)
  let capped: readonly Capped[] = []
  const changed = await changeCart<never>(ctx, async (tx, customerId, lines) => {
    const now = kernel.now()
    if (input.idempotency_key && !(await claimMerge(tx, customerId, input.idempotency_key, now))) return done()
    const brought = input.items.map((item) => ({ productId: item.product_id, skuId: item.sku_id ?? null, quantity: item.quantity }))
    const plan = planMerge(lines, brought, await goodsOf(tx, brought), { now, maxLines })
    if (plan.lines.length > 0) await putLines(tx, customerId, plan.lines, now)
    ;({ capped } = plan)
    return done()
  })
  if (isRefused(changed)) return changed
  const shown = capped.map(({ productId, names, wanted, got }) => ({ product_id: productId, ...localizedOut('name', names), wanted, got }))
  return done({ ...changed.done, capped: shown })
}
