import type { removeFromCart as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { changeCart } from './change-cart.ts'
import { takeOut } from './line-rows.ts'

/** Removes cart lines. A line that is already removed is no error. */
export const removeFromCart: UseCase<typeof call> = (ctx) =>
  changeCart(ctx, async (tx, customerId) => {
    await takeOut(tx, customerId, ctx.input.ids)
    return done()
  })
