import type { removeFromCart as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { changeCart } from './change-cart.ts'
import { takeOut } from './line-rows.ts'

/** Takes lines out; one that is gone already is no fault. */
export const removeFromCart: UseCase<typeof call> = (ask) =>
  changeCart(ask, async (tx, customerId) => {
    await takeOut(tx, customerId, ask.input.ids)
    return done()
  })
