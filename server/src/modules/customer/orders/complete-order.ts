import type { completeOrder as call } from '@plaza/contract'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { receiveLockedOrder } from '../../orders/lifecycle/index.ts'
import { moveOwn } from './move-own.ts'

/** The buyer confirms receipt of the order. A repeated call changes nothing. */
export const completeOrder: UseCase<typeof call> = ({ kernel, input, session, lang }) =>
  moveOwn(kernel, { customerId: currentUserId({ session }), id: input.id, lang }, receiveLockedOrder)
