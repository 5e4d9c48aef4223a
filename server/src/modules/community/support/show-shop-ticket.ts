import type { showShopTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAsker } from './askers.ts'
import { ticketFor } from './tickets/show.ts'

export const showShopTicket: UseCase<typeof call> = async (asked) => {
  const asker = await shopAsker(asked)
  return asker ? ticketFor(asked.kernel, asker, asked.input.id) : refused('not_allowed')
}
