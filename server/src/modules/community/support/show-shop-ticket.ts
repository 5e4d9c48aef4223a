import type { showShopTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAsker } from './askers.ts'
import { ticketFor } from './tickets/show.ts'

export const showShopTicket: UseCase<typeof call> = async (ctx) => {
  const asker = await shopAsker(ctx)
  return asker ? ticketFor(ctx.kernel, asker, ctx.input.id) : refused('not_allowed')
}
