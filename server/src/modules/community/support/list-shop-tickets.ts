import type { listShopTickets as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAsker } from './askers.ts'
import { listFor } from './tickets/list-tickets.ts'

export const listShopTickets: UseCase<typeof call> = async (asked) => {
  const asker = await shopAsker(asked)
  return asker ? listFor(asked.kernel, asker, asked.input) : refused('not_allowed')
}
