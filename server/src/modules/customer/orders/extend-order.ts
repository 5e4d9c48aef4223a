import type { extendOrder as call } from '@plaza/contract'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { extendLockedOrder } from '../../orders/lifecycle/index.ts'
import { moveOwn } from './move-own.ts'

/** Postpones the automatic confirmation of receipt. Possible once per order. */
export const extendOrder: UseCase<typeof call> = ({ kernel, input, session, lang }) =>
  moveOwn(kernel, { customerId: currentUserId({ session }), id: input.id, lang }, extendLockedOrder)
