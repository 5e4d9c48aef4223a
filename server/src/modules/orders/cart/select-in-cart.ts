import type { selectInCart as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { changeCart } from './change-cart.ts'
import { tickLines } from './line-rows.ts'

/** Selects lines for checkout. A line that was removed in the meantime is no error. */
export const selectInCart: UseCase<typeof call> = (ctx) =>
  changeCart(ctx, async (tx, customerId) => {
    await tickLines(tx, customerId, ctx.input.ids, ctx.input.selected)
    return done()
  })
