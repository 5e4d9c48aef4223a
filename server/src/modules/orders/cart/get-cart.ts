import type { getCart as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { linesOfCart } from './line-rows.ts'
import { toCartView } from './cart-view.ts'

export const getCart: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const whose = { customerId, addressId: input.address_id, country: input.country }
  return done(await toCartView(kernel, whose, await linesOfCart(kernel.db, customerId), lang))
}
