import type { getCart as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { linesOfCart } from './line-rows.ts'
import { toCartView } from './cart-view.ts'

export const getCart: UseCase<typeof call> = async ({ kernel, session, lang }) => {
  const customerId = currentUserId({ session })
  return done(await toCartView(kernel, { customerId }, await linesOfCart(kernel.db, customerId), lang))
}
